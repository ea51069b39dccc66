import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDead } from '../instance-id.ts';

/**
 * Removes what runs that are over left in the directory, each in a folder of its mark; of runs on other machines, what nobody
 * has touched for a day. Never rejects: a leftover only takes up room.
 */
export const removeLeftovers = async (directory: string): Promise<void> => {
  const names = await readdir(directory).catch(() => []);
  await Promise.allSettled(names.map((name) => removeIfLeft(join(directory, name), name)));
};

const removeIfLeft = async (path: string, name: string): Promise<void> => {
  if (isDead(name) || (await stat(path)).mtimeMs < Date.now() - oneDay) await rm(path, { recursive: true });
};

const oneDay = 24 * 60 * 60 * 1000;
