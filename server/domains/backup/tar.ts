import { type FileHandle, mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createStaging } from '#server/platform/files/staging.ts';
import { storedNameOf } from '#server/platform/files/stored-name.ts';
import { syncDirectory, writeAll } from '#server/platform/files/synced-files.ts';
import { instanceId } from '#server/platform/instance-id.ts';
import type { BackupReader, BackupWriter } from './backup-place.ts';
import { manifestName, readManifest } from './manifest.ts';
import { OperatorError } from './operator-error.ts';

/** A backup in one tar file: files first, then the records, the manifest last; it has its name when it is whole. */
export const writeTar = async (file: string): Promise<BackupWriter> => {
  const unfinished = `${file}.unfinished`;
  const own = join(unfinished, instanceId);
  await mkdir(own, { recursive: true });
  const path = join(own, 'backup.tar');
  const handle = await open(path, 'wx');
  const time = new Date();
  const taken = new Set<string>();

  const write = (chunk: Uint8Array) => writeAll(handle, chunk);
  const append = async (name: string, size: number, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
    await write(tarHeader({ name, size }, time));
    for await (const chunk of chunks) await write(chunk);
    await write(Buffer.alloc(paddingOf(size)));
  };
  const appendFile = async (name: string, from: string) => {
    const source = await open(from, 'r');
    try {
      await append(name, (await source.stat()).size, source.createReadStream({ autoClose: false }));
    } finally {
      await source.close();
    }
  };
  /** One entry after the other, however many wait. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };

  const { stage } = createStaging({
    incoming: unfinished,
    keep: async (from, { hash }) => {
      await inTurn(() => appendFile(`files/${storedNameOf(hash)}`, from));
      taken.add(hash);
    },
  });
  return {
    files: { stage, has: async (hash) => taken.has(hash) },
    storePathOf: (name) => join(own, name),
    finish: async (manifest, { storeName }) => {
      await appendFile(storeName, join(own, storeName));
      await append(manifestName, manifest.length, [manifest]);
      await write(Buffer.alloc(2 * blockBytes));
      await handle.sync();
      await rename(path, file);
      await syncDirectory(dirname(file));
    },
    close: async () => {
      await handle.close();
      await rm(own, { recursive: true, force: true });
      // Somebody else may be writing one too.
      await rmdir(unfinished).catch(() => {});
    },
  };
};

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
    // Entries that tar itself puts before the names of folders are ignored.
    entries.set(entry.name.replace(/^\.\//, ''), { start, size: entry.size });
  }
};

/** Everything in a tar file comes in blocks of this many bytes. */
const blockBytes = 512;

interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** Bytes after which the size of an entry is written in another way, which every tar of today reads. */
const mostOctal = 0o77777777777;

/** The block before an entry, as POSIX has it (ustar). Names are at most 100 bytes of ASCII. */
const tarHeader = ({ name, size }: TarEntry, time: Date): Buffer => {
  if (!/^[ -~]{1,100}$/.test(name)) throw new Error(`Not a name for a tar file: ${name}`);
  const block = Buffer.alloc(blockBytes);
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  block.write(name, 0, 'latin1');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  if (size <= mostOctal) octal(size, 124, 12);
  else {
    block.writeUInt8(0x80, 124);
    block.writeBigUInt64BE(BigInt(size), 128);
  }
  octal(Math.floor(time.getTime() / 1000), 136, 12);
  block.write('0', 156, 'latin1');
  block.write('ustar\0' + '00', 257, 'latin1');
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
};

/** What a block before an entry says; undefined for the empty block at the end. Throws for a block that is damaged. */
const readTarHeader = (block: Buffer): TarEntry | undefined => {
  if (block.every((byte) => byte === 0)) return undefined;
  const text = (at: number, length: number) => block.toString('latin1', at, at + length).replace(/\0.*$/s, '');
  if (Number.parseInt(text(148, 8), 8) !== checksumOf(block)) throw new Error('The tar file is damaged.');
  const size = block[124] === 0x80 ? Number(block.readBigUInt64BE(128)) : Number.parseInt(text(124, 12), 8);
  return { name: text(0, 100), size };
};

/** The sum of the bytes, the sum's own counted as spaces. */
const checksumOf = (block: Buffer): number =>
  block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);

/** Bytes that fill up the last block of an entry. */
const paddingOf = (size: number): number => (blockBytes - (size % blockBytes)) % blockBytes;
