import type { Kysely } from 'kysely';

/** The sections of sheets, by the hash of their PDF, and what they say for an emergency. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('section_readings')
    .addColumn('file_hash', 'text', (c) => c.primaryKey())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('cards', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sheet_sections')
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('first_page', 'integer', (c) => c.notNull())
    .addColumn('last_page', 'integer', (c) => c.notNull())
    .addColumn('doubts', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sheet_sections_key', ['file_hash', 'position'])
    .execute();
};
