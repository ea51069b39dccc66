import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { processMark } from './process-mark.ts';
import { removeLeftovers } from './remove-leftovers.ts';

/** What can be stored: bytes in memory, bytes as they come, or the path of a file to copy. */
export type FileSource = Buffer | AsyncIterable<Uint8Array> | string;

/** A stored file: the SHA-256 of its bytes in hex, which is its name, and its size in bytes. */
export interface StoredFile {
  readonly hash: string;
  readonly size: number;
}

/** A file whose bytes are on the disk under a name that nobody looks for yet. */
export interface StagedFile extends StoredFile {
  readonly path: string;
  /** Gives it the name of its content; from then on the store has it. */
  keep(): Promise<void>;
  /** Removes it, unless it was kept. */
  discard(): Promise<void>;
}

/** Files named by their content: the same bytes are stored once, and what has a name is whole. */
export interface FileStore {
  /** Stores the bytes; when this answers, they are on the disk. Throws what reading the source or writing throws. */
  readonly put: (source: FileSource) => Promise<StoredFile>;
  /** Writes the bytes without storing them yet; whoever asks keeps or discards them. Throws likewise. */
  readonly stage: (source: FileSource) => Promise<StagedFile>;
  /** Path at which somebody may write a file that is to be adopted; nothing is there yet. */
  readonly scratch: () => Promise<string>;
  /** Takes a file over that was written at a scratch path. Throws what reading it throws. */
  readonly adopt: (path: string) => Promise<StagedFile>;
  /** Where a file of this hash stands, or would. Throws for what is not a SHA-256 in hex. */
  readonly pathOf: (hash: string) => string;
  readonly has: (hash: string) => Promise<boolean>;
  /** The bytes of a file; the stream fails with ENOENT when there is none. */
  readonly open: (hash: string) => Readable;
  /** Removes a file that nothing refers to any more. */
  readonly remove: (hash: string) => Promise<void>;
}

/** A file store in a directory of this machine: `ab/cd/abcd…`, and what is being written under `incoming`. */
export const createFileStore = (directory: string): FileStore => {
  const root = resolve(directory);
  const incoming = join(root, 'incoming');
  // What a process that was killed left there; nobody waits for it.
  void removeLeftovers(incoming);
  const ownIncoming = join(incoming, processMark);

  const pathOf = (hash: string) => {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError(`Not a SHA-256 in hex: ${JSON.stringify(hash)}`);
    return join(root, hash.slice(0, 2), hash.slice(2, 4), hash);
  };
  const has = (hash: string) => exists(pathOf(hash));

  const scratch = async () => {
    await mkdir(ownIncoming, { recursive: true });
    return join(ownIncoming, randomUUID());
  };
  const staged = (path: string, stored: StoredFile): StagedFile => {
    const discard = () => rm(path, { force: true });
    const keep = async () => {
      if (!(await has(stored.hash))) await moveSynced(path, pathOf(stored.hash), root);
      await discard();
    };
    return { ...stored, path, keep, discard };
  };
  const stage = async (source: FileSource): Promise<StagedFile> => {
    const path = await scratch();
    try {
      return staged(path, await writeSynced(path, chunksOf(source)));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  };
  const put = async (source: FileSource): Promise<StoredFile> => {
    const { hash, size, keep, discard } = await stage(source);
    await keep().finally(discard);
    return { hash, size };
  };

  return {
    put,
    stage,
    scratch,
    adopt: async (path) => staged(path, await readSynced(path)),
    pathOf,
    has,
    open: (hash) => createReadStream(pathOf(hash)),
    remove: (hash) => rm(pathOf(hash), { force: true }),
  };
};

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const chunksOf = (source: FileSource): AsyncIterable<Uint8Array> | Iterable<Uint8Array> => {
  if (typeof source === 'string') return createReadStream(source);
  return Buffer.isBuffer(source) ? [source] : source;
};

const writeSynced = async (
  path: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<StoredFile> => {
  const handle = await open(path, 'wx');
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.byteLength;
      await writeAll(handle, chunk);
    }
    await handle.sync();
    return { hash: hash.digest('hex'), size };
  } finally {
    await handle.close();
  }
};

/** What a file holds that somebody else wrote; when this answers, it is on the disk. */
const readSynced = async (path: string): Promise<StoredFile> => {
  const handle = await open(path, 'r+');
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of handle.createReadStream({ autoClose: false, start: 0 })) {
      hash.update(chunk);
      size += chunk.byteLength;
    }
    await handle.sync();
    return { hash: hash.digest('hex'), size };
  } finally {
    await handle.close();
  }
};

/** A single `write` may write less than it was given. */
const writeAll = async (handle: FileHandle, chunk: Uint8Array) => {
  for (let written = 0; written < chunk.byteLength; ) {
    written += (await handle.write(chunk, written)).bytesWritten;
  }
};

/** A rename outlives a power cut only once the directory, and every directory above that is new, is synced too. */
const moveSynced = async (from: string, to: string, root: string) => {
  const directory = dirname(to);
  await mkdir(directory, { recursive: true });
  await rename(from, to);
  for (const each of [directory, dirname(directory), root]) await syncDirectory(each);
};

const syncDirectory = async (path: string) => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
