import type { z } from 'zod';
import type { getDeskDays } from '#contract/calls/operator/queue.ts';
import { documentTypes } from '#contract/requests/request-types.ts';
import { addDays, providerDay, startOfProviderDay } from '#lib/business-days/days.ts';
import { accountName } from '#server/domains/requests/account-name.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { medianMinutes } from './figures.ts';
import { readHolders } from './holders.ts';

type Answer = z.output<typeof getDeskDays.answer>;

/** How many days are told of, today among them. */
const count = 14;

/**
 * What came in and what ended, by the day, and by who ended it. A request ends once: a message that is answered again counts where it was
 * answered first. Documents, which make themselves, are not counted.
 */
export const readDeskDays = async (db: Database, now = new Date()): Promise<Answer> => {
  const today = providerDay(now.toISOString());
  const days = Array.from({ length: count }, (_, at) => addDays(today, at + 1 - count));
  const starts = days.map((day) => startOfProviderDay(day));
  const came = await countCame(db, starts);
  const ends = (await readEnds(db, starts[0]!)).map((end) => ({
    ...end,
    at: starts.findLastIndex((start) => start <= end.ended_at),
  }));
  const onDay = Map.groupBy(ends, ({ at }) => at);
  return {
    days: days.map((day, at) => ({
      ...{ day, came: came[at] ?? 0, added: 0, used: 0, removed: 0, answered: 0, refused: 0 },
      ...byKind(onDay.get(at) ?? []),
      median_minutes: medianMinutes(onDay.get(at) ?? []),
    })),
    median_minutes: medianMinutes(ends),
    people: await byPerson(db, ends),
  };
};

/** What came in from each start to the next. */
const countCame = async (db: Database, starts: readonly string[]): Promise<number[]> => {
  const row = await db
    .selectFrom('requests')
    .select(({ fn }) =>
      starts.map((start, at) => {
        const counted = fn.countAll<number>().filterWhere('created_at', '>=', start);
        const next = starts[at + 1];
        return (next === undefined ? counted : counted.filterWhere('created_at', '<', next)).as(`day_${at}`);
      }),
    )
    // By name, for the index that has the status first.
    .where('status', 'in', ['processing', 'completed', 'error'])
    .where('created_at', '>=', starts[0]!)
    .where('type', 'not in', [...documentTypes])
    .executeTakeFirstOrThrow();
  return starts.map((_, at) => Number((row as Record<string, number>)[`day_${at}`]));
};

/** The first end of each request, where that was since. */
const readEnds = (db: Database, since: string) =>
  db
    .selectFrom('request_changes')
    .innerJoin('requests', 'requests.id', 'request_changes.request_id')
    .select(({ eb }) => [
      'requests.type',
      'requests.created_at',
      'request_changes.created_at as ended_at',
      'request_changes.status',
      'request_changes.user_id',
      // Within a text of it the quotes would be escaped.
      eb.case().when('requests.info', 'like', '%"used":true%').then(1).else(0).end().as('used'),
    ])
    .where('request_changes.created_at', '>=', since)
    .where('request_changes.status', 'in', ['completed', 'error'])
    .where('requests.type', 'not in', [...documentTypes])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('request_changes as earlier')
            .select('earlier.id')
            .whereRef('earlier.request_id', '=', 'request_changes.request_id')
            .whereRef('earlier.id', '<', 'request_changes.id')
            .where('earlier.status', 'in', ['completed', 'error']),
        ),
      ),
    )
    .execute();

type End = Awaited<ReturnType<typeof readEnds>>[number] & { readonly at: number };

const kinds = { sdsaddition: 'added', sdsremoval: 'removed', contact: 'answered' } as const;

const byKind = (ends: readonly End[]) => {
  const counts: Partial<Record<'added' | 'used' | 'removed' | 'answered' | 'refused', number>> = {};
  for (const { status, type, used } of ends) {
    const done = used ? 'used' : kinds[type as keyof typeof kinds];
    const kind = status === 'error' ? 'refused' : done;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

/** Everybody who is an operator, and who ended something and is none any more. */
const byPerson = async (db: Database, ends: readonly End[]): Promise<Answer['people']> => {
  const endsOf = Map.groupBy(ends, ({ user_id }) => user_id);
  const operators = await readHolders(db);
  const known = new Set<number | null>(operators.map(({ id }) => id));
  const others = [...endsOf.keys()].filter((id) => id !== null && !known.has(id)) as number[];
  const left = others.length === 0 ? [] : await readNames(db, others);
  const people = [...operators, ...left, ...(endsOf.has(null) ? [null] : [])];
  return people.map((operator) => {
    const own = endsOf.get(operator?.id ?? null) ?? [];
    const ended = Array.from({ length: count }, () => 0);
    for (const { at } of own) ended[at] = (ended[at] ?? 0) + 1;
    const refused = own.filter(({ status }) => status === 'error').length;
    return { operator, ended, refused, median_minutes: medianMinutes(own) };
  });
};

const readNames = async (db: Database, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: accountName(row) }));
};
