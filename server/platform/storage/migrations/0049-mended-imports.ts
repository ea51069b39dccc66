import type { Kysely } from 'kysely';

/** What somebody corrects of the rows and files of an import before it is carried out. */
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
    .alterTable('import_rows')
    .addColumn('read', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
};
