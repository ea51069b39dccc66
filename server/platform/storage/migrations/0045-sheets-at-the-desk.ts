import { type Kysely, sql } from 'kysely';

/** The desk opens additions of its own; what it has ended, and what of the sheets that need attention it has seen to, is known. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('requests')
    .addColumn('from_desk', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // The few that the desk opens, for who must not see them before they are done.
  await sql`create index requests_from_desk on requests (organisation_id, id, status) where from_desk = 1`.execute(db);
  await db.schema
    .createTable('sheet_ends')
    .addColumn('isn', 'integer', (c) => c.primaryKey().references('sheets.isn').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('organisations', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('settled_attention')
    .addColumn('isn', 'integer', (c) => c.notNull().references('sheets.isn').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('how', 'text', (c) => c.notNull())
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('settled_at', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('settled_attention_key', ['isn', 'kind'])
    .execute();
};
