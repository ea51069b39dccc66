import type { Kysely } from 'kysely';

/**
 * How often the reading of a PDF was broken off. What failed before did not say whether the file or a busy machine was the reason, and is
 * read again when it is asked for.
 */
export const up = async (db: Kysely<{ readings: { outcome: string } }>): Promise<void> => {
  await db.schema
    .alterTable('readings')
    .addColumn('broken_off', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.deleteFrom('readings').where('outcome', '=', 'failed').execute();
};
