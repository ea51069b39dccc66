import type { Kysely } from 'kysely';

/** `sheets_file` (0008) was equal to `sheets_file_hash` (0006): each sheet written kept both. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropIndex('sheets_file').execute();
};
