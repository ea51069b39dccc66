import type { Transaction } from 'kysely';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce, type Submission } from '#server/platform/submissions.ts';
import { consumeAttempt } from '../accounts/attempts.ts';
import { resendsOf } from '../accounts/limits.ts';
import { mailVerification } from '../accounts/mails/mail-verification.ts';
import type { Session } from '../accounts/sessions.ts';
import { findMember } from './members.ts';

interface Resend {
  readonly userId: number;
  readonly submission: Submission;
  readonly now?: Date;
}

/**
 * Mails again what an account still waits for; an invitation that was declined or has expired is open again. Throws
 * `not_found`, `people.nothing_to_resend` and `throttled`.
 */
export const resendInvitation = async (
  store: Store,
  { organisationId }: Pick<Session, 'organisationId'>,
  { userId, submission, now = new Date() }: Resend,
): Promise<void> => {
  const member = await findMember(store, organisationId, userId);
  if (!member) throw apiError('not_found');
  const isComplete = member.status === 'accepted' && member.verified_at !== '';
  if (isComplete || member.shared || member.status === 'suspended') throw apiError('people.nothing_to_resend');
  await consumeAttempt(store, [resendsOf(userId)]);
  const resend = async (trx: Transaction<Tables>) => {
    const askedAt = now.toISOString();
    await trx
      .updateTable('memberships')
      .set({ invited_at: askedAt, declined_at: '' })
      .where('id', '=', member.membership_id)
      .where('accepted_at', '=', '')
      .execute();
    await writeEntry(trx, 'invitation-resent', { organisationId: organisationId || null, record: userId });
    await addJob(trx, mailVerification, { membershipId: member.membership_id, askedAt });
    return {};
  };
  await inTransaction(store, (trx) => answerOnce(trx, submission, () => resend(trx)));
};
