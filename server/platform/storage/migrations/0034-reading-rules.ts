import type { Kysely } from 'kysely';

/** A reading says by which rules it was made: those of before, which did not say how sure they are, are made anew when they are asked for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('readings')
    .addColumn('rules', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
};
