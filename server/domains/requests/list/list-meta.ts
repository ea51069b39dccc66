import { requestTypes } from '#contract/requests/request-types.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { countUnseenRequests } from '../count-unseen.ts';
import { visibleRequests } from '../visible-requests.ts';

/** What is said of the requests that somebody may see as a whole, whatever the filters: their types, their years, how many are unseen. */
export const readListMeta = async (db: Database, session: Session) => ({
  detail_types: await readTypes(db, session),
  years: await readYears(db, session),
  unseen: await countUnseenRequests(db, session),
});

const readTypes = async (db: Database, session: Session) => {
  const rows = await visibleRequests(db, session).select('requests.type').distinct().execute();
  return valuesOf(requestTypes).filter((type) => rows.some((row) => row.type === type));
};

/** The latest first: each is found by a look into the index below the one before, which years of requests do not slow. */
const readYears = async (db: Database, session: Session): Promise<string[]> => {
  const years: string[] = [];
  for (;;) {
    const [last] = years.slice(-1);
    const latest = await visibleRequests(db, session)
      .select('requests.created_at')
      .$if(last !== undefined, (query) => query.where('requests.created_at', '<', `${last}-`))
      .orderBy('requests.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!latest) return years;
    years.push(latest.created_at.slice(0, 4));
  }
};
