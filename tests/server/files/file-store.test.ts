import { spawnSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { instanceId } from '#server/platform/instance-id.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { bytesOf } from '#tests/support/files.ts';
import { kindsOfStore, openTestedStore, type TestedStore } from './file-stores.ts';

const bytes = randomBytes(300_000);
const hash = createHash('sha256').update(bytes).digest('hex');

for (const { kind, needs, before, after } of kindsOfStore)
  describeWith(needs, `files ${kind}`, () => {
    beforeAll(before);
    afterAll(after);

    let tested: TestedStore;
    let files: FileStore;
    beforeEach(async () => {
      tested = await openTestedStore();
      files = tested.files;
    });
    afterEach(() => tested.close());

    describe('put', () => {
      it('stores a buffer, a stream and a file alike, under the hash of their bytes', async () => {
        const path = join(tested.directory, 'source');
        await writeFile(path, bytes);
        const chunks = Array.from({ length: 30 }, (_, index) => bytes.subarray(index * 10_000, (index + 1) * 10_000));
        for (const source of [bytes, Readable.from(chunks), path]) {
          expect(await files.put(source)).toEqual({ hash, size: 300_000 });
        }
        expect(await bytesOf(files, hash)).toEqual(bytes);
        expect(await tested.everyFile()).toEqual([hash]);
      });

      it('stores the same bytes once when they arrive several times at once', async () => {
        await Promise.all(Array.from({ length: 8 }, () => files.put(bytes)));
        expect(await tested.everyFile()).toEqual([hash]);
        expect(await bytesOf(files, hash)).toEqual(bytes);
      });

      it('leaves nothing behind when its source fails', async () => {
        const failing = Readable.from(
          (async function* () {
            yield bytes.subarray(0, 1000);
            throw new Error('connection lost');
          })(),
        );
        await expect(files.put(failing)).rejects.toThrow('connection lost');
        expect(await tested.everyFile()).toEqual([]);
      });

      it('gives a file its name only when it is whole', async () => {
        let seen: string[] = [];
        let wasThere = true;
        const watched = Readable.from(
          (async function* () {
            yield bytes.subarray(0, 1000);
            seen = await readdir(join(tested.filesDir, 'incoming', instanceId));
            wasThere = await files.has(hash);
            yield bytes.subarray(1000);
          })(),
        );
        await files.put(watched);
        expect([seen.length, wasThere]).toEqual([1, false]);
        expect(await files.has(hash)).toBe(true);
      });

      it('stores no bytes at all as a file too', async () => {
        const { size, hash: none } = await files.put(Buffer.alloc(0));
        expect([size, (await bytesOf(files, none)).length]).toEqual([0, 0]);
      });

      it('stores a file of many parts whole', async () => {
        const large = randomBytes(20_000_001);
        const stored = await files.put(large);
        expect(stored).toEqual({ hash: createHash('sha256').update(large).digest('hex'), size: 20_000_001 });
        expect((await bytesOf(files, stored.hash)).equals(large)).toBe(true);
        expect(await tested.everyFile()).toEqual([stored.hash]);
      });
    });

    describe('a staged file', () => {
      it('is not in the store until it is kept, and cannot be discarded any more then', async () => {
        const staged = await files.stage(bytes);
        expect(await files.has(hash)).toBe(false);
        await staged.keep();
        await staged.discard();
        expect(await bytesOf(files, hash)).toEqual(bytes);
      });

      it('leaves nothing when it is discarded', async () => {
        await (await files.stage(bytes)).discard();
        expect(await tested.everyFile()).toEqual([]);
      });

      it('takes no room of its own when the store has the same bytes already', async () => {
        await files.put(bytes);
        await (await files.stage(bytes)).keep();
        expect(await tested.everyFile()).toEqual([hash]);
      });

      it('may be written by somebody else, and adopted', async () => {
        const path = await files.scratch();
        await writeFile(path, bytes);
        const adopted = await files.adopt(path);
        expect(adopted).toMatchObject({ hash, size: 300_000, path });
        await adopted.keep();
        expect(await tested.everyFile()).toEqual([hash]);
      });
    });

    describe('what a process that was killed did not finish storing', () => {
      const [host] = instanceId.split('.');
      const leave = async (mark: string, hours = 0) => {
        const folder = join(tested.filesDir, 'incoming', mark);
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, randomUUID()), bytes);
        const then = new Date(Date.now() - hours * 3_600_000);
        await utimes(folder, then, then);
      };
      const left = () => readdir(join(tested.filesDir, 'incoming'));

      it('is removed when the store is opened again, and nothing that others are still at', async () => {
        const gone = spawnSync(process.execPath, ['--version']).pid;
        await leave(`${host}.${gone}.00000000`);
        await leave(`${host}.${process.pid}.11111111`);
        await leave(`${host}.${process.ppid}.22222222`);
        await leave('elsewhere.1.33333333', 23);
        await leave('elsewhere.1.44444444', 25);
        await tested.again();
        await expect
          .poll(async () => (await left()).sort())
          .toEqual(['elsewhere.1.33333333', `${host}.${process.ppid}.22222222`].sort());
      });
    });

    describe('a stored file', () => {
      it('can be read as a stream, whole and in part', async () => {
        await files.put(bytes);
        expect(await bytesOf(files, hash)).toEqual(bytes);
        expect(await buffer(await files.open(hash, { first: 100, last: 199 }))).toEqual(bytes.subarray(100, 200));
        expect(await buffer(await files.open(hash, { first: 299_999, last: 299_999 }))).toEqual(bytes.subarray(-1));
      });

      it('is found with its size by whoever opens the store', async () => {
        await files.put(bytes);
        expect(await (await tested.again()).find(hash)).toEqual({ hash, size: 300_000 });
      });

      it('that was never stored, or was removed, is not there and cannot be read', async () => {
        const checkedOut = files.checkout();
        for (const remove of [false, true]) {
          if (remove) {
            await files.put(bytes);
            await files.remove(hash);
          }
          expect([await files.has(hash), await files.find(hash)]).toEqual([false, undefined]);
          await expect(files.open(hash)).rejects.toMatchObject({ code: 'ENOENT' });
          expect(await checkedOut.pathOf(hash)).toBeUndefined();
        }
        await checkedOut.end();
        await files.remove(hash);
      });

      it.each(['../../etc/passwd', '', hash.toUpperCase(), `${hash}/x`])('cannot be asked for as %j', async (name) => {
        await expect(files.open(name)).rejects.toThrow(TypeError);
        await expect(files.find(name)).rejects.toThrow(TypeError);
        await expect(files.has(name)).rejects.toThrow(TypeError);
        await expect(files.remove(name)).rejects.toThrow(TypeError);
        await expect(files.checkout().pathOf(name)).rejects.toThrow(TypeError);
      });
    });

    describe('a lent file', () => {
      it('lies whole at a path of this machine, and costs nothing any more when the loan has ended', async () => {
        await files.put(bytes);
        const checkedOut = files.checkout();
        const paths = await Promise.all([checkedOut.pathOf(hash), checkedOut.pathOf(hash)]);
        expect(paths[0]).toBe(paths[1]);
        expect(await readFile(paths[0]!)).toEqual(bytes);
        await checkedOut.end();
        expect(await tested.everyFile()).toEqual([hash]);
      });

      it('is lent to several at once, and again later', async () => {
        await files.put(bytes);
        const other = await tested.again();
        for (let turn = 0; turn < 2; turn++) {
          const loans = [files.checkout(), files.checkout(), other.checkout()];
          const paths = await Promise.all(loans.map((loan) => loan.pathOf(hash)));
          for (const path of paths) expect(await readFile(path!)).toEqual(bytes);
          for (const loan of loans) await loan.end();
        }
      });
    });
  });

describe('a file on the disk', () => {
  it('stands in folders named by the beginning of its hash', async () => {
    const tested = await openTestedStore();
    const files = await openFileStore({ filesUrl: undefined, filesDir: tested.filesDir });
    await files.put(bytes);
    expect(await readFile(join(tested.filesDir, hash.slice(0, 2), hash.slice(2, 4), hash))).toEqual(bytes);
    await tested.close();
  });
});
