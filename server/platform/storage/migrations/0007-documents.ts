import type { Kysely } from 'kysely';

/** Documents that are made of many sheets: jobs that take long and turns at them, how far they are, until when they are kept. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .alterTable('jobs')
    .addColumn('lane', 'text', (c) => c.notNull().defaultTo('short'))
    .execute();
  await schema
    .alterTable('jobs')
    .addColumn('owner', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('jobs')
    .addColumn('turn', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('requests')
    .addColumn('progress', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('requests')
    .addColumn('expires_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  await schema
    .createTable('download_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('request_id', 'integer', (c) => c.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('download_links_request').on('download_links').column('request_id').execute();
};
