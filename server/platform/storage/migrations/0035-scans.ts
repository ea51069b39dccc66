import type { Kysely } from 'kysely';

/**
 * PDFs with pages that are pictures, and what was recognised in each. What was kept as unreadable, and nobody has named since, is read
 * again.
 */
export const up = async (db: Kysely<{ readings: { outcome: string } }>): Promise<void> => {
  await db.schema
    .createTable('scans')
    .addColumn('file_hash', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('pages', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('scan_pages')
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .addColumn('page', 'integer', (c) => c.notNull())
    .addColumn('recognised', 'text', (c) => c.notNull())
    .addColumn('milliseconds', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('scan_pages_key', ['file_hash', 'page'])
    .execute();
  await db.schema
    .alterTable('section_readings')
    .addColumn('from_picture', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.deleteFrom('readings').where('outcome', '=', 'unreadable').execute();
};
