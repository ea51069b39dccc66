import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedOf } from '#contract/search/sheet-record.ts';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { snapshotFiles, snapshotFormat } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { found, listed, query, scope, sheet } from '#tests/support/search/queries.ts';
import { generateRecords } from '#tests/support/search/records.ts';

const { organisation } = scope;

describe('a snapshot', () => {
  let folder = '';
  let file = '';
  let sound: Buffer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigie-snapshot-'));
    file = join(folder, 'index');
    const engine = createColumnsEngine(snapshotFiles);
    await engine.upsert(organisation, [...generateRecords(3, 40)], 12);
    await engine.save(organisation, file);
    sound = await readFile(file);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const loads = async (bytes: Uint8Array, wanted = organisation) => {
    const damaged = join(folder, 'damaged');
    await writeFile(damaged, bytes);
    return createColumnsEngine(snapshotFiles).load(wanted, damaged);
  };

  it('brings back the version and all records', async () => {
    const engine = createColumnsEngine(snapshotFiles);
    expect(await engine.load(organisation, file)).toBe(true);
    expect(await engine.version(organisation)).toBe(12);
    const all = await engine.search(scope, query());
    expect(all.records.toSorted((a, b) => a.isn - b.isn)).toEqual([...generateRecords(3, 40)].map(listedOf));
  });

  it('can be changed after loading like any other index', async () => {
    const engine = createColumnsEngine(snapshotFiles);
    await engine.load(organisation, file);
    await engine.upsert(
      organisation,
      [sheet(1, { productName: 'Aaa new' }), sheet(99, { productName: 'Aaa newer' })],
      13,
    );
    await engine.remove(organisation, [2], 14);
    const isns = await found(engine, {});
    expect(isns.slice(0, 2)).toEqual([1, 99]);
    expect(isns).toHaveLength(40);
    expect(isns).not.toContain(2);
  });

  it('is refused when it ends too soon or has something behind its end', async () => {
    expect(await loads(sound)).toBe(true);
    expect(await loads(Buffer.concat([sound, Buffer.of(0)]))).toBe(false);
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length - 1), async (length) => {
        expect(await loads(sound.subarray(0, length))).toBe(false);
      }),
    );
  });

  it('is refused when any byte is another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const flipped = Buffer.from(sound);
        flipped[at]! ^= change;
        expect(await loads(flipped)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('is refused by another organisation', async () => {
    expect(await loads(sound, 10002)).toBe(false);
  });

  it('is refused when it is of another format, though it is sound', async () => {
    const { headerBytes } = await import('#lib/search-engine/snapshots/header.ts');
    const length = 16 + sound.readUInt32LE(8);
    const header = JSON.parse(sound.toString('utf8', 16, length));
    expect(header.format).toBe(snapshotFormat());
    expect(await loads(Buffer.concat([headerBytes(header), sound.subarray(length)]))).toBe(true);
    const older = { ...header, format: `${snapshotFormat()}0` };
    expect(await loads(Buffer.concat([headerBytes(older), sound.subarray(length)]))).toBe(false);
  });

  it('that is missing or refused leaves the index as it was', async () => {
    const engine = createColumnsEngine(snapshotFiles);
    await engine.upsert(organisation, [sheet(5)], 3);
    await writeFile(join(folder, 'short'), sound.subarray(0, 1000));
    expect(await engine.load(organisation, join(folder, 'short'))).toBe(false);
    expect(await engine.load(organisation, join(folder, 'absent'))).toBe(false);
    expect(await engine.version(organisation)).toBe(3);
    expect(await found(engine, {})).toEqual([5]);
  });

  it('is written whole while changes wait for it, and leaves no other file behind', async () => {
    const engine = createColumnsEngine(snapshotFiles);
    await engine.upsert(organisation, [sheet(1)], 1);
    const saving = engine.save(organisation, join(folder, 'first'));
    const changing = engine.upsert(organisation, [sheet(2)], 2);
    expect(await found(engine, {})).toEqual([1]);
    await Promise.all([saving, changing]);
    expect(await found(engine, {})).toEqual([1, 2]);
    const again = createColumnsEngine(snapshotFiles);
    await again.load(organisation, join(folder, 'first'));
    expect([await again.version(organisation), await found(again, {})]).toEqual([1, [1]]);
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('keeps a value that a record holds twice counted once', async () => {
    const engine = createColumnsEngine(snapshotFiles);
    await engine.upsert(organisation, [sheet(1, { casNumbers: ['67-64-1', '67-64-1'] })], 1);
    await engine.save(organisation, join(folder, 'twice'));
    const again = createColumnsEngine(snapshotFiles);
    await again.load(organisation, join(folder, 'twice'));
    expect(await listed(again, 'cas')).toEqual([{ value: '67-64-1', count: 1 }]);
  });

  it('that cannot take its name leaves nothing behind', async () => {
    const engine = createColumnsEngine(snapshotFiles);
    await engine.upsert(organisation, [sheet(1)], 1);
    await mkdir(join(folder, 'taken'));
    await expect(engine.save(organisation, join(folder, 'taken'))).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('sweeps its folder of those that were never finished an hour ago, and of nothing else', async () => {
    const shelf = join(folder, 'shelf');
    await mkdir(shelf);
    const leftover = async (name: string, minutes: number) => {
      await writeFile(join(shelf, name), 'unfinished');
      const then = new Date(Date.now() - minutes * 60_000);
      await utimes(join(shelf, name), then, then);
    };
    const engine = createColumnsEngine(snapshotFiles);
    await engine.upsert(organisation, [sheet(1)], 1);
    const young = `1.columns.${randomUUID()}.tmp`;
    await leftover(`1.columns.${randomUUID()}.tmp`, 61);
    await leftover(`2.columns.${randomUUID()}.tmp`, 9000);
    await leftover(young, 59);
    await leftover('2.columns', 9000);
    await leftover('notes.tmp', 9000);
    await engine.save(organisation, join(shelf, '1.columns'));
    const left = await readdir(shelf, { withFileTypes: true });
    const files = left.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.toSorted()).toEqual(['1.columns', '2.columns', young, 'notes.tmp'].toSorted());
    expect(await createColumnsEngine(snapshotFiles).load(organisation, join(shelf, '1.columns'))).toBe(true);
  });

  it('that cannot be written is an error, and the engine goes on', async () => {
    const engine = createColumnsEngine(snapshotFiles);
    await engine.upsert(organisation, [sheet(1)], 1);
    await expect(engine.save(organisation, join(folder, 'absent', 'index'))).rejects.toThrow('ENOENT');
    await engine.upsert(organisation, [sheet(2)], 2);
    expect(await found(engine, {})).toEqual([1, 2]);
  });
});
