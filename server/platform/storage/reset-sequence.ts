import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './dialect.ts';
import type { Tables } from './tables.ts';

/**
 * Has the next number of a table come after all that are there, once rows were written with numbers of their own: SQLite looks
 * at the rows, PostgreSQL counts beside them.
 */
export const resetSequence = async (db: Database, table: NumberedTable): Promise<void> => {
  if (!isPostgres(db)) return;
  const key = numbered[table];
  await sql`
    select setval(pg_get_serial_sequence(${table}, ${key}), highest)
    from (select max(${sql.ref(key)}) as highest from ${sql.table(table)}) as known where highest is not null
  `.execute(db);
};

/** Tables whose rows are numbered by the database, and the column that has the number. */
export const numbered = {
  subsets: 'id',
  users: 'id',
  memberships: 'id',
  sheets: 'isn',
  jobs: 'id',
  requests: 'id',
  request_changes: 'id',
  saved_searches: 'id',
  notices: 'id',
  audit_entries: 'id',
} as const satisfies Partial<Record<keyof Tables, string>>;

export type NumberedTable = keyof typeof numbered;
