import type { Transaction } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** What readers are given of a kept PDF: its readable copy, or itself where it has none; undefined where there is no such file. */
export const findReadable = async (
  { store, files }: { readonly store: Database; readonly files: Pick<FileStore, 'find'> },
  hash: string,
): Promise<StoredFile | undefined> => {
  if (hash === '') return undefined;
  const copy = await findReadableCopy(store, hash);
  return (copy && (await files.find(copy))) || files.find(hash);
};

/** The hash of the readable copy of a PDF; empty where none can be made, undefined where none was tried. */
export const findReadableCopy = async (db: Database, hash: string): Promise<string | undefined> =>
  (await db.selectFrom('readable_copies').select('file_hash').where('of_hash', '=', hash).executeTakeFirst())
    ?.file_hash;

/** Those of these PDFs that have a readable copy, with its hash. */
export const readableCopiesAmong = async (
  db: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('readable_copies')
    .selectAll()
    .where('of_hash', 'in', hashes)
    .where('file_hash', '<>', '')
    .execute();
  return new Map(rows.map(({ of_hash, file_hash }) => [of_hash, file_hash]));
};

/** Forgets the copy of a PDF that is about to be removed; `drop` is told of its file, which goes too. */
export const dropReadableCopy = async (
  trx: Transaction<Tables>,
  hash: string,
  drop: (copy: string) => Promise<void>,
): Promise<void> => {
  const copies = await trx.deleteFrom('readable_copies').where('of_hash', '=', hash).returning('file_hash').execute();
  for (const { file_hash } of copies) if (file_hash !== '') await drop(file_hash);
};
