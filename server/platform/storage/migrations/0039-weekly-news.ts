import type { Kysely } from 'kysely';

/** What is new in a collection is mailed once a week, held against what it was the week before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('organisations')
    .addColumn('weekly_news', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('weekly_states')
    .addColumn('organisation_id', 'integer', (c) => c.primaryKey().references('organisations.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('sheets', 'text', (c) => c.notNull())
    .execute();
};
