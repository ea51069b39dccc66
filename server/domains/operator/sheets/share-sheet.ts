import { touchProduct } from '#server/domains/collection/touch-sheets.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

/**
 * Says of a sheet that its maker publishes it: anyone who holds a sheet of its product may be shown it from then on. There is no way back,
 * for others may have opened it. Throws `not_found`.
 */
export const shareSheet = (store: Store, isn: number): Promise<void> =>
  inTransaction(store, async (trx) => {
    const sheet = await trx
      .selectFrom('sheets')
      .select(['owner_id', 'product_key'])
      .where('isn', '=', isn)
      .executeTakeFirst();
    if (!sheet) throw apiError('not_found');
    if (sheet.owner_id === null) return nothingToAudit();
    await trx.updateTable('sheets').set({ owner_id: null }).where('isn', '=', isn).execute();
    await writeEntry(trx, 'sheet-shared', { organisationId: sheet.owner_id, record: isn });
    await touchProduct(trx, sheet.product_key);
  });
