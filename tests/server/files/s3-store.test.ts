import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FilesUnavailable } from '#server/platform/files/files-unavailable.ts';
import { findFilesFault } from '#server/platform/files/open-file-store.ts';
import { parseS3Address } from '#server/platform/files/s3/s3-address.ts';
import { createS3Store } from '#server/platform/files/s3/s3-store.ts';
import { storedNameOf } from '#server/platform/files/stored-name.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { bytesOf } from '#tests/support/files.ts';
import type { S3 } from '#tests/support/s3/start-s3.ts';
import { kindsOfStore, openTestedStore, runningS3, type TestedStore } from './file-stores.ts';

const [, { before, after, kind, needs }] = kindsOfStore;

describeWith(needs, `files ${kind}`, () => {
  beforeAll(before);
  afterAll(after);

  let tested: TestedStore;
  let s3: S3;
  beforeEach(async () => {
    tested = await openTestedStore();
    s3 = runningS3()!;
  });
  afterEach(() => tested.close());

  it('are refused for the moment while S3 is gone, leave nothing half there, and are there when it is back', async () => {
    const { files } = tested;
    const { hash } = await files.put(Buffer.from('stored before'));
    await s3.stop();
    for (const ask of [
      () => files.put(Buffer.from('sent meanwhile')),
      () => files.put(randomBytes(9_000_000)),
      () => files.has(hash),
      () => files.find(hash),
      () => files.open(hash),
      () => files.remove(hash),
      () => files.checkout().pathOf(hash),
    ])
      await expect(ask()).rejects.toThrow(FilesUnavailable);
    await s3.start();
    expect(await tested.everyFile()).toEqual([hash]);
    expect((await bytesOf(files, hash)).toString()).toBe('stored before');
    expect((await files.put(Buffer.from('sent meanwhile'))).size).toBe(14);
  });

  it('are refused for the moment when S3 does not answer', { timeout: 60_000 }, async () => {
    s3.pause();
    try {
      const started = performance.now();
      await expect(tested.files.has('0'.repeat(64))).rejects.toThrow(FilesUnavailable);
      expect(performance.now() - started).toBeLessThan(30_000);
    } finally {
      s3.resume();
    }
    expect(await tested.files.has('0'.repeat(64))).toBe(false);
  });

  it('end a stream with an error when S3 goes in the middle of it', async () => {
    const { hash } = await tested.files.put(randomBytes(40_000_000));
    const stream = await tested.files.open(hash);
    await s3.stop();
    await expect(buffer(stream)).rejects.toThrow();
    await s3.start();
  });

  it('need a bucket that is there, and credentials for it', async () => {
    const place = (filesUrl: string) => findFilesFault({ filesUrl, filesDir: tested.filesDir });
    expect(await place(s3.urlOf('x'))).toBeUndefined();
    const elsewhere = s3.urlOf('x').replace('vigie-files', 'no-such-bucket');
    expect(await place(elsewhere)).toEqual({ reason: 'there is no bucket no-such-bucket', passes: false });
    const { AWS_SECRET_ACCESS_KEY } = process.env;
    process.env.AWS_SECRET_ACCESS_KEY = 'another';
    expect((await place(s3.urlOf('x')))?.reason).toContain('may not use the bucket vigie-files');
    Object.assign(process.env, { AWS_SECRET_ACCESS_KEY });
    // What is away comes back by itself, and stops no start.
    await s3.stop();
    expect(await place(s3.urlOf('x'))).toEqual({ reason: expect.stringMatching(/./), passes: true });
    await s3.start();
    // Nor what takes the call and is silent; that is known within the time a page is waited for.
    s3.pause();
    const started = performance.now();
    try {
      expect(await place(s3.urlOf('x'))).toEqual({ reason: expect.stringMatching(/./), passes: true });
    } finally {
      s3.resume();
    }
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(await place(s3.urlOf('x'))).toBeUndefined();
  });

  it('are read no further, and the connection ends, when the reader goes', async () => {
    const { hash } = await tested.files.put(randomBytes(20_000_000));
    const stream = (await tested.files.open(hash)) as IncomingMessage;
    const { socket } = stream;
    await once(stream, 'readable');
    expect(socket.destroyed).toBe(false);
    stream.destroy();
    expect(socket.destroyed).toBe(true);
  });

  it('are not lent when what S3 has is not what was stored', async () => {
    const { hash } = await tested.files.put(Buffer.from('as it was stored'));
    const object = (await readdir(s3.objectsOf(''), { recursive: true })).find((name) => name.endsWith(hash))!;
    await writeFile(join(s3.objectsOf(''), object), 'as it was spoilt');
    const checkedOut = tested.files.checkout();
    await expect(checkedOut.pathOf(hash)).rejects.toThrow(`The stored file ${hash} is damaged`);
    await checkedOut.end();
  });

  it('have the names there that they have on a disk', async () => {
    const { hash } = await tested.files.put(Buffer.from('named'));
    const names = await readdir(s3.objectsOf(''), { recursive: true });
    expect(names.some((name) => name.endsWith(`/${storedNameOf(hash)}`))).toBe(true);
  });

  describe('that are checkedOut', () => {
    const open = (cacheBytes: number) =>
      createS3Store({ address: parseS3Address(s3.urlOf('checkouts')), directory: tested.filesDir, cacheBytes });
    const cached = async () => {
      const folder = join(tested.filesDir, 'cache');
      const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size);
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    };

    it('are brought here once', async () => {
      const files = open(10_000_000);
      const { hash } = await files.put(randomBytes(1000));
      const first = files.checkout();
      await first.pathOf(hash);
      await first.end();
      await s3.stop();
      const second = open(10_000_000).checkout();
      expect((await readFile((await second.pathOf(hash))!)).length).toBe(1000);
      await second.end();
      await s3.start();
    });

    it('take up no more than they may once they are given back, and stay for as long as somebody has them', async () => {
      const files = open(1_000_000);
      const stored = [];
      for (let index = 0; index < 12; index++) stored.push(await files.put(randomBytes(300_000)));
      const checkedOut = files.checkout();
      for (const { hash } of stored) {
        await checkedOut.pathOf(hash);
        expect(await cached()).toBeLessThanOrEqual(1_100_000);
      }
      for (const { hash } of stored) expect((await readFile((await checkedOut.pathOf(hash))!)).length).toBe(300_000);
      await checkedOut.end();
      expect(await tested.everyFile()).toEqual([]);
    });

    it('make room by what nobody has used for longest', async () => {
      const files = open(1_000_000);
      const use = async (hash: string) => {
        const checkedOut = files.checkout();
        await checkedOut.pathOf(hash);
        await checkedOut.end();
      };
      const often = (await files.put(randomBytes(200_000))).hash;
      const once = (await files.put(randomBytes(200_000))).hash;
      for (const hash of [once, often]) await use(hash);
      for (let index = 0; index < 6; index++) {
        await use((await files.put(randomBytes(200_000))).hash);
        await use(often);
      }
      const names = await readdir(join(tested.filesDir, 'cache'));
      expect([names.includes(often), names.includes(once)]).toEqual([true, false]);
    });
  });
});
