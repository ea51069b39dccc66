import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** Why an archive is refused as a whole. */
export class UnreadableArchive extends Error {
  override name = 'UnreadableArchive';
}

/** A file of an archive, as its directory has it; its sizes are what the archive claims. */
interface ArchivedFile {
  readonly name: string;
  /**
   * Its bytes, and no more than `most` of them, whatever the archive claims: what is longer ends there. Throws UnreadableArchive
   * for what is encrypted, packed in a way that is not read, or damaged.
   */
  readonly bytes: (most: number) => AsyncIterable<Uint8Array>;
}

/** Its files in the order of the directory; they can be read until `close`. */
interface Archive {
  readonly files: readonly ArchivedFile[];
  readonly close: () => Promise<void>;
}

/**
 * Opens an archive on this disk (PKWARE APPNOTE 6.3.10) of no more than `mostFiles` files; folders are left out. Throws UnreadableArchive.
 * Nothing is unpacked before it is asked for.
 */
export const openArchive = async (path: string, mostFiles: number): Promise<Archive> => {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const end = await findEnd(handle, size);
    if (end.count > mostFiles) throw new UnreadableArchive(`more than ${mostFiles} files`);
    const directory = await read(handle, end.offset, end.length);
    const entries = entriesOf(directory, end.count).filter(({ name }) => !/[/\\]$/.test(name));
    return {
      files: entries.map((entry) => ({ name: entry.name, bytes: (most) => bytesOf(handle, entry, most) })),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

const endSize = 22;
const longestComment = 65_535;

/** The end of the directory, §4.3.16; archives that need ZIP64 are far larger than any that is taken. */
const findEnd = async (handle: FileHandle, size: number) => {
  const from = Math.max(0, size - endSize - longestComment);
  const tail = await read(handle, from, size - from);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (at < 0 || at + endSize > tail.length) throw new UnreadableArchive('no ZIP archive');
  const [count, length, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count === 0xffff || offset === 0xffffffff || offset + length > size) throw new UnreadableArchive('damaged');
  return { count, length, offset };
};

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

const headSize = 46;

/** §4.3.12. */
const entriesOf = (directory: Buffer, count: number): Entry[] => {
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + headSize > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw new UnreadableArchive('damaged');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const flags = directory.readUInt16LE(at + 8);
    entries.push({
      name: nameOf(directory.subarray(at + headSize, at + headSize + nameLength!), flags),
      flags,
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at += headSize + nameLength! + extraLength! + commentLength!;
  }
  return entries;
};

/** UTF-8 where the archive says so, and where it can be; else what Windows writes. §4.4.4. */
const nameOf = (bytes: Uint8Array, flags: number): string => {
  try {
    return new TextDecoder('utf-8', { fatal: (flags & 0x800) === 0 }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

async function* bytesOf(handle: FileHandle, entry: Entry, most: number): AsyncGenerator<Uint8Array> {
  if ((entry.flags & 1) !== 0) throw new UnreadableArchive('encrypted');
  if (entry.method !== 0 && entry.method !== 8) throw new UnreadableArchive('packed in a way that is not read');
  const head = await read(handle, entry.offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) throw new UnreadableArchive('damaged');
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = piecesOf(handle, start, entry.packed);
  let left = most;
  try {
    for await (const chunk of entry.method === 0 ? packed : inflated(packed)) {
      yield chunk.subarray(0, left);
      left -= chunk.length;
      if (left <= 0) return;
    }
  } catch (error) {
    throw new UnreadableArchive((error as Error).message);
  }
}

const inflated = (packed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> => {
  const inflate = createInflateRaw();
  // Its errors are those of what is read from it.
  pipeline(Readable.from(packed), inflate, () => undefined);
  return inflate;
};

const pieceSize = 256 * 1024;

async function* piecesOf(handle: FileHandle, start: number, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < length; ) {
    const piece = await read(handle, start + at, Math.min(pieceSize, length - at));
    if (piece.length === 0) throw new Error('cut short');
    yield piece;
    at += piece.length;
  }
}

const read = async (handle: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};
