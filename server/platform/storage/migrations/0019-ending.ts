import type { Kysely } from 'kysely';

/** An organisation may be told of a day on which it ends. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const column of ['ends_on', 'end_reason'])
    await db.schema
      .alterTable('organisations')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
};
