import { type Kysely, sql } from 'kysely';
import { primaryKeyType } from '../dialect.ts';

/** Locations that are open to whoever scans their code. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('posters')
    .addColumn('id', primaryKeyType(db), (c) => c.primaryKey())
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('subset_id', 'integer', (c) => c.notNull().references('subsets.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull().unique())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('opened_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('printed_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('uses', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('used_at', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('late_uses', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('late_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('posters_organisation').on('posters').column('organisation_id').execute();
  // One open code for each location, whoever opens it at the same time.
  await sql`create unique index posters_open on posters (subset_id) where ended_at = ''`.execute(db);
};
