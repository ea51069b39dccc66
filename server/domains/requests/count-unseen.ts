import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';
import { visibleRequests } from './visible-requests.ts';

/** How many of the requests that this person may see they have not opened since they were made or their status changed. */
export const countUnseenRequests = async (db: Database, session: Session): Promise<number> => {
  const { count } = await visibleRequests(db, session)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('request_views')
            .select('request_views.request_id')
            .whereRef('request_views.request_id', '=', 'requests.id')
            .where('request_views.user_id', '=', session.userId),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
};
