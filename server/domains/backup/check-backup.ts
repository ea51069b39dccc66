import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mapConcurrently } from '#server/platform/files/map-concurrently.ts';
import { writeSynced } from '#server/platform/files/synced-files.ts';
import { connectStore, openStore, type Store } from '#server/platform/storage/database.ts';
import { ageOfStore } from './age-of-store.ts';
import type { BackupReader } from './backup-place.ts';
import { heldFiles } from './held-files.ts';
import { OperatorError } from './operator-error.ts';

/** A backup of which every byte is what it should be. */
export interface CheckedBackup {
  /** Its records, in a SQLite file of this machine, brought up to date. The caller closes it. */
  readonly store: Store;
  /** The files that it has. */
  readonly files: readonly string[];
}

/** Files that are read at a time. */
const atOnce = 2;

/**
 * Reads a whole backup and holds every part against its hash; its records are copied into `directory`. Throws OperatorError
 * that names what is damaged or not there.
 */
export const checkBackup = async (backup: BackupReader, directory: string): Promise<CheckedBackup> => {
  const path = join(directory, 'store.sqlite');
  await copyRecords(backup, path);
  const store = await openRecords(backup, path);
  try {
    const absent = new Set(backup.manifest.missing);
    const files = [...(await heldFiles(store))].filter((hash) => !absent.has(hash));
    await checkFiles(backup, files);
    return { store, files };
  } catch (error) {
    await store.destroy();
    throw error;
  }
};

const copyRecords = async ({ openStore, manifest, where }: BackupReader, path: string): Promise<void> => {
  const { name, bytes, sha256 } = manifest.store;
  const found = await openStore()
    .then((records) => writeSynced(path, records))
    .catch(ifMissing);
  if (!found) throw new OperatorError(`${name} of ${where} is not there.`);
  if (found.hash !== sha256 || found.size !== bytes) throw new OperatorError(`${name} of ${where} is damaged.`);
};

const openRecords = async ({ where }: BackupReader, path: string): Promise<Store> => {
  const asTaken = connectStore(path);
  const age = await ageOfStore(asTaken).finally(() => asTaken.destroy());
  if (age === 'newer')
    throw new OperatorError(`${where} was taken by a newer version of Vigie, and this one cannot read it.`);
  return openStore(path);
};

const checkFiles = async (backup: BackupReader, hashes: readonly string[]): Promise<void> => {
  const faults: string[] = [];
  for await (const { item, result } of mapConcurrently(hashes, (hash) => lookAt(backup, hash), atOnce))
    if (result !== 'whole') faults.push(`${item} is ${result}`);
  if (faults.length === 0) return;
  const more = faults.length > 1 ? `, and ${faults.length - 1} more` : '';
  throw new OperatorError(`${backup.where} is damaged: the file ${faults[0]}${more}.`);
};

const lookAt = async ({ open }: BackupReader, hash: string): Promise<'whole' | 'damaged' | 'not there'> => {
  const bytes = await open(hash).catch(ifMissing);
  if (!bytes) return 'not there';
  const found = createHash('sha256');
  for await (const chunk of bytes) found.update(chunk);
  return found.digest('hex') === hash ? 'whole' : 'damaged';
};

const ifMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
