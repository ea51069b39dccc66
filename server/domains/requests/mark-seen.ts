import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';
import { visibleRequests } from './visible-requests.ts';

/** Notes that a person has opened a request; once is enough. */
export const markSeen = async (
  db: Database,
  { requestId, userId }: { requestId: number; userId: number },
): Promise<void> => {
  await db
    .insertInto('request_views')
    .values({ request_id: requestId, user_id: userId, seen_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Notes that a person has opened all that they may see. */
export const markVisibleSeen = async (db: Database, session: Session): Promise<void> => {
  const now = new Date().toISOString();
  await db
    .insertInto('request_views')
    .columns(['request_id', 'user_id', 'seen_at'])
    .expression(
      visibleRequests(db, session)
        .innerJoin('users', (join) => join.on('users.id', '=', session.userId))
        .select((eb) => ['requests.id', 'users.id as user_id', eb.cast<string>(eb.val(now), 'text').as('seen_at')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** To who comes into an organisation nothing that was asked for before is news; it is again when it changes. */
export const markAllSeen = async (
  db: Database,
  { organisationId, userId }: { organisationId: number; userId: number },
): Promise<void> => {
  await db
    .insertInto('request_views')
    .columns(['request_id', 'user_id', 'seen_at'])
    .expression((eb) =>
      eb
        .selectFrom('requests')
        .innerJoin('users', (join) => join.on('users.id', '=', userId))
        .select(['requests.id', 'users.id as user_id', 'requests.created_at as seen_at'])
        .where('requests.organisation_id', '=', organisationId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
