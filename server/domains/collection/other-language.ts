import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';

/** A sheet of the same product in another language that the collection of the sheet in question, `placed`, holds too. Told as literals, for statements that are built once. */
export const otherLanguage = (
  eb: ExpressionBuilder<Tables & { placed: Tables['collection_sheets'] }, 'sheets' | 'placed'>,
) =>
  eb
    .selectFrom('sheets as counterpart')
    .innerJoin('collection_sheets as beside', 'beside.isn', 'counterpart.isn')
    .select('counterpart.isn')
    .whereRef('counterpart.product_key', '=', 'sheets.product_key')
    .whereRef('counterpart.language', '!=', 'sheets.language')
    .where('counterpart.product_key', '!=', sql.lit(''))
    .whereRef('beside.organisation_id', '=', 'placed.organisation_id')
    .where('beside.removed', '=', sql.lit(0));
