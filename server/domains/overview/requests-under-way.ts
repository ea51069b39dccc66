import type { Overview } from '#contract/calls/overview.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { visibleRequests } from '#server/domains/requests/visible-requests.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** How many requests that somebody may see are under way, by type; those of which there are most first. */
export const requestsUnderWay = async (db: Database, session: Session): Promise<NonNullable<Overview['requests']>> => {
  const rows = await visibleRequests(db, session)
    .select((eb) => ['requests.type', eb.fn.countAll<number | string>().as('count')])
    .where('requests.status', '=', 'processing')
    .groupBy('requests.type')
    .execute();
  return rows
    .map(({ type, count }) => ({ type, count: Number(count) }))
    .sort((one, other) => other.count - one.count || one.type.localeCompare(other.type));
};
