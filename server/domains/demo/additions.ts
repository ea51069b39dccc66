import type { Database } from '#server/platform/storage/database.ts';
import { namedLocations } from '../collection/named-locations.ts';
import { type AdditionInfo, toAdditionInfo } from '../requests/additions/addition-info.ts';
import { createRandom } from './random.ts';

/** An addition as it was asked for, and what its file was called. */
export interface DemoAddition {
  readonly info: AdditionInfo;
  readonly fileName: string;
}

/** As a member might have called the PDF of a sheet. */
export const toFileName = ({ manufacturer, product_name }: { manufacturer: string; product_name: string }): string =>
  `${manufacturer} - ${product_name}.pdf`;

/** So many additions of sheets that the organisation really holds now, where and as it keeps them. */
export const drawAdditions = async (db: Database, organisationId: number, count: number): Promise<DemoAddition[]> => {
  const rows = await db
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .select(['sheets.isn', 'product_name', 'manufacturer', 'custom_1', 'custom_2', 'custom_3'])
    .where('organisation_id', '=', organisationId)
    .orderBy('sheets.isn')
    .execute();
  const random = createRandom(organisationId + 13);
  const drawn = random.shuffled(rows).slice(0, count);
  const named = await namedLocations(db, organisationId);
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', organisationId)
    .where(
      'isn',
      'in',
      drawn.map(({ isn }) => isn),
    )
    .orderBy('subset_id')
    .execute();
  return drawn.map(({ isn, product_name, manufacturer, custom_1, custom_2, custom_3 }) => ({
    fileName: toFileName({ manufacturer, product_name }),
    info: toAdditionInfo({
      locations: places.filter((place) => place.isn === isn).flatMap(({ subset_id }) => named.get(subset_id) ?? []),
      customFields: [custom_1, custom_2, custom_3],
      size: random.between(90_000, 1_400_000),
      takenOut: [],
    }),
  }));
};
