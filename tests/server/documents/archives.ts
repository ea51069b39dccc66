import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';

/** A file of an archive as its directory tells it. */
export interface ArchivedFile {
  readonly name: string;
  readonly method: number;
  readonly offset: number;
  readonly size: number;
  /** Its bytes, after its check sum has been found right. */
  readonly read: () => Buffer;
}

/** Reads an archive of any size by its directory at the end, as unpackers do. */
export const readArchive = (path: string): ArchivedFile[] => {
  const total = statSync(path).size;
  const end = readAt(path, total - 22, 22);
  if (end.readUInt32LE(0) !== 0x06054b50) throw new Error('the archive does not end as one');
  const isLarge = end.readUInt16LE(10) === 0xffff || end.readUInt32LE(16) === 0xffffffff;
  const [count, size, offset] = isLarge
    ? largeEnd(path, total)
    : [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  const directory = readAt(path, offset, size);
  const files: ArchivedFile[] = [];
  for (let at = 0; files.length < count; ) {
    if (directory.readUInt32LE(at) !== 0x02014b50) throw new Error(`no file at ${at} of the directory`);
    const [nameLength, extraLength] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)];
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const near = directory.readUInt32LE(at + 42);
    const packed = directory.readUInt32LE(at + 20);
    const [method, crc] = [directory.readUInt16LE(at + 10), directory.readUInt32LE(at + 16)];
    const start = near === 0xffffffff ? Number(extra.readBigUInt64LE(4)) : near;
    files.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method,
      offset: start,
      size: directory.readUInt32LE(at + 24),
      read: () => readFile(path, { start, packed, method, crc }),
    });
    at += 46 + nameLength + extraLength;
  }
  return files;
};

const largeEnd = (path: string, total: number): [number, number, number] => {
  const locator = readAt(path, total - 42, 20);
  const record = readAt(path, Number(locator.readBigUInt64LE(8)), 56);
  if (locator.readUInt32LE(0) !== 0x07064b50 || record.readUInt32LE(0) !== 0x06064b50) throw new Error('no ZIP64 end');
  return [32, 40, 48].map((at) => Number(record.readBigUInt64LE(at))) as [number, number, number];
};

const readFile = (path: string, file: { start: number; packed: number; method: number; crc: number }): Buffer => {
  const local = readAt(path, file.start, 30);
  if (local.readUInt32LE(0) !== 0x04034b50) throw new Error(`no file at ${file.start}`);
  const data = readAt(path, file.start + 30 + local.readUInt16LE(26) + local.readUInt16LE(28), file.packed);
  const bytes = file.method === 0 ? data : inflateRawSync(data);
  if (crc32(bytes) !== file.crc) throw new Error('the check sum is wrong');
  return bytes;
};

const readAt = (path: string, position: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  const file = openSync(path, 'r');
  readSync(file, bytes, 0, length, position);
  closeSync(file);
  return bytes;
};
