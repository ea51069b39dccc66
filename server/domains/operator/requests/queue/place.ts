import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { getRequestPlace } from '#contract/calls/operator/queue.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { type Asking, allRequests, filtered, orderOf, type Query } from '../operator-requests.ts';

/**
 * Where a request stands in a list, and what comes before and after it there. It is held against the list by what the list is ordered by,
 * so that one that has just left the list still has neighbours. Throws `not_found`.
 */
export const findPlace = async (
  db: Database,
  id: number,
  query: Query,
  asking: Asking,
): Promise<z.output<typeof getRequestPlace.answer>> => {
  const { column, descending } = orderOf(query, asking.language);
  const own = await allRequests(db)
    .select((eb) => eb.ref(column).as('key'))
    .where('requests.id', '=', id)
    .executeTakeFirst();
  if (!own) throw apiError('not_found');
  const beyond = (comparison: Comparison) =>
    sql<SqlBool>`(${sql.ref(column)}, requests.id) ${sql.raw(comparison)} (${own.key}, ${id})`;
  const [before, after] = descending ? (['>', '<'] as const) : (['<', '>'] as const);
  const { of, earlier, there } = await filtered(db, query, asking)
    .select(({ fn }) => [
      fn.countAll<number>().as('of'),
      fn.countAll<number>().filterWhere(beyond(before)).as('earlier'),
      fn.countAll<number>().filterWhere('requests.id', '=', id).as('there'),
    ])
    .executeTakeFirstOrThrow();
  const nearest = async (comparison: Comparison) => {
    const direction = comparison === '<' ? 'desc' : 'asc';
    const found = await filtered(db, query, asking)
      .select('requests.id')
      .where(beyond(comparison))
      .orderBy(column, direction)
      .orderBy('requests.id', direction)
      .limit(1)
      .executeTakeFirst();
    return found?.id ?? null;
  };
  return {
    index: Number(there) > 0 ? Number(earlier) + 1 : null,
    of: Number(of),
    previous: await nearest(before),
    next: await nearest(after),
  };
};

type Comparison = '<' | '>';
