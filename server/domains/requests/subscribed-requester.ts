import { isOpenMembership } from '#server/domains/accounts/accounts.ts';
import type { Database } from '#server/platform/storage/database.ts';

/**
 * The person who made a request and wants mail about it: still a member of its organisation, with a verified address.
 * Undefined when there is no such person, or a shared account made the request.
 */
export const subscribedRequester = (db: Database, requestId: number) =>
  db
    .selectFrom('requests')
    .innerJoin('users', 'users.id', 'requests.user_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .onRef('memberships.organisation_id', '=', 'requests.organisation_id'),
    )
    .select(['users.id', 'users.email', 'users.language'])
    .where('requests.id', '=', requestId)
    .where(isOpenMembership())
    .where('users.shared', '=', 0)
    .where('users.verified_at', '!=', '')
    .where('users.is_subscribed', '=', 1)
    .executeTakeFirst();
