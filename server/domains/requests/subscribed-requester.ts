import { isOpenMembership } from '#server/domains/accounts/accounts.ts';
import type { Database } from '#server/platform/storage/database.ts';

/**
 * Who made a request, to be told by mail what becomes of it: a member of its organisation still, whose address is known to be
 * theirs, and who wants to hear of it. Undefined when there is no such person, or nobody's account made it.
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
