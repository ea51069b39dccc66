import type { Kysely } from 'kysely';
import { isPostgres, primaryKeyType } from '../dialect.ts';

/** Imports on a screen: their files, what comes of each row, and what was there before each sheet that they changed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const ofImport = 'imports.id';
  await db.schema
    .createTable('imports')
    .addColumn('id', primaryKeyType(db), (c) => (isPostgres(db) ? c.primaryKey() : c.primaryKey().autoIncrement()))
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('choices', 'text', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('total', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('result', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('preview', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('problem', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('imports_organisation')
    .on('imports')
    .columns(['organisation_id', 'created_at'])
    .execute();
  await db.schema.createIndex('imports_user').on('imports').column('user_id').execute();
  await db.schema
    .createTable('import_files')
    .addColumn('import_id', 'integer', (c) => c.notNull().references(ofImport).onDelete('cascade'))
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_files_key', ['import_id', 'path'])
    .execute();
  await db.schema
    .createTable('import_rows')
    .addColumn('import_id', 'integer', (c) => c.notNull().references(ofImport).onDelete('cascade'))
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('to_look_at', 'integer', (c) => c.notNull())
    .addColumn('product_name', 'text', (c) => c.notNull())
    .addColumn('reasons', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'line'])
    .execute();
  await db.schema
    .createTable('import_changes')
    .addColumn('import_id', 'integer', (c) => c.notNull().references(ofImport).onDelete('cascade'))
    .addColumn('isn', 'integer', (c) => c.notNull())
    .addColumn('former', 'text', (c) => c.notNull())
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_changes_key', ['import_id', 'isn'])
    .execute();
  await db.schema
    .createTable('import_locations')
    .addColumn('import_id', 'integer', (c) => c.notNull().references(ofImport).onDelete('cascade'))
    .addColumn('subset_id', 'integer', (c) => c.notNull().references('subsets.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('import_locations_key', ['import_id', 'subset_id'])
    .execute();
  for (const table of ['import_files', 'import_changes'])
    await db.schema.createIndex(`${table}_file_hash`).on(table).column('file_hash').execute();
  await db.schema.createIndex('import_locations_subset').on('import_locations').column('subset_id').execute();
};
