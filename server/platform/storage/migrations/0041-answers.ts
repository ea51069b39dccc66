import type { Kysely } from 'kysely';

/** Requests know what they were sent together with, and what is not mailed yet of them waits for the others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('requests')
    .addColumn('submission', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('requests_submission').on('requests').column('submission').execute();
  await db.schema
    .createTable('untold_ends')
    .addColumn('request_id', 'integer', (c) => c.primaryKey().references('requests.id').onDelete('cascade'))
    .addColumn('change_id', 'integer', (c) => c.notNull().references('request_changes.id').onDelete('cascade'))
    .addColumn('submission', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('untold_ends_submission').on('untold_ends').column('submission').execute();
};
