import type { Transaction } from 'kysely';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { isDocument } from '#server/domains/requests/present/request-info.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { readRequestOrganisation } from './open-request.ts';
import { nextMoment } from './queue/mark.ts';

/**
 * Takes a refusal back: the request is worked on again, by the operator who says so, and the requester is told. Its draft, its file and what
 * was read of it are as they were. One that is worked on already stays as it is. Throws `not_found`, `request.not_refused`,
 * `removal.asked_anew`.
 */
export const reopenRequest = async (store: Store, { userId }: Session, requestId: number): Promise<void> => {
  const organisationId = await readRequestOrganisation(store, requestId);
  await inTransaction(store, async (trx) => {
    // Whoever asks for removals holds this row: nobody asks for the same ones meanwhile.
    await lockRows(trx, trx.selectFrom('organisations').select('id').where('id', '=', organisationId));
    const [request] = await lockRows(
      trx,
      trx.selectFrom('requests').select(['type', 'status']).where('id', '=', requestId),
    );
    if (!request) throw apiError('not_found');
    const { type, status } = request;
    if (isDocument(type) || status === 'completed') throw apiError('request.not_refused');
    if (status === 'processing') return nothingToAudit();
    await writeEntry(trx, 'request-reopened', { organisationId, record: requestId, details: { type } });
    await trx
      .updateTable('requests')
      .set({ holder_id: userId, holder_changed_at: await nextMoment(trx) })
      .where('id', '=', requestId)
      .execute();
    await changeRequestStatus(trx, { requestId, status: 'processing', note: '', userId });
    if (type === 'sdsremoval') await reopenDecisions(trx, requestId);
  });
};

/** Its locations are to be decided again, all of them or none. */
const reopenDecisions = async (trx: Transaction<Tables>, requestId: number): Promise<void> => {
  const taken = await trx
    .selectFrom('removals')
    .select('subset_id')
    .where('request_id', '=', requestId)
    .where('is_open', '=', 0)
    .executeTakeFirst();
  if (taken) throw apiError('removal.asked_anew');
  await trx.updateTable('removals').set({ outcome: 'open' }).where('request_id', '=', requestId).execute();
};
