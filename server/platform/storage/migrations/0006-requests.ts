import type { Kysely } from 'kysely';
import { primaryKeyType } from '../dialect.ts';

/** Files of requests, what happens to requests, and the orders in which the message centre shows them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db;
  await schema
    .alterTable('requests')
    .addColumn('file_hash', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('requests')
    .addColumn('file_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  // Whichever way the message centre narrows and orders, numbers and pages are read from one of these alone.
  await schema.dropIndex('requests_organisation').execute();
  for (const [name, columns] of Object.entries(indexes))
    await schema
      .createIndex(`requests_${name}`)
      .on('requests')
      .columns(['organisation_id', ...columns])
      .execute();

  await schema
    .createTable('request_changes')
    .addColumn('id', primaryKeyType(db), (c) => c.primaryKey())
    .addColumn('request_id', 'integer', (c) => c.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('request_changes_request').on('request_changes').column('request_id').execute();

  await schema
    .createTable('file_claims')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('file_claims_key', ['hash', 'owner'])
    .execute();
  // The holders of a file are looked up before it is removed.
  for (const table of ['requests', 'sheets'])
    await schema.createIndex(`${table}_file_hash`).on(table).column('file_hash').execute();
  // How much somebody has not opened yet is counted by what they have.
  await schema.createIndex('request_views_user').on('request_views').column('user_id').execute();
};

const indexes = {
  organisation: ['created_at', 'id', 'type', 'status', 'user_id'],
  type: ['type', 'created_at', 'id', 'status', 'user_id'],
  status: ['status', 'created_at', 'id', 'type', 'user_id'],
  user: ['user_id', 'created_at', 'id', 'type', 'status'],
};
