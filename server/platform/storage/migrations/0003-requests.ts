import type { Kysely } from 'kysely';
import { primaryKeyType } from '../dialect.ts';

/** What members ask for, and who has opened which. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('requests')
    .addColumn('id', primaryKeyType(db), (c) => c.primaryKey())
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id'))
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('info', 'text', (c) => c.notNull())
    .addColumn('is_file_deleted', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('requests_organisation')
    .on('requests')
    .columns(['organisation_id', 'created_at'])
    .execute();

  await db.schema
    .createTable('request_views')
    .addColumn('request_id', 'integer', (c) => c.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('request_views_key', ['request_id', 'user_id'])
    .execute();
};
