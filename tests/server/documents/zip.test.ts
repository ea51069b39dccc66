import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storedFile } from '#lib/zip/stored-file.ts';
import { type ZipEntry, zip } from '#lib/zip/zip.ts';
import { writePieces } from '#server/domains/documents/generation/write-pieces.ts';
import { readArchive } from './archives.ts';

let folder: string;
let archive: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-zip-'));
  archive = join(folder, 'archive.zip');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (entries: Iterable<ZipEntry>) => {
  await writePieces(archive, zip(entries));
  return readArchive(archive);
};

describe('an archive', () => {
  it('stores a file of the disk as it is, beside deflated ones', async () => {
    const bytes = Buffer.alloc(700_000, 'sheet of many pieces ');
    const path = join(folder, 'a.pdf');
    await writeFile(path, bytes);
    const files = await write([
      storedFile('sheets/é.pdf', path),
      { name: 'index.html', data: [Buffer.from('one '), Buffer.from('two')] },
    ]);
    expect(files.map(({ name, method, size }) => [name, method, size])).toEqual([
      ['sheets/é.pdf', 0, 700_000],
      ['index.html', 8, 7],
    ]);
    expect(files[0]?.read().equals(bytes)).toBe(true);
    expect(files[1]?.read().toString()).toBe('one two');
  });

  it('refuses a stored file that is not as long as was said', async () => {
    const entry = { name: 'a', data: [Buffer.from('abc')], stored: { crc: 0, size: 4 } };
    await expect(write([entry])).rejects.toThrow(RangeError);
  });

  it('tells of a missing file before the archive begins with it', () => {
    expect(() => storedFile('a', join(folder, 'none.pdf'))).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  });

  it('holds more files than 65,535', async () => {
    const files = await write(
      Array.from({ length: 66_000 }, (_, at) => ({ name: `${at}`, data: [], stored: { crc: 0, size: 0 } })),
    );
    expect(files).toHaveLength(66_000);
    expect(files.at(-1)?.name).toBe('65999');
    expect(files.at(-1)?.read()).toHaveLength(0);
  });

  it('grows past 4 GB', async () => {
    const hole = Buffer.alloc(64 * 1024 * 1024);
    const large = { data: Array.from({ length: 33 }, () => hole), stored: { crc: 0, size: 33 * hole.length } };
    const file = openSync(archive, 'w');
    let size = 0;
    // The zeros of the large files are left out of the disk.
    for await (const piece of zip([
      { name: 'a', ...large },
      { name: 'b', ...large },
      { name: 'c', data: [Buffer.from('last')] },
    ])) {
      if (piece.length < hole.length) writeSync(file, piece, 0, piece.length, size);
      size += piece.length;
    }
    ftruncateSync(file, size);
    closeSync(file);
    const files = readArchive(archive);
    expect(files.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(files[2]?.offset).toBeGreaterThan(2 ** 32);
    expect(files[2]?.read().toString()).toBe('last');
  });
});
