import type { Kysely } from 'kysely';

/** Whether the last word on a request is its organisation's: the desk has not said or done anything since. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('requests')
    .addColumn('has_reply', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
};
