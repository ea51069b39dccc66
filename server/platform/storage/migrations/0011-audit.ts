import type { Kysely } from 'kysely';
import { primaryKeyType } from '../dialect.ts';

/** Sign-ins, changes of rights, removals and exports. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', primaryKeyType(db), (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer')
    .addColumn('organisation_id', 'integer')
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('request', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_entries_at').on('audit_entries').column('at').execute();
};
