import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes the files of a directory that nobody has written to for a day. Never rejects: a leftover only takes up room. */
export const removeLeftovers = async (directory: string): Promise<void> => {
  const names = await readdir(directory).catch(() => []);
  await Promise.allSettled(names.map((name) => removeIfOld(join(directory, name))));
};

const removeIfOld = async (path: string): Promise<void> => {
  const { mtimeMs } = await stat(path);
  if (mtimeMs < Date.now() - oneDay) await rm(path);
};

const oneDay = 24 * 60 * 60 * 1000;
