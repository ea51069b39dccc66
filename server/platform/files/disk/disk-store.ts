import { access, open, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FileStore } from '../file-store.ts';
import { createStaging } from '../staging.ts';
import { storedNameOf } from '../stored-name.ts';
import { moveSynced } from '../synced-files.ts';

/** A file store in a directory of this machine: `ab/cd/abcd…`, and what is being written under `incoming`. */
export const createDiskStore = (directory: string): FileStore => {
  const root = resolve(directory);
  const pathOf = (hash: string) => join(root, storedNameOf(hash));
  const has = async (hash: string) => isThere(pathOf(hash));

  return {
    ...createStaging({
      incoming: join(root, 'incoming'),
      keep: async (path, { hash }) => {
        if (!(await has(hash))) await moveSynced(path, pathOf(hash), root);
      },
    }),
    has,
    find: async (hash) => {
      const found = await stat(pathOf(hash)).catch(ifMissing);
      return found && { hash, size: found.size };
    },
    open: async (hash, range) => {
      const handle = await open(pathOf(hash), 'r');
      return handle.createReadStream({ start: range?.first ?? 0, ...(range && { end: range.last }) });
    },
    checkout: () => ({
      pathOf: async (hash) => ((await has(hash)) ? pathOf(hash) : undefined),
      end: async () => {},
    }),
    remove: async (hash) => rm(pathOf(hash), { force: true }),
  };
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const ifMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
