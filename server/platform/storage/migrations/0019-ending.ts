import type { Kysely } from 'kysely';

/** The day on which an organisation ends may be mailed to it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['ends_on', 'end_reason'])
    await db.schema
      .alterTable('organisations')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
};
