import type { Transaction } from 'kysely';
import { isDocumentType, type RequestStatus, type RequestType } from '#contract/requests/request-types.ts';
import { announce } from '#server/domains/announcements/announce.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { mailRequestStatus } from './mails/mail-request-status.ts';
import { forgetEnd, keepEnd, tellWhenAllEnded } from './mails/untold-ends.ts';

export interface StatusChange {
  readonly requestId: number;
  readonly status: RequestStatus;
  /** The note to the organisation; may be empty. */
  readonly note: string;
  /** Null when it is Vigie itself. */
  readonly userId: number | null;
  /** Left out when the requester gets a mail of another kind about it. */
  readonly isMailed?: false;
  /** It is the organisation's own word to the desk: its people see it as new, and nobody is mailed. */
  readonly isReply?: true;
}

/**
 * Changes a request's status: it becomes unseen for everybody except the person who changes it, removals are closed or
 * opened again, and the requester gets a mail: about an end, one for all that was sent together. With the same status it is a note alone
 * that is mailed, added to the history and to be seen; without a note nothing happens. Throws `not_found`.
 */
export const changeRequestStatus = async (trx: Transaction<Tables>, change: StatusChange): Promise<void> => {
  const { requestId, status, note, userId, isReply = false } = change;
  const request = await lockRequest(trx, requestId);
  const isOther = request.status !== status;
  if (!isOther && note === '') return;
  await trx
    .updateTable('requests')
    .set({ status, has_reply: isReply ? 1 : 0 })
    .where('id', '=', requestId)
    .execute();
  if (isOther && request.type === 'sdsremoval')
    await (status === 'processing' ? reopenRemovals : closeRemovals)(trx, requestId);
  await trx
    .deleteFrom('request_views')
    .where('request_id', '=', requestId)
    .$if(userId !== null, (query) => query.where('user_id', '!=', userId))
    .execute();
  const { id: changeId } = await trx
    .insertInto('request_changes')
    .values({
      request_id: requestId,
      user_id: userId,
      status: isOther ? status : '',
      note,
      is_reply: isReply ? 1 : 0,
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Nobody is mailed about their own actions.
  const isMailed = change.isMailed !== false && !isReply && request.user_id !== null && request.user_id !== userId;
  const isEnd = isOther && status !== 'processing';
  if (request.submission !== '' && isOther) await forgetEnd(trx, requestId);
  if (isMailed && request.submission !== '' && isEnd) await keepEnd(trx, { requestId, changeId }, request.submission);
  else if (isMailed) await addJob(trx, mailRequestStatus, { requestId, changeId });
  if (request.submission !== '' && isEnd) await tellWhenAllEnded(trx, request.submission);
  if (isOther && status !== 'processing') await announceEnd(trx, { ...request, requestId, status });
};

interface End {
  readonly requestId: number;
  readonly organisation_id: number;
  readonly type: RequestType;
  readonly status: Exclude<RequestStatus, 'processing'>;
}

/** A document that could not be made is a request that is answered so. */
const announceEnd = async (
  trx: Transaction<Tables>,
  { requestId: request, organisation_id: organisationId, type, status }: End,
): Promise<void> => {
  if (isDocumentType(type) && status === 'completed')
    await announce(trx, { organisationId, event: 'document.ready', items: [{ request, type }] });
  else await announce(trx, { organisationId, event: 'request.answered', items: [{ request, type, status }] });
};

/** Leaves a note with a request; its status stays. Throws `not_found`. */
export const addRequestNote = async (trx: Transaction<Tables>, change: Omit<StatusChange, 'status'>): Promise<void> => {
  const { status } = await lockRequest(trx, change.requestId);
  await changeRequestStatus(trx, { ...change, status });
};

/** Anyone else who changes the request waits until this transaction ends. Throws `not_found`. */
export const lockRequest = async (trx: Transaction<Tables>, requestId: number) => {
  const [request] = await lockRows(
    trx,
    trx
      .selectFrom('requests')
      .select(['status', 'type', 'user_id', 'submission', 'organisation_id'])
      .where('id', '=', requestId),
  );
  if (!request) throw apiError('not_found');
  return request;
};

/** What a request asked to have removed is carried out or refused: it may be asked for again. */
const closeRemovals = async (trx: Transaction<Tables>, requestId: number): Promise<void> => {
  await trx.updateTable('removals').set({ is_open: 0 }).where('request_id', '=', requestId).execute();
};

/** Removals are opened again, except for places that another request asks for meanwhile. */
const reopenRemovals = async (trx: Transaction<Tables>, requestId: number): Promise<void> => {
  await trx
    .updateTable('removals')
    .set({ is_open: 1 })
    .where('request_id', '=', requestId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('removals as others')
            .select('others.request_id')
            .whereRef('others.organisation_id', '=', 'removals.organisation_id')
            .whereRef('others.isn', '=', 'removals.isn')
            .whereRef('others.subset_id', '=', 'removals.subset_id')
            .where((of) => of('others.is_open', '=', of.lit(1))),
        ),
      ),
    )
    .execute();
};
