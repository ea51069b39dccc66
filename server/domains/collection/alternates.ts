import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { isOpenTo } from './ownership.ts';

const letters = { en: 'E', fr: 'F' } as const;

/** The other sheets of a product that the organisation may be shown, versions and language counterparts, newest first. */
export const readAlternates = async (
  db: Database,
  { isn, product_key, organisationId }: { isn: number; product_key: string; organisationId: number },
): Promise<SheetDetails['alternates']> => {
  if (product_key === '') return [];
  const rows = await db
    .selectFrom('sheets')
    .select(['isn', 'sheet_date', 'created_at', 'language'])
    .where('product_key', '=', product_key)
    .where('isn', '!=', isn)
    .where((eb) => isOpenTo(eb, organisationId))
    .orderBy('sheet_date', 'desc')
    .orderBy('isn')
    .execute();
  return rows.map((row) => ({
    isn: row.isn,
    display_dateof_msds: row.sheet_date,
    datecreated_iso8601: row.created_at,
    language: letters[row.language],
  }));
};
