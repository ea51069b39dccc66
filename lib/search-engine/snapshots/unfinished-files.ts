import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a file stands while it is being written, beside the place it will take. */
export const unfinishedPathOf = (file: string): string => `${file}.${randomUUID()}.tmp`;

/** Removes from a folder what a process that was killed did not finish writing. Never rejects: saving goes before. */
export const removeAbandoned = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  const unfinished = names.filter((name) => unfinishedName.test(name)).map((name) => join(folder, name));
  await Promise.allSettled(unfinished.map(removeIfAbandoned));
};

const removeIfAbandoned = async (path: string): Promise<void> => {
  const { mtimeMs } = await stat(path);
  if (mtimeMs < Date.now() - abandonedAfter) await rm(path);
};

const unfinishedName = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;
/** Milliseconds without a write; another process may be writing a younger one. */
const abandonedAfter = 60 * 60 * 1000;
