import { namedLocations } from '../collection/named-locations.ts';
import type { Removal } from '../requests/removals/check-removals.ts';
import type { Database } from '../storage/database.ts';
import { mapleRidge, riviereBleue } from './organisations.ts';
import { createRandom } from './random.ts';

/** So many removals of sheets that the organisation really holds, from everywhere they stand; each sheet once. */
export const drawRemovals = async (db: Database, organisationId: number, count: number): Promise<Removal[]> => {
  const rows = await db
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .select(['sheets.isn', 'product_ids', 'product_name', 'manufacturer'])
    .where('organisation_id', '=', organisationId)
    .orderBy('sheets.isn')
    .execute();
  const named = await namedLocations(db, organisationId);
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', organisationId)
    .orderBy('subset_id')
    .execute();
  const words = reasons[organisationId] ?? [''];
  return createRandom(organisationId + 11)
    .shuffled(rows)
    .slice(0, count)
    .map(({ isn, product_ids, product_name, manufacturer }, index) => {
      const locations = places
        .filter((place) => place.isn === isn)
        .flatMap(({ subset_id }) => named.get(subset_id) ?? [])
        .map((location) => ({ ...location, isRequested: false }));
      return {
        sheet: {
          isn,
          productIds: JSON.parse(product_ids) as string[],
          productName: product_name,
          manufacturer,
          locations,
          isRequested: false,
        },
        locations,
        additionalInfo: words[index % words.length] ?? '',
      };
    });
};

/** Written as members write, in their own language. */
const reasons: Record<number, readonly string[]> = {
  [mapleRidge.id]: ['No longer bought', '', 'The last container was emptied in spring'],
  [riviereBleue.id]: ['N’est plus acheté', '', 'Le dernier contenant a été vidé au printemps'],
};
