import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Accounts and organisations that came with the demo are marked; the link with which a new installation is set up; what the provider
 * says of itself; and the numbers of organisations that are no more.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['users', 'organisations'])
    await db.schema
      .alterTable(table)
      .addColumn('demo', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await sql`update users set demo = 1 where name in (${sql.join(demoNames)})`.execute(db);
  for (const [id, name] of demoOrganisations)
    await sql`update organisations set demo = 1 where id = ${id} and name_en = ${name}`.execute(db);
  await db.schema
    .createTable('setup_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('ended_organisations')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('ended_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('provider_settings')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
};

/** As the demo had them when it was not marked yet. */
const demoNames = [
  'admin@mapleridge.example',
  'collection@mapleridge.example',
  'reader@mapleridge.example',
  'mapleridge',
  'manager@vigie.example',
  'admin@riviere-bleue.example',
  'operator@vigie.example',
  'invited@mapleridge.example',
  'late@mapleridge.example',
  'unverified@mapleridge.example',
];
const demoOrganisations = [
  [10001, 'Maple Ridge Manufacturing'],
  [10002, 'Rivière-Bleue Hospital'],
] as const;
