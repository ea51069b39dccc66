import type { Kysely } from 'kysely';

/** The desk opens additions of its own; what it ended, and what of its attention is settled, is known. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('requests')
    .addColumn('from_desk', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
};
