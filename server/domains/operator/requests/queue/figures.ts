import { type ExpressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { getQueueFigures } from '#contract/calls/operator/queue.ts';
import { documentTypes } from '#contract/requests/request-types.ts';
import { overdueBefore, startOfToday } from '#server/domains/requests/due.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/** Open additions that are ready, on which no reply waits, and nobody else's. */
export const isReadyFor = (userId: number) => (eb: ExpressionBuilder<Tables, 'requests'>) =>
  eb.and([
    eb('requests.status', '=', sql.lit('processing')),
    eb('requests.readiness', '=', sql.lit('ready')),
    // Who has replied may have said that it is another sheet.
    eb('requests.has_reply', '=', sql.lit(0)),
    eb.or([eb('requests.holder_id', 'is', null), eb('requests.holder_id', '=', userId)]),
  ]);

/** How the desk stands: what is open, overdue, an operator's own, and what has ended. Documents, which make themselves, are not counted. */
export const readFigures = async (
  db: Database,
  userId: number,
  now = new Date(),
): Promise<z.output<typeof getQueueFigures.answer>> => {
  const { open, overdue, yours, ready } = await db
    .selectFrom('requests')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('created_at', '<', overdueBefore(now)).as('overdue'),
      fn.countAll<number>().filterWhere('holder_id', '=', userId).as('yours'),
      fn.countAll<number>().filterWhere(isReadyFor(userId)).as('ready'),
    ])
    .where('status', '=', 'processing')
    .where('type', 'not in', [...documentTypes])
    .executeTakeFirstOrThrow();
  const ends = await readEnds(db, new Date(now.getTime() - 30 * day).toISOString());
  const today = startOfToday(now);
  return {
    open: Number(open),
    overdue: Number(overdue),
    yours: Number(yours),
    ready: Number(ready),
    done_today: ends.filter(({ ended_at }) => ended_at >= today).length,
    median_minutes: medianMinutes(ends),
  };
};

/** From arrival to end, the middle one, in whole minutes; null of nothing. */
export const medianMinutes = (ends: readonly { readonly created_at: string; readonly ended_at: string }[]) =>
  median(ends.map(({ created_at, ended_at }) => (Date.parse(ended_at) - Date.parse(created_at)) / minute));

const minute = 60_000;
const day = 24 * 60 * minute;

/** When the requests that have ended since came in, and when each ended first. */
const readEnds = (db: Database, since: string) =>
  db
    .selectFrom('request_changes')
    .innerJoin('requests', 'requests.id', 'request_changes.request_id')
    .select(({ fn }) => ['requests.created_at', fn.min('request_changes.created_at').as('ended_at')])
    .where('request_changes.created_at', '>=', since)
    .where('request_changes.status', 'in', ['completed', 'error'])
    .where('requests.type', 'not in', [...documentTypes])
    .groupBy(['requests.id', 'requests.created_at'])
    .execute();

const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
};
