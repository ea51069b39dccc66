import type { Kysely } from 'kysely';

/** What was accepted to stand together, and what stood together a month ago. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('storage_acceptances')
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('subset_id', 'integer', (c) => c.notNull().references('subsets.id').onDelete('cascade'))
    .addColumn('pair', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('accepted_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('storage_acceptances_key', ['organisation_id', 'subset_id', 'pair'])
    .execute();
  await db.schema.createIndex('storage_acceptances_subset').on('storage_acceptances').column('subset_id').execute();
  await db.schema.createIndex('storage_acceptances_user').on('storage_acceptances').column('user_id').execute();
  await db.schema
    .createTable('storage_months')
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('conflicts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('storage_months_key', ['organisation_id', 'day'])
    .execute();
};
