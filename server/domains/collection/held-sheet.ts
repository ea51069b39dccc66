import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** A sheet that an organisation has, or once had. */
export interface Held {
  readonly isn: number;
  readonly product_key: string;
  readonly product_name: string;
  readonly manufacturer: string;
  readonly language: SheetLanguage;
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
    .select(['product_key', 'product_name', 'manufacturer', 'language', 'sheet_date', 'removed'])
    .select(['custom_1', 'custom_2', 'custom_3'])
    .where('organisation_id', '=', organisationId)
    .where('sheets.isn', '=', isn)
    .executeTakeFirst();
  if (!row) return undefined;
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select('subset_id')
    .where('organisation_id', '=', organisationId)
    .where('isn', '=', isn)
    .orderBy('subset_id')
    .execute();
  const { removed, custom_1, custom_2, custom_3, ...sheet } = row;
  return {
    isn,
    ...sheet,
    isRemoved: removed === 1,
    custom: [custom_1, custom_2, custom_3],
    subsetIds: places.map(({ subset_id }) => subset_id),
  };
};
