import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { connectStore, openStore, type Store } from '#server/platform/storage/database.ts';
import { isPostgres } from '#server/platform/storage/dialect.ts';
import { ageOfStore } from './age-of-store.ts';
import type { BackupWriter } from './backup-place.ts';
import { type CopiedFiles, copyFiles } from './copy-files.ts';
import { copyStore, countRows, type RowCounts } from './copy-store.ts';
import { heldFiles, isHeld } from './held-files.ts';
import { writeManifest } from './manifest.ts';
import { OperatorError } from './operator-error.ts';

/** How often the records are rewritten because their files were removed meanwhile. */
const mostRounds = 10;

/** What a backup holds, and what of it is new in this place. */
export interface TakenBackup extends CopiedFiles {
  readonly takenAt: Date;
  readonly tables: RowCounts;
}

interface Origin {
  readonly store: Store;
  readonly files: FileStore;
}

/**
 * Takes a backup of a store that may be in use: all records as they are at one moment, and every file that they refer to. Files
 * that cannot be had, or are damaged, are named in the outcome and in the manifest. Throws OperatorError for a store of
 * another version of Vigie; a place where something failed keeps the backup that it had.
 */
export const takeBackup = async ({ store, files }: Origin, writer: BackupWriter): Promise<TakenBackup> => {
  if ((await ageOfStore(store)) !== 'same')
    throw new OperatorError('The store is of another version of Vigie: take the backup with the version that runs it.');
  let copiedBefore = 0;
  for (let round = 1; ; round++) {
    const takenAt = new Date();
    const name = `store-${takenAt.toISOString().replaceAll(/\W/g, '')}-${round}.sqlite`;
    const path = writer.storePathOf(name);
    await takeSnapshot(store, path);
    const { held, tables } = await lookInto(path);
    const outcome = await copyFiles(files, writer.files, held);
    const { missing, damaged } = outcome;
    copiedBefore += outcome.copied;
    // What nobody refers to any more was removed after the records were written: they are out of date.
    if (round < mostRounds && (await isAnyReleased(store, missing))) continue;

    const absent = [...missing, ...damaged];
    const manifest = writeManifest({
      takenAt: takenAt.toISOString(),
      store: { name, bytes: (await stat(path)).size, sha256: await hashOf(path) },
      tables,
      files: held.size - absent.length,
      missing: absent,
    });
    await writer.finish(manifest, { storeName: name, files: held.difference(new Set(absent)) });
    return { ...outcome, copied: copiedBefore, takenAt, tables, present: held.size - absent.length - copiedBefore };
  }
};

const lookInto = async (path: string) => {
  const snapshot = connectStore(path);
  try {
    return { held: await heldFiles(snapshot), tables: await countRows(snapshot) };
  } finally {
    await snapshot.destroy();
  }
};

const isAnyReleased = async (store: Store, hashes: readonly string[]): Promise<boolean> => {
  for (const hash of hashes) if (!(await isHeld(store, hash))) return true;
  return false;
};

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};

/** Writes all records, as they are at one moment, into a SQLite file; nobody who works with the store has to wait. */
const takeSnapshot = async (store: Store, path: string): Promise<void> => {
  if (!isPostgres(store)) {
    await sql`vacuum into ${path}`.execute(store);
    return;
  }
  const copy = await openStore(path);
  await copyStore(store, copy).finally(() => copy.destroy());
};
