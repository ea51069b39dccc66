import type { Kysely } from 'kysely';

/** Signing in at the identity provider of one's organisation: its settings, whom of it which account is, and sign-ins under way. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('single_sign_on')
    .addColumn('organisation_id', 'integer', (c) => c.primaryKey().references('organisations.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('client_secret', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('email_claim', 'text', (c) => c.notNull())
    .addColumn('groups_claim', 'text', (c) => c.notNull())
    .addColumn('trusts_addresses', 'integer', (c) => c.notNull())
    .addColumn('asks_second_factor', 'integer', (c) => c.notNull())
    .addColumn('lets_in_newcomers', 'integer', (c) => c.notNull())
    .addColumn('is_only', 'integer', (c) => c.notNull())
    .addColumn('password_user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('is_on', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('by_operator', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('connection', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('tried_connection', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('last_try', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('last_try_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('single_sign_on_domains')
    .addColumn('domain', 'text', (c) => c.primaryKey())
    .addColumn('organisation_id', 'integer', (c) =>
      c.notNull().references('single_sign_on.organisation_id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('single_sign_on_domains_organisation')
    .on('single_sign_on_domains')
    .column('organisation_id')
    .execute();
  await db.schema
    .createTable('provider_identities')
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('subject_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('linked_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('provider_identities_key', ['organisation_id', 'issuer', 'subject_hash'])
    .execute();
  await db.schema.createIndex('provider_identities_user').on('provider_identities').column('user_id').execute();
  await db.schema
    .createTable('provider_sign_ins')
    .addColumn('state_hash', 'text', (c) => c.primaryKey())
    .addColumn('browser_hash', 'text', (c) => c.notNull())
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('connection', 'integer', (c) => c.notNull())
    .addColumn('tried_by', 'integer', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('redirect', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
};
