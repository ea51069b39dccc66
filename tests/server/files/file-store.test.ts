import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileStore, type FileStore } from '../../../server/files/file-store.ts';

let directory: string;
let files: FileStore;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vigie-files-'));
  files = createFileStore(join(directory, 'files'));
});
afterEach(() => rm(directory, { recursive: true }));

const bytes = randomBytes(300_000);
const hash = createHash('sha256').update(bytes).digest('hex');

/** Every file under the store, whole or not. */
const everyFile = async () =>
  (await readdir(join(directory, 'files'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('put', () => {
  it('stores a buffer, a stream and a file alike, under the hash of their bytes', async () => {
    const path = join(directory, 'source');
    await writeFile(path, bytes);
    const chunks = Array.from({ length: 30 }, (_, index) => bytes.subarray(index * 10_000, (index + 1) * 10_000));
    for (const source of [bytes, Readable.from(chunks), path]) {
      expect(await files.put(source)).toEqual({ hash, size: 300_000 });
    }
    expect(await readFile(files.pathOf(hash))).toEqual(bytes);
    expect((await everyFile()).map(({ name }) => name)).toEqual([hash]);
  });

  it('stores the same bytes once when they arrive several times at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => files.put(bytes)));
    expect((await everyFile()).map(({ name }) => name)).toEqual([hash]);
    expect(await readFile(files.pathOf(hash))).toEqual(bytes);
  });

  it('leaves nothing behind when its source fails', async () => {
    const failing = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 1000);
        throw new Error('connection lost');
      })(),
    );
    await expect(files.put(failing)).rejects.toThrow('connection lost');
    expect(await everyFile()).toEqual([]);
  });

  it('gives a file its name only when it is whole', async () => {
    let seen: string[] = [];
    const watched = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 1000);
        seen = (await everyFile()).map(({ parentPath }) => parentPath);
        yield bytes.subarray(1000);
      })(),
    );
    await files.put(watched);
    expect(seen).toEqual([join(directory, 'files', 'incoming')]);
    expect(await files.has(hash)).toBe(true);
  });

  it('stores no bytes at all as a file too', async () => {
    expect((await files.put(Buffer.alloc(0))).size).toBe(0);
  });
});

describe('what a process that was killed did not finish storing', () => {
  const leave = async (incoming: string, hours: number) => {
    await mkdir(incoming, { recursive: true });
    const path = join(incoming, randomUUID());
    await writeFile(path, bytes);
    const then = new Date(Date.now() - hours * 3_600_000);
    await utimes(path, then, then);
    return path;
  };

  it('is removed a day later when the store is opened again, and no sooner', async () => {
    const incoming = join(directory, 'files', 'incoming');
    await files.put(bytes);
    await leave(incoming, 25);
    await leave(incoming, 1000);
    const young = await leave(incoming, 23);
    const again = createFileStore(join(directory, 'files'));
    await vi.waitFor(async () => expect(await readdir(incoming)).toEqual([basename(young)]));
    expect(await readFile(again.pathOf(hash))).toEqual(bytes);
  });

  it('does not keep the store from being used when it cannot be removed', async () => {
    const incoming = join(directory, 'files', 'incoming');
    const folder = join(incoming, 'folder');
    await mkdir(folder, { recursive: true });
    await utimes(folder, 0, 0);
    await leave(incoming, 25);
    const again = createFileStore(join(directory, 'files'));
    expect(await again.put(bytes)).toEqual({ hash, size: 300_000 });
    await vi.waitFor(async () => expect(await readdir(incoming)).toEqual(['folder']));
  });
});

describe('a stored file', () => {
  it('stands in folders named by the beginning of its hash', () => {
    expect(files.pathOf(hash)).toBe(join(directory, 'files', hash.slice(0, 2), hash.slice(2, 4), hash));
  });

  it('can be read as a stream', async () => {
    await files.put(bytes);
    expect(await buffer(files.open(hash))).toEqual(bytes);
  });

  it('that was never stored is not there, and cannot be read', async () => {
    expect(await files.has(hash)).toBe(false);
    await expect(buffer(files.open(hash))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.each(['../../etc/passwd', '', hash.toUpperCase(), `${hash}/x`])('cannot be asked for as %j', (name) => {
    expect(() => files.pathOf(name)).toThrow(TypeError);
    expect(() => files.open(name)).toThrow(TypeError);
  });
});
