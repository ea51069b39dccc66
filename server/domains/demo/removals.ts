import type { Database } from '#server/platform/storage/database.ts';
import { namedLocations } from '../collection/named-locations.ts';
import type { Removal } from '../requests/removals/check-removals.ts';
import { mapleRidge, riviereBleue } from './organisations.ts';
import { createRandom } from './random.ts';

interface DrawnRemovals {
  readonly ofHeld: readonly Removal[];
  /** Of sheets that the organisation does not hold, as if it once had. */
  readonly ofGone: readonly Removal[];
}

/** So many removals of each kind, from everywhere the sheets stand; each sheet once. */
export const drawRemovals = async (db: Database, organisationId: number, count: number): Promise<DrawnRemovals> => {
  const placed = db
    .selectFrom('collection_sheets')
    .select(['isn', 'organisation_id'])
    .where('organisation_id', '=', organisationId)
    .as('placed');
  const rows = await db
    .selectFrom('sheets')
    .leftJoin(placed, 'placed.isn', 'sheets.isn')
    .select(['sheets.isn', 'product_ids', 'product_name', 'manufacturer', 'placed.organisation_id as holder'])
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
  const shuffled = (wanted: typeof rows) => createRandom(organisationId + 11).shuffled(wanted);
  const held = shuffled(rows.filter(({ holder }) => holder !== null)).slice(0, count);
  const gone = shuffled(rows.filter(({ holder }) => holder === null)).slice(0, count);
  const toRemoval = ({ isn, product_ids, product_name, manufacturer }: (typeof rows)[number], index: number) => {
    const locations = places
      .filter((place) => place.isn === held[index]?.isn)
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
  };
  return { ofHeld: held.map(toRemoval), ofGone: gone.map(toRemoval) };
};

/** Written as members write, in their own language. */
const reasons: Record<number, readonly string[]> = {
  [mapleRidge.id]: ['No longer bought', '', 'The last container was emptied in spring'],
  [riviereBleue.id]: ['N’est plus acheté', '', 'Le dernier contenant a été vidé au printemps'],
};
