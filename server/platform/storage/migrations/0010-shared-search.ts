import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';

/** Which process is bringing a shared search index up to date, and which store it is that indexes are made of. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('index_leases')
    .addColumn('organisation_id', 'integer', (c) => c.primaryKey().references('organisations.id'))
    .addColumn('held_by', 'text', (c) => c.notNull())
    .addColumn('held_until', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('store_identity')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .execute();
  await (db as Kysely<{ store_identity: { id: string } }>)
    .insertInto('store_identity')
    .values({ id: randomUUID() })
    .execute();
};
