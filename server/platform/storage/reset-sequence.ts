import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isPostgres } from './dialect.ts';
import type { Tables } from './tables.ts';

/**
 * Has the next number of a table come after all that are there, or were, once rows were written with numbers of their own: both
 * databases count beside the rows.
 */
export const resetSequence = async (db: Database, table: NumberedTable): Promise<void> => {
  if (!isPostgres(db)) {
    // SQLite numbers rows in order of insertion and knows nothing about deleted accounts.
    if (table === 'users') await countFormerUsers(db);
    return;
  }
  const key = numbered[table];
  const given = sql`select ${sql.ref(key)} as number from ${sql.table(table)}`;
  const all = table === 'users' ? sql`${given} union all select id as number from former_users` : given;
  await sql`
    select setval(pg_get_serial_sequence(${table}, ${key}), highest)
    from (select max(number) as highest from (${all}) as given) as known where highest is not null
  `.execute(db);
};

const countFormerUsers = async (db: Database): Promise<void> => {
  await sql`insert into sqlite_sequence (name, seq)
    select 'users', 0 where not exists (select 1 from sqlite_sequence where name = 'users')`.execute(db);
  await sql`update sqlite_sequence set seq = max(seq, coalesce((select max(id) from former_users), 0))
    where name = 'users'`.execute(db);
};

/** Tables whose rows are numbered by the database, and the column that has the number. */
export const numbered = {
  subsets: 'id',
  users: 'id',
  memberships: 'id',
  sheets: 'isn',
  sheet_sections: 'id',
  jobs: 'id',
  requests: 'id',
  request_changes: 'id',
  saved_searches: 'id',
  notices: 'id',
  answer_templates: 'id',
  directory_groups: 'id',
  audit_entries: 'id',
} as const satisfies Partial<Record<keyof Tables, string>>;

/** A table whose rows the database numbers. */
export type NumberedTable = keyof typeof numbered;
