import type { Kysely } from 'kysely';
import { isPostgres, primaryKeyType } from '../dialect.ts';

/** PDFs that sheets had before the desk gave them another. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('former_pdfs')
    .addColumn('id', primaryKeyType(db), (c) => (isPostgres(db) ? c.primaryKey() : c.primaryKey().autoIncrement()))
    .addColumn('isn', 'integer', (c) => c.notNull().references('sheets.isn').onDelete('cascade'))
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('replaced_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('former_pdfs_of_sheet', ['isn', 'file_hash'])
    .execute();
  const indexed = ['file_hash', 'user_id', 'replaced_at'] as const;
  for (const column of indexed)
    await db.schema.createIndex(`former_pdfs_${column}`).on('former_pdfs').column(column).execute();
};
