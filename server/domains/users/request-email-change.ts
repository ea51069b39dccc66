import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { mailVerification } from '../accounts/mails/mail-verification.ts';
import { closeLocationsOf } from '../accounts/pending-locations.ts';
import { reopenInvitation } from '../accounts/reopen-invitation.ts';
import { endSessionsOf } from '../accounts/sessions.ts';
import { retireTokens } from '../accounts/tokens.ts';
import type { Member } from './members.ts';

/**
 * Gives a member another address, which has to be verified before anyone signs in with it: whoever reads the former one gets in
 * no longer, neither by a session nor by a link that was mailed there.
 */
export const requestEmailChange = async (trx: Database, member: Member, email: string): Promise<void> => {
  const { id: userId, membership_id: membershipId } = member;
  await trx
    .updateTable('users')
    .set({ name: email, email, verified_at: '', pending_email: '' })
    .where('id', '=', userId)
    .execute();
  for (const kind of ['verify', 'reset', 'new-address'] as const) await retireTokens(trx, { kind, userId });
  await endSessionsOf(trx, userId);
  await closeLocationsOf(trx, userId);
  const askedAt = new Date().toISOString();
  await reopenInvitation(trx, membershipId, askedAt);
  await addJob(trx, mailVerification, { membershipId, askedAt });
};
