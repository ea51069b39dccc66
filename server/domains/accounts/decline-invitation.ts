import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { mailAccountChange } from './mails/mail-account-change.ts';
import { spendToken } from './tokens.ts';
import type { Verification } from './verifications.ts';

interface Refused {
  readonly verification: Verification;
  readonly token: string;
  readonly now?: Date;
}

/**
 * Says no to an invitation; the organisation may send it again. To be called within a transaction. Throws
 * `verification.expired` when the link was used in the meantime, or invites no (longer).
 */
export const declineInvitation = async (
  trx: Database,
  { verification, token, now = new Date() }: Refused,
): Promise<void> => {
  if (!(await spendToken(trx, token, now))) throw apiError('verification.expired');
  const declined = await trx
    .updateTable('memberships')
    .set({ declined_at: now.toISOString() })
    .where('id', '=', verification.membership_id)
    .where('accepted_at', '=', '')
    .returning('id')
    .executeTakeFirst();
  if (!declined) throw apiError('verification.expired');
  const { invited_id: userId, organisation_id: organisationId } = verification;
  await writeEntry(trx, 'invitation-declined', { userId, organisationId, record: userId });
  await addJob(trx, mailAccountChange, { membershipId: declined.id, change: 'invitation-declined' });
};
