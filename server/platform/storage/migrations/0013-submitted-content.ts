import type { Kysely } from 'kysely';

/** An idempotency key belongs to one content; keys from before have no content. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('submissions')
    .addColumn('content_hash', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
};
