import type { Kysely } from 'kysely';

/** What reading made of the PDF of an addition stands with the request, for the desk's queue. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('requests')
    .addColumn('readiness', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('requests_readiness')
    .on('requests')
    .columns(['readiness', 'status', 'created_at', 'id'])
    .execute();
};
