import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDiskStore } from '#server/platform/files/disk/disk-store.ts';
import { storedNameOf } from '#server/platform/files/stored-name.ts';
import { syncDirectory, writeSynced } from '#server/platform/files/synced-files.ts';
import { instanceId, isDead } from '#server/platform/instance-id.ts';
import type { BackupReader, BackupWriter } from './backup-place.ts';
import { manifestName, readManifest } from './manifest.ts';
import { OperatorError } from './operator-error.ts';

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

/**
 * Has one process at a time write at a place. One that was killed is noticed, where it was of this machine. Gives the function
 * that lets others have it; throws OperatorError while another is working on it.
 */
export const takeLock = async (file: string): Promise<() => Promise<void>> => {
  if (!(await create(file))) {
    const mark = await readMark(file);
    if (mark && !isDead(mark))
      throw new OperatorError(`Another command is writing there (${mark}). If it is not, remove ${file}.`);
    await rm(file, { force: true });
    if (!(await create(file))) throw new OperatorError(`Another command has begun to write there: ${file}.`);
  }
  return () => rm(file, { force: true });
};

/** A lock is there a moment before its mark. Without one to the end: its writer was killed in that moment. */
const readMark = async (file: string): Promise<string | undefined> => {
  for (const pause of [0, 50, 200, 750]) {
    await wait(pause);
    const mark = await readFile(file, 'utf8').catch(() => undefined);
    if (mark !== '') return mark;
  }
  return undefined;
};

const create = async (file: string): Promise<boolean> => {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(instanceId).finally(() => handle.close());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** The backup in a folder. Throws OperatorError when there is no backup. */
export const readFolder = async (directory: string): Promise<BackupReader> => {
  const bytes = await readFile(join(directory, manifestName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new OperatorError(`There is no backup in ${directory}: it has no ${manifestName}.`);
  });
  const manifest = readManifest(bytes, directory);
  const read = async (path: string) => (await open(join(directory, path), 'r')).createReadStream();
  return {
    where: directory,
    manifest,
    openStore: () => read(manifest.store.name),
    open: async (hash) => read(join('files', storedNameOf(hash))),
    close: async () => {},
  };
};
