import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ListError } from './list-error.ts';

/** Everything in a folder and below that is no folder, by its path from there, in the order of paths. Throws ListError. */
export const listFiles = async (directory: string): Promise<string[]> => {
  const found = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error: Error) => {
    throw new ListError(
      `The folder of PDFs cannot be read: ${error.message}`,
      `Le dossier de PDF ne peut pas être lu\u00a0: ${error.message}`,
    );
  });
  return found
    .filter((each) => !each.isDirectory())
    .map((file) => relative(directory, join(file.parentPath, file.name)))
    .sort();
};
