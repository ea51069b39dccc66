import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FileSource, StoredFile } from './file-store.ts';

/** Writes a new file; when this answers, its bytes are on the disk. Throws what reading the source or writing throws. */
export const writeSynced = (path: string, source: FileSource): Promise<StoredFile> =>
  write(path, source, (handle) => handle.sync());

/** Writes a new file that need not outlive a power cut. Throws likewise. */
export const writeUnsynced = (path: string, source: FileSource): Promise<StoredFile> => write(path, source);

const write = async (
  path: string,
  source: FileSource,
  atEnd?: (handle: FileHandle) => Promise<void>,
): Promise<StoredFile> => {
  const handle = await open(path, 'wx');
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of chunksOf(source)) {
      hash.update(chunk);
      size += chunk.byteLength;
      await writeAll(handle, chunk);
    }
    await atEnd?.(handle);
    return { hash: hash.digest('hex'), size };
  } finally {
    await handle.close();
  }
};

/** What a file holds that somebody else wrote; when this answers, it is on the disk. */
export const readSynced = async (path: string): Promise<StoredFile> => {
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

/** A rename outlives a power cut only once the directory, and every directory above it up to `root`, is synced too. */
export const moveSynced = async (from: string, to: string, root: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  for (let directory = dirname(to); ; directory = dirname(directory)) {
    await syncDirectory(directory);
    if (directory === root || directory === dirname(directory)) return;
  }
};

/** Makes the names in a directory outlive a power cut. */
export const syncDirectory = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const chunksOf = (source: FileSource): AsyncIterable<Uint8Array> | Iterable<Uint8Array> => {
  if (typeof source === 'string') return createReadStream(source);
  return Buffer.isBuffer(source) ? [source] : source;
};

/** Writes all of it where the last write ended; a single `write` may write less than it was given. */
export const writeAll = async (handle: FileHandle, chunk: Uint8Array): Promise<void> => {
  for (let written = 0; written < chunk.byteLength; ) {
    written += (await handle.write(chunk, written)).bytesWritten;
  }
};
