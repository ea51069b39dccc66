import type { Transaction } from 'kysely';
import { grantableBy, roles } from '#contract/permissions.ts';
import { isOpenMembership } from '#server/domains/accounts/accounts.ts';
import { wantsMail } from '#server/domains/accounts/own-details.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { mailListHit } from './mail-list-hit.ts';

/** Roles whose holders answer for the collection. */
const watchers = roles.filter((role) => grantableBy(role).includes('overview'));

/** Those who are mailed what a list names: they manage the collection, have an address of their own and want mail. */
export const watchersOf = async (db: Database, organisationId: number) => {
  const members = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.email', 'users.language', 'users.is_subscribed', 'memberships.own_details'])
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.role', 'in', watchers)
    .where(isOpenMembership())
    .where('users.shared', '=', 0)
    .where('users.verified_at', '!=', '')
    .orderBy('users.id')
    .execute();
  return members.filter(wantsMail);
};

/** Has everybody who manages the collection mailed that an addition is on lists that the organisation watches. */
export const tellWatchers = async (
  trx: Transaction<Tables>,
  { organisationId, requestId }: { readonly organisationId: number; readonly requestId: number },
): Promise<void> => {
  for (const { id } of await watchersOf(trx, organisationId)) await addJob(trx, mailListHit, { userId: id, requestId });
};
