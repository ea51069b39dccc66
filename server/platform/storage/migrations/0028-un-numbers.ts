import type { Kysely } from 'kysely';

/** Numbers for transport, by which sheets are found. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('sheets')
    .addColumn('un_numbers', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
};
