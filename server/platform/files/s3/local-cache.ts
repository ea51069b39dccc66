import { link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Share of its bound to which a cache is brought when it has grown over it. */
const kept = 0.8;

/** Whole files by their hash, the least recently used thrown out; several processes may share the directory. */
export interface LocalCache {
  /** Gives the file a second name at `path`, which stays when the cache throws its own out; false when it has no such file. */
  readonly take: (hash: string, path: string) => Promise<boolean>;
  /** Takes in a whole file that lies at `path` on the same disk, and stays there. */
  readonly add: (hash: string, path: string) => Promise<void>;
  readonly remove: (hash: string) => Promise<void>;
}

/** A cache of at most so many bytes, not counting what was added in the last moments. */
export const createLocalCache = (directory: string, maxBytes: number): LocalCache => {
  let ready: Promise<unknown> | undefined;
  // The existing files are counted first: other processes, and earlier ones, fill the cache too.
  let sinceCount = Number.POSITIVE_INFINITY;
  const entryOf = (hash: string) => join(directory, hash);

  return {
    take: async (hash, path) => {
      try {
        // A link is there at once or not at all, no matter who throws the file out meanwhile.
        await link(entryOf(hash), path);
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return false;
        throw error;
      }
      const now = new Date();
      await utimes(path, now, now);
      return true;
    },
    add: async (hash, path) => {
      ready ??= mkdir(directory, { recursive: true });
      await ready;
      const { size } = await stat(path);
      sinceCount += size;
      if (sinceCount > maxBytes / 10) {
        sinceCount = 0;
        await throwOut(directory, maxBytes - size);
      }
      await link(path, entryOf(hash)).catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error;
      });
    },
    remove: (hash) => rm(entryOf(hash), { force: true }),
  };
};

const throwOut = async (directory: string, maxBytes: number): Promise<void> => {
  const names = await readdir(directory);
  const found = (await Promise.all(names.map((name) => lookAt(join(directory, name))))).filter(
    (entry) => entry !== undefined,
  );
  let bytes = found.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= maxBytes) return;
  for (const { path, size } of found.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= maxBytes * kept) return;
    await rm(path, { force: true });
    bytes -= size;
  }
};

/** Another process may have thrown it out since it was listed. */
const lookAt = (path: string) =>
  stat(path).then(
    ({ size, mtimeMs }) => ({ path, size, mtimeMs }),
    () => undefined,
  );

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
