import type { Kysely } from 'kysely';

/** The original hash of a rewritten file; and how much each organisation has sent lately. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('originals')
    .addColumn('original_hash', 'text', (c) => c.notNull())
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('originals_pk', ['original_hash', 'file_hash'])
    .execute();
  await db.schema.createIndex('originals_file').on('originals').column('file_hash').execute();
  await db.schema
    .createTable('uploads')
    .addColumn('organisation_id', 'integer', (c) => c.notNull().references('organisations.id').onDelete('cascade'))
    .addColumn('hour', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('uploads_pk', ['organisation_id', 'hour'])
    .execute();
};
