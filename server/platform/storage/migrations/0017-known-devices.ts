import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * From where people sign in: devices and networks that are counted apart from strangers' (decision 41); what opened a session and
 * when it was used last; and how often a link to a document was opened.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('known_devices')
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('used_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['token_hash', 'user_id'])
    .execute();
  await db.schema.createIndex('known_devices_user').on('known_devices').column('user_id').execute();
  await db.schema
    .createTable('known_networks')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_networks_key', ['user_id', 'network'])
    .execute();
  await db.schema
    .alterTable('attempts')
    .addColumn('owner', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('attempts_owner').on('attempts').column('owner').execute();

  for (const column of ['proof', 'used_at'])
    await db.schema
      .alterTable('sessions')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  // What opened them is not known. A workstation opens its next one by itself.
  await sql`delete from sessions where membership_id in (
    select memberships.id from memberships join users on users.id = memberships.user_id where users.shared = 1
  )`.execute(db);

  await db.schema
    .alterTable('download_links')
    .addColumn('openings', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('download_links')
    .addColumn('opened_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('requests')
    .addColumn('links_revoked_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
};
