import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those it lies in, where they are not there. Throws the error of the system. Node's own way of making
 * several at once never comes back where the system says that nothing can be made (`/proc/nope`).
 */
export const makeFolder = (path: string): void => {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process that starts at the same time may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
};

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
