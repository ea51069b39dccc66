import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';

/**
 * A later sheet of the same product in the same language, of the sheet at hand: its supplier has a newer version. Told as literals, for
 * statements that are built once.
 */
export const newerVersion = (eb: ExpressionBuilder<Tables, 'sheets'>) =>
  eb
    .selectFrom('sheets as newer')
    .select('newer.isn')
    .whereRef('newer.product_key', '=', 'sheets.product_key')
    .whereRef('newer.language', '=', 'sheets.language')
    .whereRef('newer.sheet_date', '>', 'sheets.sheet_date')
    .where('newer.product_key', '!=', sql.lit(''))
    .where('newer.status', '!=', sql.lit('archived'));
