import type { Session } from '#server/domains/accounts/sessions.ts';
import { watchersOf } from '#server/domains/watched-lists/tell-watchers.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { collectNews } from './collect-news.ts';
import { mailWeeklyNews } from './mail-weekly-news.ts';

interface Setting {
  readonly mailed: boolean;
  readonly version: number;
}

/** Whether an organisation has what is new mailed. */
export const readWeeklyNews = async (db: Database, organisationId: number): Promise<Setting> => {
  const { weekly_news, version } = await db
    .selectFrom('organisations')
    .select(['weekly_news', 'version'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return { mailed: weekly_news === 1, version };
};

/** Throws `record.changed` when somebody else changed the organisation meanwhile. */
export const saveWeeklyNews = (
  store: Store,
  { organisationId }: Pick<Session, 'organisationId'>,
  { mailed, version }: Setting,
): Promise<Setting> =>
  inTransaction(store, async (trx) => {
    const changed = await trx
      .updateTable('organisations')
      .set((eb) => ({ weekly_news: mailed ? 1 : 0, version: eb('version', '+', 1) }))
      .where('id', '=', organisationId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw apiError('record.changed');
    await writeEntry(trx, 'organisation-changed', { record: organisationId, details: { fields: ['weekly_news'] } });
    return readWeeklyNews(trx, organisationId);
  });

/** The Monday of a day's week. */
const mondayOf = (day: Date): string =>
  new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10);

/**
 * Once a week, from Monday on, holds every collection against what it was the week before, and has what is new mailed where that is wanted. An
 * organisation that was not there yet is looked at from this week on. What is told once is not told again, whichever process does it.
 */
export const tellWeeklyNews = async (
  { store, reads }: { readonly store: Store; readonly reads: Database },
  today = new Date(),
): Promise<void> => {
  const monday = mondayOf(today);
  const due = await store
    .selectFrom('organisations')
    .leftJoin('weekly_states', 'weekly_states.organisation_id', 'organisations.id')
    .select(['organisations.id', 'organisations.weekly_news', 'weekly_states.day'])
    .where((eb) => eb.or([eb('weekly_states.day', 'is', null), eb('weekly_states.day', '<', monday)]))
    .execute();
  for (const { id, weekly_news, day } of due) {
    const now = await sheetsOf(reads, id);
    const state = { day: monday, sheets: JSON.stringify(now) };
    if (day === null) {
      await store
        .insertInto('weekly_states')
        .values({ organisation_id: id, ...state })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      continue;
    }
    const news = weekly_news
      ? await collectNews(reads, id, { before: await stateOf(reads, id), now, since: day, today })
      : undefined;
    await inTransaction(store, async (trx) => {
      const taken = await trx
        .updateTable('weekly_states')
        .set(state)
        .where('organisation_id', '=', id)
        .where('day', '=', day)
        .returning('organisation_id')
        .executeTakeFirst();
      if (!taken || !news) return;
      for (const { id: userId } of await watchersOf(trx, id))
        await addJob(trx, mailWeeklyNews, { userId, organisationId: id, news });
    });
  }
};

/** What the collection was at the beginning of the week; that of one organisation at a time is held. */
const stateOf = async (reads: Database, organisationId: number): Promise<number[]> => {
  const { sheets } = await reads
    .selectFrom('weekly_states')
    .select('sheets')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return JSON.parse(sheets);
};

const sheetsOf = async (reads: Database, organisationId: number): Promise<number[]> => {
  const rows = await reads
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', organisationId)
    .where('removed', '=', 0)
    .orderBy('isn')
    .execute();
  return rows.map(({ isn }) => isn);
};
