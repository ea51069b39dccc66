import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { settleAttention as settleCall } from '#contract/calls/operator/sheet-ends.ts';
import type { AttentionKind } from '#contract/sheets/attention.ts';
import { settledDays } from '#contract/sheets/attention-actions.ts';
import { touchSheets } from '#server/domains/collection/touch-sheets.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

type Settling = z.output<typeof settleCall.body> & { readonly isn: number; readonly userId: number };

/** Has the desk's lists leave a sheet out for a while; for members it needs attention as before. Throws `not_found`. */
export const settleAttention = (store: Store, { isn, kind, how, userId }: Settling, now = new Date()): Promise<void> =>
  inTransaction(store, async (trx) => {
    const sheet = await trx.selectFrom('sheets').select('file_hash').where('isn', '=', isn).executeTakeFirst();
    if (!sheet) throw apiError('not_found');
    const until = new Date(now.getTime() + settledDays[how] * 86_400_000).toISOString().slice(0, 10);
    const row = { how, file_hash: sheet.file_hash, user_id: userId, settled_at: now.toISOString(), until };
    await trx
      .insertInto('settled_attention')
      .values({ isn, kind, ...row })
      .onConflict((conflict) => conflict.columns(['isn', 'kind']).doUpdateSet(row))
      .execute();
    if (kind === 'old' && how === 'asked') await recordAsked(trx, isn, now);
    await writeEntry(trx, 'sheet-attention-settled', { record: isn, details: { kind, how } });
  });

/** Members read that a newer sheet was asked for, and when the supplier was asked. */
const recordAsked = async (trx: Transaction<Tables>, isn: number, now: Date): Promise<void> => {
  await trx
    .updateTable('sheets')
    .set((eb) => ({
      version: eb('version', '+', 1),
      last_checked: now.toISOString().slice(0, 10),
      status: eb
        .case()
        .when('status', '=', 'current')
        .then('update-requested' as const)
        .else(eb.ref('status'))
        .end(),
    }))
    .where('isn', '=', isn)
    .execute();
  await touchSheets(trx, [isn]);
};

/** Takes that back. Throws `not_found`. */
export const reopenAttention = (
  store: Store,
  { isn, kind }: { readonly isn: number; readonly kind: AttentionKind },
): Promise<void> =>
  inTransaction(store, async (trx) => {
    const sheet = await trx.selectFrom('sheets').select('isn').where('isn', '=', isn).executeTakeFirst();
    if (!sheet) throw apiError('not_found');
    const { numDeletedRows } = await trx
      .deleteFrom('settled_attention')
      .where('isn', '=', isn)
      .where('kind', '=', kind)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return nothingToAudit();
    await writeEntry(trx, 'sheet-attention-settled', { record: isn, details: { kind, how: 'reopened' } });
  });

interface Replaced {
  readonly isn: number;
  /** SHA-256 of the file that the sheet has from now on. */
  readonly file: string;
  /** Its date is later than the sheet's was. */
  readonly isNewer: boolean;
  readonly isOtherLanguage: boolean;
}

/**
 * Keeps what was settled about a sheet when it has another file: all but what was said of the file, and what its new date or language has
 * overtaken.
 */
export const carrySettled = async (
  trx: Transaction<Tables>,
  { isn, file, isNewer, isOtherLanguage }: Replaced,
): Promise<void> => {
  const overtaken: AttentionKind[] = [
    ...(['no-pdf', 'unread'] as const),
    ...(isNewer ? (['old', 'superseded'] as const) : []),
    ...(isOtherLanguage ? (['one-language', 'superseded'] as const) : []),
  ];
  await trx.deleteFrom('settled_attention').where('isn', '=', isn).where('kind', 'in', overtaken).execute();
  await trx.updateTable('settled_attention').set({ file_hash: file }).where('isn', '=', isn).execute();
};

/**
 * Whether the sheet in question is left out of the list of a kind on a day: it has the file that it had when that was said, and no newer
 * version has come since.
 */
export const isSettled = (eb: ExpressionBuilder<Tables, 'sheets'>, kind: AttentionKind, today: Date) =>
  eb.exists(
    eb
      .selectFrom('settled_attention')
      .select('settled_attention.isn')
      .whereRef('settled_attention.isn', '=', 'sheets.isn')
      .where('settled_attention.kind', '=', sql.lit(kind))
      .whereRef('settled_attention.file_hash', '=', 'sheets.file_hash')
      .where('settled_attention.until', '>=', today.toISOString().slice(0, 10))
      .where((of) =>
        of.not(
          of.exists(
            of
              .selectFrom('sheets as later')
              .select('later.isn')
              .whereRef('later.product_key', '=', 'sheets.product_key')
              .where('later.product_key', '!=', sql.lit(''))
              .whereRef('later.created_at', '>', 'settled_attention.settled_at'),
          ),
        ),
      ),
  );
