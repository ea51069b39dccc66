import type { Database } from '#server/platform/storage/database.ts';

/** Ids of the locations in which an organisation's sheets stand, by record number. */
export const readSheetPlaces = async (
  db: Database,
  organisationId: number,
  isns: readonly number[],
): Promise<Map<number, number[]>> => {
  const rows = await db
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', organisationId)
    .where('isn', 'in', isns)
    .execute();
  const places = new Map<number, number[]>();
  for (const { isn, subset_id } of rows) places.set(isn, [...(places.get(isn) ?? []), subset_id]);
  return places;
};
