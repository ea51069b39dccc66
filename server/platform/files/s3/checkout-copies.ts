import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { instanceId } from '#server/platform/instance-id.ts';
import type { FileStore, LocalFiles } from '../file-store.ts';
import { storedNameOf } from '../stored-name.ts';
import { writeSynced } from '../synced-files.ts';
import type { LocalCache } from './local-cache.ts';

interface Options {
  readonly open: FileStore['open'];
  readonly cache: LocalCache;
  /** On the disk of the cache; what a killed process left in it is removed with everything else there. */
  readonly incoming: string;
}

/**
 * Lends files that lie elsewhere: each is a name in a folder of this loan, so that it stays for as long as somebody reads it,
 * whatever the cache throws out. What was brought here once is taken from the cache.
 */
export const checkoutCopies = ({ open, cache, incoming }: Options): LocalFiles => {
  const folder = join(incoming, instanceId, `checkedOut-${randomUUID()}`);
  const checkedOut = new Map<string, Promise<string | undefined>>();
  const made = new Set<Promise<unknown>>();

  const bring = async (hash: string): Promise<string | undefined> => {
    storedNameOf(hash);
    await mkdir(folder, { recursive: true });
    const path = join(folder, hash);
    if (await cache.take(hash, path)) return path;
    const part = `${path}.part`;
    try {
      const written = await writeSynced(part, await open(hash));
      if (written.hash !== hash)
        throw new Error(`The stored file ${hash} is damaged: its bytes have the hash ${written.hash}.`);
    } catch (error) {
      await rm(part, { force: true });
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    await rename(part, path);
    await cache.add(hash, path);
    return path;
  };

  return {
    pathOf: (hash) => {
      const path = checkedOut.get(hash) ?? bring(hash);
      checkedOut.set(hash, path);
      made.add(path);
      // What failed may be asked for again.
      path.catch(() => checkedOut.delete(hash));
      return path;
    },
    end: async () => {
      await Promise.allSettled(made);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
