import { fileHolders } from '#server/platform/files/file-holders.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** The hashes of all files that records refer to. */
export const heldFiles = async (db: Database): Promise<Set<string>> => {
  const hashes = new Set<string>();
  for (const table of fileHolders) {
    const rows = await db.selectFrom(table).select('file_hash').distinct().where('file_hash', '<>', '').execute();
    for (const { file_hash } of rows) hashes.add(file_hash);
  }
  return hashes;
};

/** Whether a record refers to the file. */
export const isHeld = async (db: Database, hash: string): Promise<boolean> => {
  for (const table of fileHolders) {
    const held = await db.selectFrom(table).select('file_hash').where('file_hash', '=', hash).limit(1).execute();
    if (held.length > 0) return true;
  }
  return false;
};
