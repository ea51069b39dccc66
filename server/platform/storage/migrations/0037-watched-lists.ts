import type { Kysely } from 'kysely';

/** Lists of substances that an organisation is told of when an addition is on one. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('organisations')
    .addColumn('watched_lists', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
};
