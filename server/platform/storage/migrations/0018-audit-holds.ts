import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';

/**
 * The audit log holds up: a number that was given once is never given again, entries know the names of their day, and each is
 * sealed together with all before it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(db);
    if (rows[0]?.foreign_keys !== 0)
      throw new Error('References would delete what refers to a table that is made anew.');
    for (const table of numbered) await countOn(db, table);
  }
  await db.schema
    .createTable('former_users')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('ended_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('audit_entries')
    .addColumn('names_hash', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('audit_entries_of_organisation')
    .on('audit_entries')
    .columns(['organisation_id', 'id'])
    .execute();
  await db.schema
    .createTable('audit_names')
    .addColumn('entry_id', 'integer', (c) => c.primaryKey().references('audit_entries.id').onDelete('cascade'))
    .addColumn('names', 'text', (c) => c.notNull())
    .addColumn('salt', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('audit_seals')
    .addColumn('number', 'integer', (c) => c.primaryKey())
    .addColumn('entry_id', 'integer', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('audit_chain')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('first_number', 'integer', (c) => c.notNull())
    .addColumn('before_first', 'text', (c) => c.notNull())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .addColumn('last_hash', 'text', (c) => c.notNull())
    .addColumn('sent_number', 'integer', (c) => c.notNull())
    .execute();
  for (const table of ['audit_entries', 'audit_seals']) await forbidChanges(db, table);
};

/** Tables whose rows SQLite numbers: by itself it reuses the highest number once its row is gone. */
const numbered = [
  'subsets',
  'users',
  'memberships',
  'sheets',
  'jobs',
  'requests',
  'request_changes',
  'saved_searches',
  'notices',
  'audit_entries',
];

/**
 * Rebuilds the table with AUTOINCREMENT, with its rows and indexes. References are not checked meanwhile:
 * `bringUpToDate`.
 */
const countOn = async (db: Kysely<unknown>, table: string): Promise<void> => {
  const { rows: parts } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${table} and sql is not null`.execute(db);
  const made = parts.find(({ type }) => type === 'table')?.sql ?? '';
  const counting = made
    .replace(new RegExp(`^create table "${table}"`, 'i'), `create table "new_${table}"`)
    .replace(/("(?:id|isn)" integer primary key)/, '$1 autoincrement');
  if (!counting.includes(`"new_${table}"`) || !counting.includes('autoincrement'))
    throw new Error(`The table ${table} is not as it was made: ${made}`);
  await sql.raw(counting).execute(db);
  await sql.raw(`insert into "new_${table}" select * from "${table}"`).execute(db);
  await sql.raw(`drop table "${table}"`).execute(db);
  await sql.raw(`alter table "new_${table}" rename to "${table}"`).execute(db);
  for (const part of parts) if (part.type !== 'table') await sql.raw(part.sql).execute(db);
};

/** What was written stays as it was written; it can only go, when it is old. */
const forbidChanges = async (db: Kysely<unknown>, table: string): Promise<void> => {
  if (!isPostgres(db)) {
    await sql
      .raw(
        `create trigger ${table}_stay before update on ${table} begin select raise(abort, '${table} is never changed'); end`,
      )
      .execute(db);
    return;
  }
  await sql
    .raw(
      `create function ${table}_stay() returns trigger language plpgsql as $$ begin raise exception '${table} is never changed'; end $$`,
    )
    .execute(db);
  await sql
    .raw(`create trigger ${table}_stay before update on ${table} for each row execute function ${table}_stay()`)
    .execute(db);
};
