import type { Transaction } from 'kysely';
import type { AdditionDraft } from '#contract/operator/addition.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { lockOpenRequest } from '../open-request.ts';

interface Draft {
  readonly requestId: number;
  readonly draft: AdditionDraft;
  /** The version it was made from; 0 for the first. */
  readonly version: number;
}

/** Keeps what was entered. Throws `not_found`, `request.not_open`, and `record.changed` where somebody else has saved since. */
export const saveDraft = (store: Store, session: Session, saved: Draft): Promise<number> =>
  inTransaction(store, async (trx) => {
    await lockOpenRequest(trx, saved.requestId, 'sdsaddition');
    return writeDraft(trx, session, saved);
  });

/** `saveDraft` as a part of a larger transaction, which holds the request. Gives the new version. */
export const writeDraft = async (
  trx: Transaction<Tables>,
  { userId }: Session,
  { requestId, draft, version }: Draft,
): Promise<number> => {
  const known = await trx
    .selectFrom('addition_drafts')
    .select('version')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if ((known?.version ?? 0) !== version) throw apiError('record.changed');
  const values = {
    draft: JSON.stringify(draft),
    version: version + 1,
    user_id: userId,
    updated_at: new Date().toISOString(),
  };
  await trx
    .insertInto('addition_drafts')
    .values({ request_id: requestId, ...values })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(values))
    .execute();
  return version + 1;
};
