import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { takeAddress } from './invited-person.ts';
import { mailAccountChange } from './mails/mail-account-change.ts';
import { mailAddressChanged } from './mails/mail-address-changed.ts';
import { retireTokens, spendToken } from './tokens.ts';
import type { Verification } from './verifications.ts';

interface Arrived {
  readonly verification: Verification;
  readonly token: string;
  readonly now?: Date;
}

/**
 * Makes the address that a link was mailed to the account's: one signs in with it from now on. To be called within a
 * transaction. Throws `verification.expired` when the account waits for it no longer, `verification.address_taken` when somebody
 * else has it by now.
 */
export const confirmEmailChange = async (
  trx: Database,
  { verification, token, now = new Date() }: Arrived,
): Promise<void> => {
  if (!(await spendToken(trx, token, now))) throw apiError('verification.expired');
  const {
    user_id: userId,
    membership_id: membershipId,
    organisation_id: organisationId,
    new_address: email,
  } = verification;
  await takeAddress(trx, { userId, email, organisationId });
  const changed = await trx
    .updateTable('users')
    .set((eb) => ({
      name: email,
      email,
      pending_email: '',
      verified_at: now.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', userId)
    .where('pending_email', '=', email)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw apiError('verification.expired');
  await writeEntry(trx, 'account-verified', { userId, record: userId, details: { fields: ['email'] } });
  // They were mailed to the former address.
  for (const kind of ['reset', 'verify'] as const) await retireTokens(trx, { kind, userId });
  await addJob(trx, mailAddressChanged, { userId, former: verification.name });
  await addJob(trx, mailAccountChange, { membershipId, change: 'address-changed' });
};
