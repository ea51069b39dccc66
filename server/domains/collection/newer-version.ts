import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';

/**
 * A later sheet of the same product in the same language, of the sheet in question, that its holder may be shown: its supplier has a newer
 * version. `holder` is the column with the organisation that holds the sheet in question; without one, no matter who that is. Told as literals, for
 * statements that are built once.
 */
export const newerVersion = (eb: ExpressionBuilder<Tables, 'sheets'>, holder?: string) =>
  eb
    .selectFrom('sheets as newer')
    .select('newer.isn')
    .whereRef('newer.product_key', '=', 'sheets.product_key')
    .whereRef('newer.language', '=', 'sheets.language')
    .whereRef('newer.sheet_date', '>', 'sheets.sheet_date')
    .where('newer.product_key', '!=', sql.lit(''))
    .where('newer.status', '!=', sql.lit('archived'))
    .$if(holder !== undefined, (query) =>
      query.where((of) =>
        of.or([of('newer.owner_id', 'is', null), of('newer.owner_id', '=', sql.ref<number>(holder ?? ''))]),
      ),
    );
