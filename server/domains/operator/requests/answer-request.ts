import type { Transaction } from 'kysely';
import { isDocumentType } from '#contract/requests/request-types.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { mailContactAnswer } from '#server/domains/requests/contact/mail-contact-answer.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { lockRows } from '#server/platform/storage/lock-rows.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { lockOpenRequest, refuseColleagues, typeOf } from './open-request.ts';

interface Answer {
  readonly requestId: number;
  readonly message: string;
  /** Whether its writer knows that the message has been dealt with before. */
  readonly isAgain: boolean;
  /** The idempotency key it is sent under. */
  readonly key: string | undefined;
  /** The colleague who has it, where it is knowingly theirs. */
  readonly ofColleague: number | undefined;
}

/**
 * Answers a member's message: the mail goes to the address they left, whether or not they subscribed to status changes,
 * and the answer is added to the request's history. One that has been dealt with is answered again by who knows
 * that: two who answer at once do not both. Once per idempotency key. Throws `not_found`, `request.not_open`, `request.of_colleague`.
 */
export const answerContact = async (store: Store, { userId }: Session, answer: Answer): Promise<void> => {
  await inTransaction(store, (trx) =>
    answerOnce(trx, { userId, key: answer.key }, () => writeAnswer(trx, userId, answer)),
  );
};

const writeAnswer = async (
  trx: Transaction<Tables>,
  userId: number,
  { requestId, message, isAgain, ofColleague }: Answer,
) => {
  const contact = trx
    .selectFrom('requests')
    .select(['status', 'holder_id'])
    .where('id', '=', requestId)
    .where('type', '=', 'contact');
  const [held] = await lockRows(trx, contact);
  if (!held) throw apiError('not_found');
  // After its end it is nobody's work.
  const isOpen = held.status === 'processing';
  if (!isOpen && !isAgain) throw apiError('request.not_open');
  if (isOpen) await refuseColleagues(trx, held, { userId, ofColleague });
  await changeRequestStatus(trx, { requestId, status: 'completed', note: message, userId, isMailed: false });
  const { id: changeId } = await trx
    .selectFrom('request_changes')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  await addJob(trx, mailContactAnswer, { requestId, changeId: Number(changeId) });
  return {};
};

interface RefuseInput {
  readonly requestId: number;
  /** The note to the organisation. */
  readonly note: string;
  /** The colleague who has it, where it is knowingly theirs. */
  readonly ofColleague: number | undefined;
}

/** Ends a request without doing what it asks. Documents, which nobody makes by hand, are not one of these. Throws `not_found`, `request.not_open`, `request.of_colleague`. */
export const refuseRequest = async (
  store: Store,
  { userId }: Session,
  { requestId, note, ofColleague }: RefuseInput,
): Promise<void> => {
  const type = await typeOf(store, requestId);
  if (isDocumentType(type)) throw apiError('request.not_open');
  await inTransaction(store, async (trx) => {
    const request = await lockOpenRequest(trx, requestId, type);
    await refuseColleagues(trx, request, { userId, ofColleague });
    const { organisation_id: organisationId } = request;
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
