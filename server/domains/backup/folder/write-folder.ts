import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createDiskStore } from '#server/platform/files/disk/disk-store.ts';
import { syncDirectory, writeSynced } from '#server/platform/files/synced-files.ts';
import type { BackupWriter } from '../backup-place.ts';
import { manifestName } from '../manifest.ts';
import { OperatorError } from '../operator-error.ts';
import { takeLock } from './folder-lock.ts';

const lockName = 'backup.lock';

/**
 * A backup in a folder, which may hold an earlier one: files that are there already are not copied again, and what only the
 * earlier one needed goes when the new one holds. Throws OperatorError for a folder of something else.
 */
export const writeFolder = async (directory: string): Promise<BackupWriter> => {
  await mkdir(directory, { recursive: true });
  const names = await readdir(directory);
  if (names.length > 0 && !names.includes(manifestName) && !names.includes(lockName))
    throw new OperatorError(`${directory} is not empty and holds no backup: name an empty folder, or one of a backup.`);
  const unlock = await takeLock(join(directory, lockName));
  const files = join(directory, 'files');
  let kept: string | undefined;
  const written: string[] = [];

  return {
    files: createDiskStore(files),
    storePathOf: (name) => {
      written.push(name);
      return join(directory, name);
    },
    finish: async (manifest, contents) => {
      await syncFile(join(directory, contents.storeName));
      const unfinished = join(directory, `${manifestName}.part`);
      await rm(unfinished, { force: true });
      await writeSynced(unfinished, manifest);
      await rename(unfinished, join(directory, manifestName));
      await syncDirectory(directory);
      kept = contents.storeName;
      await removeStores(directory, (name) => !name.startsWith(contents.storeName));
      await removeFiles(files, contents.files);
    },
    close: async () => {
      const left = written.filter((name) => name !== kept);
      await removeStores(directory, (name) => left.some((each) => name.startsWith(each)));
      await unlock();
    },
  };
};

const syncFile = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
};

/** The records of an earlier backup, or of one that was never finished, with what SQLite writes beside them. */
const removeStores = async (directory: string, isOld: (name: string) => boolean): Promise<void> => {
  for (const name of await readdir(directory))
    if (/^store-[\w-]+\.sqlite/.test(name) && isOld(name)) await rm(join(directory, name), { force: true });
};

const removeFiles = async (directory: string, needed: ReadonlySet<string>): Promise<void> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries)
    if (entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name) && !needed.has(entry.name))
      await rm(join(entry.parentPath, basename(entry.name)), { force: true });
};
