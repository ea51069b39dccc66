import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** The header of a snapshot. */
export interface Header {
  readonly format: string;
  readonly organisation: number;
  /** The collection's version the index stands at. */
  readonly version: number;
  readonly sections: readonly { readonly name: string; readonly bytes: number }[];
}

/** A header as bytes: a mark, the length and checksum of what follows, then JSON. */
export const headerBytes = (header: Header): Uint8Array => {
  const json = Buffer.from(JSON.stringify(header));
  const start = Buffer.alloc(startLength);
  start.write(mark, 'latin1');
  start.writeUInt32LE(json.length, mark.length);
  start.writeUInt32LE(crc32(json), mark.length + 4);
  return Buffer.concat([start, json]);
};

/** The header of a file and its length in bytes; undefined when the file does not begin with a sound one. */
export const readHeader = async (handle: FileHandle): Promise<{ header: Header; length: number } | undefined> => {
  const start = Buffer.alloc(startLength);
  await handle.read(start, 0, startLength, 0);
  const length = start.readUInt32LE(mark.length);
  if (start.toString('latin1', 0, mark.length) !== mark || length > longest) return undefined;
  const json = Buffer.alloc(length);
  await handle.read(json, 0, length, startLength);
  if (crc32(json) !== start.readUInt32LE(mark.length + 4)) return undefined;
  // Its checksum stands, so it is what headerBytes wrote.
  return { header: JSON.parse(json.toString()) as Header, length: startLength + length };
};

const mark = 'VIGIEIDX';
const startLength = mark.length + 8;
const longest = 1 << 20;
