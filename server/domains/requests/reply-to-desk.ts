import { isDocumentType } from '#contract/requests/request-types.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { changeRequestStatus, lockRequest } from './change-status.ts';
import { seesRequest } from './visible-requests.ts';

interface Reply {
  readonly requestId: number;
  readonly note: string;
  /** Idempotency key; undefined from programs that draw none. */
  readonly key: string | undefined;
}

/**
 * Leaves a note with an open request that somebody of its organisation may see, for the desk to read. Throws `not_found`, and
 * `request.ended` where nobody works on it: it has ended, or is a document that makes itself.
 */
export const replyToDesk = async (store: Store, session: Session, { requestId, note, key }: Reply): Promise<void> => {
  const { userId } = session;
  await inTransaction(store, (trx) =>
    answerOnce(trx, { userId, key }, async () => {
      if (!(await seesRequest(trx, session, requestId))) throw apiError('not_found');
      const { status, type } = await lockRequest(trx, requestId);
      if (status !== 'processing' || isDocumentType(type)) throw apiError('request.ended');
      await changeRequestStatus(trx, { requestId, status, note, userId, isReply: true });
      return {};
    }),
  );
};
