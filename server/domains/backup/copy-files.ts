import type { Readable } from 'node:stream';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { mapConcurrently } from '#server/platform/files/map-concurrently.ts';

/** Files that are on their way at a time. */
const atOnce = 8;

/** Where files come from. */
export interface FileOrigin {
  /** Throws ENOENT when no file has this name. */
  readonly open: (hash: string) => Promise<Readable>;
}

/** Where files are copied to. */
export type FileTarget = Pick<FileStore, 'has' | 'stage'>;

/** What came of it: the rest could not be had. */
export interface CopiedFiles {
  readonly copied: number;
  readonly present: number;
  readonly missing: readonly string[];
  /** Their bytes are not what their names say. */
  readonly damaged: readonly string[];
}

/** Copies the files of these names, except those that are there already. */
export const copyFiles = async (from: FileOrigin, to: FileTarget, hashes: Iterable<string>): Promise<CopiedFiles> => {
  const by: Record<Outcome, string[]> = { copied: [], present: [], missing: [], damaged: [] };
  const copy = (hash: string) => copyFile(from, to, hash);
  for await (const { item, result } of mapConcurrently(hashes, copy, atOnce)) by[result].push(item);
  return { copied: by.copied.length, present: by.present.length, missing: by.missing, damaged: by.damaged };
};

type Outcome = 'copied' | 'present' | 'missing' | 'damaged';

const copyFile = async (from: FileOrigin, to: FileTarget, hash: string): Promise<Outcome> => {
  if (await to.has(hash)) return 'present';
  const bytes = await from.open(hash).catch(ifMissing);
  if (!bytes) return 'missing';
  const staged = await to.stage(bytes);
  try {
    if (staged.hash !== hash) return 'damaged';
    await staged.keep();
    return 'copied';
  } finally {
    await staged.discard();
  }
};

const ifMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};
