import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Cells } from '../columns/growable.ts';
import { type Header, headerBytes, readHeader } from './header.ts';

/** Where a file stands while it is being written, beside the place it will take. */
const unfinishedPathOf = (file: string): string => `${file}.${randomUUID()}.tmp`;

/** Removes from a folder what a process that was killed did not finish writing. Never rejects: saving goes before. */
const removeAbandoned = async (folder: string): Promise<void> => {
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

/** Writes named arrays after a header, with a checksum at the end; sweeps the folder of what earlier writes left there. */
export const writeSections = async (
  file: string,
  header: Omit<Header, 'sections'>,
  sections: readonly { readonly name: string; readonly data: Cells }[],
): Promise<void> => {
  await removeAbandoned(dirname(file));
  const unfinished = unfinishedPathOf(file);
  try {
    await withFile(unfinished, 'wx', async (handle) => {
      const sizes = sections.map(({ name, data }) => ({ name, bytes: data.byteLength }));
      await writeAll(handle, headerBytes({ ...header, sections: sizes }));
      let checksum = 0;
      for (const piece of sections.flatMap(({ data }) => [...piecesOf(data)])) {
        checksum = crc32(piece, checksum);
        await writeAll(handle, piece);
      }
      await writeAll(handle, new Uint8Array(Uint32Array.of(checksum).buffer));
      await handle.sync();
    });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  // The new name is safe only once the folder that holds it is.
  await withFile(dirname(file), 'r', (folder) => folder.sync());
};

/** An array to be read: its name, and how to make an empty one of its kind. */
export interface ArrayToRead {
  readonly name: string;
  readonly empty: (capacity: number) => Cells;
  readonly grows: boolean;
}

/** The version in the header, and the arrays with the number of cells that mean something. */
export interface Found {
  readonly version: number;
  readonly arrays: { readonly data: Cells; readonly length: number }[];
}

/** Reads the arrays back; undefined when the file is not, bit for bit, one with this header and these arrays. */
export const readSections = async (
  file: string,
  wanted: Pick<Header, 'format' | 'organisation'>,
  sections: readonly ArrayToRead[],
): Promise<Found | undefined> => {
  try {
    return await withFile(file, 'r', (handle) => readFrom(handle, wanted, sections));
  } catch {
    // Whatever the file or the disk suffers from, the index can be rebuilt from the database.
    return undefined;
  }
};

const readFrom = async (
  handle: FileHandle,
  wanted: Pick<Header, 'format' | 'organisation'>,
  sections: readonly ArrayToRead[],
): Promise<Found | undefined> => {
  const found = await readHeader(handle);
  if (!found || found.header.format !== wanted.format || found.header.organisation !== wanted.organisation) return;
  const sizes = found.header.sections;
  const end = sizes.reduce((total, { bytes }) => total + bytes, found.length);
  if ((await handle.stat()).size !== end + 4) return;
  if (sizes.length !== sections.length || sizes.some(({ name }, at) => name !== sections[at]!.name)) return;
  const arrays: Found['arrays'] = [];
  let position = found.length;
  let checksum = 0;
  for (const [at, section] of sections.entries()) {
    const { bytes } = sizes[at]!;
    const length = bytes / section.empty(0).BYTES_PER_ELEMENT;
    const data = section.empty(section.grows ? Math.ceil(length * spareRoom) : length);
    for (const piece of piecesOf(data.subarray(0, length))) {
      await readAll(handle, piece, position);
      checksum = crc32(piece, checksum);
      position += piece.length;
    }
    arrays.push({ data, length });
  }
  const stored = new Uint32Array(1);
  await readAll(handle, new Uint8Array(stored.buffer), position);
  return stored[0] === checksum ? { version: found.header.version, arrays } : undefined;
};

const withFile = async <Result>(file: string, flags: string, use: (handle: FileHandle) => Promise<Result>) => {
  const handle = await open(file, flags);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
};

const spareRoom = 1.05;
/** Small enough that a checksum never holds the thread for long. */
const pieceBytes = 4 << 20;

function* piecesOf({ buffer, byteOffset, byteLength }: Cells): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < byteLength; at += pieceBytes)
    yield new Uint8Array(buffer, byteOffset + at, Math.min(pieceBytes, byteLength - at));
}

const writeAll = async (handle: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let at = 0; at < bytes.length; ) at += (await handle.write(bytes, at)).bytesWritten;
};

const readAll = async (handle: FileHandle, into: Uint8Array, position: number): Promise<void> => {
  for (let at = 0; at < into.length; ) {
    const { bytesRead } = await handle.read(into, at, into.length - at, position + at);
    if (bytesRead === 0) throw new Error('The snapshot ends too soon.');
    at += bytesRead;
  }
};
