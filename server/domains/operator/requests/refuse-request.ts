import type { Session } from '#server/domains/accounts/sessions.ts';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { isDocument } from '#server/domains/requests/present/request-info.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { lockOpenRequest, typeOf } from './open-request.ts';

interface Refusal {
  readonly requestId: number;
  /** What the organisation is told. */
  readonly note: string;
}

/** Ends a request without doing what it asks. Documents, which nobody makes by hand, are not one of these. Throws `not_found`, `request.not_open`. */
export const refuseRequest = async (store: Store, { userId }: Session, { requestId, note }: Refusal): Promise<void> => {
  const type = await typeOf(store, requestId);
  if (isDocument(type)) throw apiError('request.not_open');
  await inTransaction(store, async (trx) => {
    const { organisation_id: organisationId } = await lockOpenRequest(trx, requestId, type);
    await writeEntry(trx, 'request-refused', { organisationId, record: requestId, details: { type } });
    await trx
      .updateTable('removals')
      .set({ outcome: 'refused' })
      .where('request_id', '=', requestId)
      .where('outcome', '=', 'open')
      .execute();
    await changeRequestStatus(trx, { requestId, status: 'error', note, userId });
  });
};
