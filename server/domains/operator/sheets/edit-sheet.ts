import type { z } from 'zod';
import type { updateOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { toFacts } from '#server/domains/collection/entry-to-facts.ts';
import { saveSheet, toSheetFacts } from '#server/domains/collection/sheets.ts';
import { touchProduct, touchSheets } from '#server/domains/collection/touch-sheets.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

interface Edit {
  readonly isn: number;
  readonly entry: z.output<typeof updateOperatorSheet.body>;
}

/**
 * Rewrites the facts of a sheet, in every collection that holds it. Throws `not_found`, and `record.changed` when
 * another person saved first;
 * `sheet.ended_status` where a sheet that was ended would have another status.
 */
export const editSheet = (store: Store, { isn, entry }: Edit): Promise<void> =>
  inTransaction(store, async (trx) => {
    const known = await trx
      .updateTable('sheets')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('isn', '=', isn)
      .returningAll()
      .executeTakeFirst();
    if (!known) throw apiError('not_found');
    if (known.version !== entry.version + 1) throw apiError('record.changed');
    const end = await trx.selectFrom('sheet_ends').select('isn').where('isn', '=', isn).executeTakeFirst();
    if (end && entry.status !== known.status)
      throw new ApiError({ code: 'sheet.ended_status', source: { pointer: '/data/status' } });
    await saveSheet(
      trx,
      { ...toSheetFacts(known), ...toFacts(entry), status: entry.status, lastChecked: entry.last_checked },
      isn,
    );
    await writeEntry(trx, 'sheet-changed', { record: isn });
    await (known.product_key === '' ? touchSheets(trx, [isn]) : touchProduct(trx, known.product_key));
  });

/**
 * Marks a sheet as published by its maker: from then on, anyone who holds a sheet of its product may see it. It cannot
 * be undone, because others may have opened it. Throws `not_found`.
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
