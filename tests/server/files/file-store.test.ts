import { spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileStore, type FileStore } from '../../../server/files/file-store.ts';
import { processMark } from '../../../server/files/process-mark.ts';

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
    expect(seen).toEqual([join(directory, 'files', 'incoming', processMark)]);
    expect(await files.has(hash)).toBe(true);
  });

  it('stores no bytes at all as a file too', async () => {
    expect((await files.put(Buffer.alloc(0))).size).toBe(0);
  });
});

describe('a staged file', () => {
  it('is not in the store until it is kept, and cannot be discarded any more then', async () => {
    const staged = await files.stage(bytes);
    expect(await files.has(hash)).toBe(false);
    await staged.keep();
    await staged.discard();
    expect(await readFile(files.pathOf(hash))).toEqual(bytes);
  });

  it('leaves nothing when it is discarded', async () => {
    await (await files.stage(bytes)).discard();
    expect(await everyFile()).toEqual([]);
  });

  it('takes no room of its own when the store has the same bytes already', async () => {
    await files.put(bytes);
    await (await files.stage(bytes)).keep();
    expect(await everyFile()).toHaveLength(1);
  });
});

describe('what a process that was killed did not finish storing', () => {
  const [host] = processMark.split('.');
  const leave = async (mark: string, hours = 0) => {
    const folder = join(directory, 'files', 'incoming', mark);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, randomUUID()), bytes);
    const then = new Date(Date.now() - hours * 3_600_000);
    await utimes(folder, then, then);
  };
  const left = () => readdir(join(directory, 'files', 'incoming'));

  it('is removed when the store is opened again, and nothing that others are still at', async () => {
    const gone = spawnSync(process.execPath, ['--version']).pid;
    await leave(`${host}.${gone}.00000000`);
    await leave(`${host}.${process.pid}.11111111`);
    await leave(`${host}.${process.ppid}.22222222`);
    await leave('elsewhere.1.33333333', 23);
    await leave('elsewhere.1.44444444', 25);
    createFileStore(join(directory, 'files'));
    await vi.waitFor(async () =>
      expect((await left()).sort()).toEqual(['elsewhere.1.33333333', `${host}.${process.ppid}.22222222`].sort()),
    );
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
