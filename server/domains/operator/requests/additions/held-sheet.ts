import type { Database } from '#server/platform/storage/database.ts';

/** A sheet that an organisation has, or once had. */
export interface Held {
  readonly isn: number;
  readonly product_key: string;
  readonly language: string;
  readonly sheet_date: string;
  readonly isRemoved: boolean;
  readonly custom: readonly [string, string, string];
  readonly subsetIds: readonly number[];
}

/** The sheet of that number, where the organisation has or had it; undefined for any other. */
export const findHeld = async (db: Database, organisationId: number, isn: number): Promise<Held | undefined> => {
  const row = await db
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .select(['product_key', 'language', 'sheet_date', 'removed', 'custom_1', 'custom_2', 'custom_3'])
    .where('organisation_id', '=', organisationId)
    .where('sheets.isn', '=', isn)
    .executeTakeFirst();
  if (!row) return undefined;
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select('subset_id')
    .where('organisation_id', '=', organisationId)
    .where('isn', '=', isn)
    .execute();
  const { product_key, language, sheet_date, removed, custom_1, custom_2, custom_3 } = row;
  return {
    isn,
    product_key,
    language,
    sheet_date,
    isRemoved: removed === 1,
    custom: [custom_1, custom_2, custom_3],
    subsetIds: places.map(({ subset_id }) => subset_id),
  };
};
