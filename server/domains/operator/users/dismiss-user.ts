import { lockMembers } from '#server/domains/users/lock-members.ts';
import { findMember } from '#server/domains/users/members.ts';
import { removeMembers } from '#server/domains/users/remove-users.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

/**
 * Takes a member out of an organisation, as its administrators do; unlike them the provider may take out the last company admin,
 * since it can invite another. Throws `not_found`, and `people.not_editable` for a shared account.
 */
export const dismissUser = (
  store: Store,
  { userId, organisationId }: { userId: number; organisationId: number },
): Promise<void> =>
  inTransaction(store, async (trx) => {
    await lockMembers(trx, organisationId);
    const member = await findMember(trx, organisationId, userId);
    if (!member) throw apiError('not_found');
    if (member.shared) throw apiError('people.not_editable');
    await removeMembers(trx, organisationId, [member]);
  });
