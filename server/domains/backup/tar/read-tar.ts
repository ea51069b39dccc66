import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { storedNameOf } from '#server/platform/files/stored-name.ts';
import type { BackupReader } from '../backup-place.ts';
import { manifestName, readManifest } from '../manifest.ts';
import { OperatorError } from '../operator-error.ts';
import { blockBytes, paddingOf, readTarHeader } from './tar-header.ts';

/** The backup in a tar file. Throws OperatorError for what is not one, or is not whole. */
export const readTar = async (file: string): Promise<BackupReader> => {
  const handle = await open(file, 'r');
  try {
    const entries = await listEntries(handle).catch((error: Error) => {
      throw new OperatorError(`${file} cannot be read: ${error.message}`);
    });
    const read = async (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (!entry) throw Object.assign(new Error(`ENOENT: ${name} is not in ${file}`), { code: 'ENOENT' });
      return Readable.from(readPlace(handle, entry), { objectMode: false });
    };
    if (!entries.has(manifestName))
      throw new OperatorError(`There is no backup in ${file}: it has no ${manifestName}.`);
    const manifest = readManifest(await buffer(await read(manifestName)), file);
    return {
      where: file,
      manifest,
      openStore: () => read(manifest.store.name),
      open: async (hash) => read(`files/${storedNameOf(hash)}`),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

interface Place {
  readonly start: number;
  readonly size: number;
}

/** Bytes read at a time. */
const pieceBytes = 1 << 20;

async function* readPlace(handle: FileHandle, { start, size }: Place): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; ) {
    const length = Math.min(pieceBytes, size - done);
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, start + done);
    if (bytesRead === 0) throw new Error('The tar file became shorter.');
    yield buffer.subarray(0, bytesRead);
    done += bytesRead;
  }
}

const listEntries = async (handle: FileHandle): Promise<Map<string, Place>> => {
  const entries = new Map<string, Place>();
  const { size: end } = await handle.stat();
  for (let at = 0; ; ) {
    const { buffer: block, bytesRead } = await handle.read(Buffer.alloc(blockBytes), 0, blockBytes, at);
    if (bytesRead < blockBytes) throw new Error('it ends too soon');
    const entry = readTarHeader(block);
    if (!entry) return entries;
    const start = at + blockBytes;
    at = start + entry.size + paddingOf(entry.size);
    if (at > end) throw new Error('it ends too soon');
    // What tar itself puts before the names of folders is no part of ours.
    entries.set(entry.name.replace(/^\.\//, ''), { start, size: entry.size });
  }
};
