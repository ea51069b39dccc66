import type { Session } from '../accounts/sessions.ts';
import type { Database } from '../storage/database.ts';

/** How many requests of the organisation this person has not opened since they were made or their status changed. */
export const countUnseenRequests = async (db: Database, session: Session): Promise<number> => {
  const { count } = await db
    .selectFrom('requests')
    .leftJoin('request_views', (join) =>
      join.onRef('request_views.request_id', '=', 'requests.id').on('request_views.user_id', '=', session.userId),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('requests.organisation_id', '=', session.organisationId)
    .where('request_views.request_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
