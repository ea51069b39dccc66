import { type Kysely, sql } from 'kysely';
import { primaryKeyType } from '../dialect.ts';

/** Addresses that are told what happens in an organisation, what they are told, and what became of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', primaryKeyType(db), (c) => c.primaryKey())
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('events', 'text', (c) => c.notNull())
    .addColumn('secrets', 'text', (c) => c.notNull())
    .addColumn('former_until', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('off_reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('failing_since', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('told', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('delivered_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('leased_until', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('leased_by', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('webhooks_organisation').on('webhooks').column('organisation_id').execute();
  await db.schema
    .createTable('webhook_events')
    .addColumn('id', primaryKeyType(db), (c) => c.primaryKey())
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('items', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('sealed_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  // One that others may still join, for each organisation and kind, whoever writes at the same time.
  await sql`create unique index webhook_events_open on webhook_events (organisation_id, kind) where sealed_at = ''`.execute(
    db,
  );
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', primaryKeyType(db), (c) => c.primaryKey())
    .addColumn('webhook_id', 'integer', (c) => c.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('event_id', 'integer', (c) => c.notNull().references('webhook_events.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('tried_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('status', 'integer')
    .addColumn('fault', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_webhook')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'id'])
    .execute();
  await db.schema.createIndex('webhook_deliveries_event').on('webhook_deliveries').column('event_id').execute();
  await sql`create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at) where state = 'waiting'`.execute(
    db,
  );
  await db.schema
    .alterTable('collection_sheets')
    .addColumn('told', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
};
