import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storedNameOf } from '#server/platform/files/stored-name.ts';
import type { BackupReader } from '../backup-place.ts';
import { manifestName, readManifest } from '../manifest.ts';
import { OperatorError } from '../operator-error.ts';

/** The backup in a folder. Throws OperatorError when there is none. */
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
