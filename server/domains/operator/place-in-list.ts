import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { listPlace } from '#contract/operator/list-place.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/** By what a list is ordered, and by what it tells rows with the same apart. */
interface Listed {
  readonly key: string | number | null;
  readonly id: number;
}

interface Place<Tabled extends keyof Tables> {
  /** Every row of the list, all its pages. */
  readonly list: SelectQueryBuilder<Tables, Tabled, Listed>;
  /** Whose place it is. */
  readonly own: Listed;
  readonly descending: boolean;
}

/**
 * Where a record stands in a list, and what comes before and after it there. It is held against the list by what the list is ordered by,
 * so that one that has just left the list still has neighbours.
 */
export const placeInList = async <Tabled extends keyof Tables>(
  db: Database,
  { list, own, descending }: Place<Tabled>,
): Promise<z.output<typeof listPlace>> => {
  const beyond = (comparison: Comparison) =>
    sql<SqlBool>`(listed.key, listed.id) ${sql.raw(comparison)} (${own.key}, ${own.id})`;
  const [before, after] = descending ? (['>', '<'] as const) : (['<', '>'] as const);
  const { of, earlier, there } = await db
    .selectFrom(list.as('listed'))
    .select(({ fn }) => [
      fn.countAll<number>().as('of'),
      fn.countAll<number>().filterWhere(beyond(before)).as('earlier'),
      fn.countAll<number>().filterWhere('listed.id', '=', own.id).as('there'),
    ])
    .executeTakeFirstOrThrow();
  const nearest = async (comparison: Comparison) => {
    const direction = comparison === '<' ? 'desc' : 'asc';
    const found = await db
      .selectFrom(list.as('listed'))
      .select('listed.id')
      .where(beyond(comparison))
      .orderBy('listed.key', direction)
      .orderBy('listed.id', direction)
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
