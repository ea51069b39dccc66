import type { VerificationFields } from '#contract/calls/verify-email.ts';
import type { Language } from '#contract/languages.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { joinAccount, takeAddress } from './invited-person.ts';
import { mailAccountChange } from './mails/mail-account-change.ts';
import { removeFactors } from './second-factor/factors.ts';
import { tellOfAccount } from './tell-of-account.ts';
import { spendToken } from './tokens.ts';
import type { Verification } from './verifications.ts';

interface Completion {
  readonly verification: Verification;
  readonly token: string;
  readonly fields: VerificationFields;
  /** In which the person reads the page that accepts; mail is written in it from now on. */
  readonly language?: Language | undefined;
  /** Of an account that had no password before. */
  readonly passwordHash?: string;
  readonly now?: Date;
}

/**
 * Accepts the invitation and completes the account; the mailed link has shown that the address is theirs. To be called
 * within a transaction. Throws `verification.expired` when the link was used, or a password set, in the meantime, and
 * `verification.address_taken`.
 */
export const completeAccount = async (
  trx: Database,
  { verification, token, fields, language, passwordHash, now = new Date() }: Completion,
): Promise<void> => {
  if (!(await spendToken(trx, token, now))) throw apiError('verification.expired');
  const { user_id, invited_id, email, membership_id, organisation_id, verified_at } = verification;
  const invited = { userId: invited_id, email, organisationId: organisation_id };
  if (user_id === invited_id) await takeAddress(trx, invited);
  else await joinAccount(trx, { invited, membershipId: membership_id, accountId: user_id });
  const completed = await trx
    .updateTable('users')
    .set((eb) => ({
      version: eb('version', '+', 1),
      first_name: fields.first_name,
      last_name: fields.last_name,
      ...(fields.phone !== undefined && { phone: fields.phone }),
      ...(language && { language }),
      ...(passwordHash && { password_hash: passwordHash }),
      verified_at: verified_at || now.toISOString(),
    }))
    .where('id', '=', user_id)
    .$if(Boolean(passwordHash), (query) => query.where('password_hash', '=', ''))
    .returning('id')
    .executeTakeFirst();
  if (!completed) throw apiError('verification.expired');
  // Who chooses the first password reads the mail of this address; who came through a provider before may have been another.
  if (passwordHash) await removeFactors(trx, user_id);
  await trx
    .updateTable('memberships')
    .set({ accepted_at: now.toISOString(), declined_at: '' })
    .where('id', '=', membership_id)
    .execute();
  await writeEntry(trx, 'account-verified', {
    userId: user_id,
    organisationId: organisation_id,
    record: user_id,
    details: { accepted: true },
  });
  await addJob(trx, mailAccountChange, { membershipId: membership_id, change: 'invitation-accepted' });
};

/**
 * Confirms the address of an account that has a password. A link that also invites stays good for that. To be called within a
 * transaction. Throws `verification.expired` when the link was used in the meantime.
 */
export const verifyAddress = async (
  trx: Database,
  { verification, token, now = new Date() }: Pick<Completion, 'verification' | 'token' | 'now'>,
): Promise<void> => {
  const { user_id: userId, invited_id, email, organisation_id: organisationId, accepted_at } = verification;
  if (accepted_at !== '' && !(await spendToken(trx, token, now))) throw apiError('verification.expired');
  if (userId === invited_id) await takeAddress(trx, { userId, email, organisationId });
  await trx.updateTable('users').set({ verified_at: now.toISOString() }).where('id', '=', userId).execute();
  // Who invites somebody is not told of the account that they have with others: those are.
  await tellOfAccount(trx, 'account-verified', { userId, record: userId });
  const memberships = await trx.selectFrom('memberships').select('id').where('user_id', '=', userId).execute();
  for (const { id: membershipId } of memberships)
    await addJob(trx, mailAccountChange, { membershipId, change: 'address-verified' });
};
