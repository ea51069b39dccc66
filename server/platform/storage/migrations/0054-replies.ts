import type { Kysely } from 'kysely';

/** Notes of an organisation's people to the desk, and whether the last word on a request is theirs. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('request_changes')
    .addColumn('is_reply', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('requests')
    .addColumn('has_reply', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
};
