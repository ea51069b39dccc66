import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './dialect.ts';

interface Moment {
  /** In place of the present. */
  readonly now?: Date | undefined;
  readonly seconds?: number;
}

/**
 * The time so many seconds from now, as columns hold it, by the one clock that all processes of a store have: the PostgreSQL
 * server's, or on SQLite that of the machine. What processes take from each other is timed by it: their own clocks may differ.
 */
export const storeTime = (db: Database, { now, seconds = 0 }: Moment = {}): RawBuilder<string> =>
  now === undefined && isPostgres(db)
    ? sql<string>`to_char(
        (statement_timestamp() + ${seconds} * interval '1 second') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      )`
    : sql<string>`${new Date((now?.getTime() ?? Date.now()) + seconds * 1000).toISOString()}`;
