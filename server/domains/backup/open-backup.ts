import { stat } from 'node:fs/promises';
import type { BackupReader, BackupWriter } from './backup-place.ts';
import { readFolder, writeFolder } from './folder.ts';
import { OperatorError } from './operator-error.ts';
import { readTar, writeTar } from './tar.ts';

/** The place of a backup to be written: a tar file where its name ends so, else a folder. */
export const createBackup = (path: string): Promise<BackupWriter> =>
  path.endsWith('.tar') ? writeTar(path) : writeFolder(path);

/** The backup at a path, a folder or a tar file. Throws OperatorError when there is no backup. */
export const openBackup = async (path: string): Promise<BackupReader> => {
  const found = await stat(path).catch((error: Error) => {
    throw new OperatorError(`There is no backup: ${error.message}`);
  });
  return found.isDirectory() ? readFolder(path) : readTar(path);
};
