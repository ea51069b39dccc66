import type { Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import type { StagedFile } from './file-store.ts';

/** Remembers the original hash of rewritten files. */
export const rememberOriginals = async (trx: Transaction<Tables>, files: readonly StagedFile[]): Promise<void> => {
  const rows = files.flatMap(({ hash, originalHash }) =>
    originalHash === undefined || originalHash === hash ? [] : [{ original_hash: originalHash, file_hash: hash }],
  );
  if (rows.length > 0)
    await trx
      .insertInto('originals')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
};

/** Possible hashes of a stored file with these bytes: unchanged (as once was done), or rewritten. */
export const keptAs = async (db: Database, originalHash: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('originals')
    .select('file_hash')
    .where('original_hash', '=', originalHash)
    .orderBy('file_hash')
    .execute();
  return [originalHash, ...rows.map(({ file_hash }) => file_hash)];
};

/** Hashes of all that was sent as the same bytes as this kept file, itself among them. */
export const sameFiles = async (db: Database, fileHash: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('originals')
    .select('original_hash')
    .where('file_hash', '=', fileHash)
    .orderBy('original_hash')
    .execute();
  const kept = await Promise.all(rows.map(({ original_hash }) => keptAs(db, original_hash)));
  return [...new Set([fileHash, ...kept.flat()])];
};
