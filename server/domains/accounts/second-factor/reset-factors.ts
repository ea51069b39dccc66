import { mailSecurityNotice } from '#server/domains/accounts/mails/mail-security-notice.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { isAcceptedElsewhere } from '../comes-by-provider.ts';
import { closeLocationsOf } from '../pending-locations.ts';
import { endSessionsOf } from '../sessions.ts';
import { tellOfAccount } from '../tell-of-account.ts';
import { removeFactors } from './factors.ts';

/**
 * Takes every second factor of somebody away whose device is gone, ends their sessions and tells them. An administrator does it for
 * who belongs to their organisation alone: another one's demands are not theirs to weaken. Who was invited elsewhere and has not accepted
 * belongs there in no way. To be called within a transaction.
 * Throws `not_found` for who is no such member, and `users.belongs_elsewhere`.
 */
export const resetFactors = async (
  trx: Database,
  userId: number,
  /** The administrator's; none for an operator and the command. */
  organisationId?: number,
): Promise<void> => {
  const memberships = await trx
    .selectFrom('memberships')
    .select('organisation_id')
    .where('user_id', '=', userId)
    .execute();
  if (memberships.length === 0) throw apiError('not_found');
  if (organisationId !== undefined) {
    if (!memberships.some(({ organisation_id }) => organisation_id === organisationId)) throw apiError('not_found');
    if (await isAcceptedElsewhere(trx, userId, organisationId)) throw apiError('users.belongs_elsewhere');
  }
  if ((await removeFactors(trx, userId)) === 0) return nothingToAudit();
  await endSessionsOf(trx, userId);
  await closeLocationsOf(trx, userId);
  await tellOfAccount(trx, 'second-factor-reset', { userId, record: userId });
  await addJob(trx, mailSecurityNotice, { userId, what: 'second-factor-reset' });
};
