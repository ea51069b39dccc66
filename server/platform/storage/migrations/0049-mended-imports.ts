import type { Kysely } from 'kysely';

/** What somebody corrects of the rows and files of an import before it is carried out, and what its dry run read off each PDF. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('import_mends')
    .addColumn('import_id', 'integer', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('mended', 'text', (c) => c.notNull())
    .addColumn('left_out', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_mends_key', ['import_id', 'line', 'file'])
    .execute();
  await db.schema
    .createTable('import_readings')
    .addColumn('import_id', 'integer', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('source_hash', 'text', (c) => c.notNull())
    .addColumn('clean_hash', 'text', (c) => c.notNull())
    .addColumn('taken_out', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('reading', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_readings_key', ['import_id', 'source_hash'])
    .execute();
  await db.schema
    .alterTable('import_rows')
    .addColumn('read', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
};
