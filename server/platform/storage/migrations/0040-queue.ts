import type { Kysely } from 'kysely';

/** Which operator has a request, who has it open, and what the desk's queue is ordered and counted by. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('requests')
    .addColumn('holder_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .execute();
  await db.schema
    .alterTable('requests')
    .addColumn('holder_changed_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const indexes = {
    requests_holder: ['holder_id', 'status'],
    requests_holder_changed: ['holder_changed_at'],
    requests_status_created: ['status', 'created_at', 'id'],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('requests').columns(columns).execute();
  await db.schema.createIndex('request_changes_created').on('request_changes').column('created_at').execute();
  await db.schema
    .createTable('request_presences')
    .addColumn('request_id', 'integer', (c) => c.notNull().references('requests.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('request_presences_key', ['request_id', 'user_id'])
    .execute();
};
