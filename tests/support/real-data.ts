import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Real sheets, lists and published facts, which are not part of the repository: they lie beside it where somebody has them. */
const directory = resolve(import.meta.dirname, '../../../shared');

/** The path of a file or folder of them; undefined where it is not there. */
export const realData = (path: string): string | undefined => {
  const found = resolve(directory, path);
  return existsSync(found) ? found : undefined;
};
