import type { Kysely } from 'kysely';
import { isPostgres, primaryKeyType } from '../dialect.ts';

/** Requests know what they were sent together with, and what is not mailed yet of them waits for the others; the desk has templates of its answers. */
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
  await db.schema
    .createTable('answer_templates')
    .addColumn('id', primaryKeyType(db), (c) => (isPostgres(db) ? c.primaryKey() : c.primaryKey().autoIncrement()))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name_en', 'text', (c) => c.notNull())
    .addColumn('name_fr', 'text', (c) => c.notNull())
    .addColumn('text_en', 'text', (c) => c.notNull())
    .addColumn('text_fr', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('offered_templates')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .execute();
};
