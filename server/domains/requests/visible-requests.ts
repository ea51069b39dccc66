import type { Role } from '#contract/permissions.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';

/**
 * The requests that somebody may see: who may only read, those of the own account; the others, the organisation's. Decision 13. What the
 * desk adds of its own accord is there once it is done: before that nobody has anything to see to.
 */
export const visibleRequests = (db: Database, { organisationId, userId, role }: Session) =>
  db
    .selectFrom('requests')
    .where('requests.organisation_id', '=', organisationId)
    .where('requests.id', 'not in', hiddenRequests(db, organisationId))
    .$if(seesOwnRequestsOnly(role), (query) => query.where('requests.user_id', '=', userId));

/** As a list of its own, of the few there are: indexes of requests know nothing of it, and stay enough for those who see the others. */
const hiddenRequests = (db: Database, organisationId: number) =>
  db
    .selectFrom('requests as hidden')
    .select('hidden.id')
    .where('hidden.organisation_id', '=', organisationId)
    .where((eb) => eb('hidden.from_desk', '=', eb.lit(1)))
    .where('hidden.status', '!=', 'completed');

const seesOwnRequestsOnly = (role: Role): boolean => role === 'read-only';

/** Whether somebody may see the request of this number; one that is not there nobody sees. */
export const seesRequest = async (db: Database, session: Session, id: number): Promise<boolean> =>
  (await visibleRequests(db, session).select('requests.id').where('requests.id', '=', id).executeTakeFirst()) !==
  undefined;
