import { reviewLimit } from '#contract/sheets/review.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { changeCollectionWithin } from './changes.ts';

/**
 * Sheets become due for review without a change of their own: the search indexes learn of those that did since the last
 * run, as a change of their collections.
 */
export const markPastReview = async (store: Store, now = new Date()): Promise<void> => {
  const limit = reviewLimit(now);
  const organisations = await store
    .selectFrom('organisations')
    .select(['id', 'reviewed_until'])
    .where('reviewed_until', '<', limit)
    .execute();
  for (const { id, reviewed_until } of organisations)
    await inTransaction(store, async (trx) => {
      await changeCollectionWithin(trx, id, async (_, { version }) => {
        await trx
          .updateTable('collection_sheets')
          .set({ version })
          .where('organisation_id', '=', id)
          .where('removed', '=', 0)
          .where('isn', 'in', (eb) =>
            eb
              .selectFrom('sheets')
              .select('isn')
              .where('sheet_date', '>', reviewed_until)
              .where('sheet_date', '<=', limit),
          )
          .execute();
      });
      await trx.updateTable('organisations').set({ reviewed_until: limit }).where('id', '=', id).execute();
    });
};
