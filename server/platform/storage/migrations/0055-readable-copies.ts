import type { Kysely } from 'kysely';

/** PDFs of scans with their words in them, upright; the clean-up has those made of which the words are there already. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('readable_copies')
    .addColumn('of_hash', 'text', (c) => c.primaryKey())
    .addColumn('file_hash', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('readable_copies_file').on('readable_copies').column('file_hash').execute();
};
