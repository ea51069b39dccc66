import { isOpenMembership } from '#server/domains/accounts/accounts.ts';
import { wantsMail } from '#server/domains/accounts/own-details.ts';
import type { Database } from '#server/platform/storage/database.ts';

/**
 * The person who made a request and wants mail about it: still a member of its organisation, with a verified address.
 * Undefined when there is no such person, or a shared account made the request.
 */
export const subscribedRequester = async (db: Database, requestId: number) => {
  const requester = await db
    .selectFrom('requests')
    .innerJoin('users', 'users.id', 'requests.user_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .onRef('memberships.organisation_id', '=', 'requests.organisation_id'),
    )
    .select(['users.id', 'users.email', 'users.language', 'users.is_subscribed', 'memberships.own_details'])
    .where('requests.id', '=', requestId)
    .where(isOpenMembership())
    .where('users.shared', '=', 0)
    .where('users.verified_at', '!=', '')
    .executeTakeFirst();
  return requester && wantsMail(requester) ? requester : undefined;
};
