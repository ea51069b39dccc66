import type { Kysely } from 'kysely';

/** Sessions that somebody ended, for as long as a device may keep sheets: its pass names the one that it had. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('ended_sessions')
    .addColumn('mark', 'text', (c) => c.primaryKey().notNull())
    .addColumn('ended_at', 'text', (c) => c.notNull())
    .execute();
};
