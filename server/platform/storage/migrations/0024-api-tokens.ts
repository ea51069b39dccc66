import type { Kysely } from 'kysely';

/** Tokens with which programs call the API, each with an account of its own in whose name it acts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('users')
    .addColumn('program', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('api_tokens')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('begins', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('organisation_id', 'integer', (c) => c.references('organisations.id').onDelete('cascade'))
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('made_by', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('used_from', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('api_tokens_organisation').on('api_tokens').column('organisation_id').execute();
};
