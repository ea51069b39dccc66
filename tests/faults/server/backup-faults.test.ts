import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropLostFiles, keepWithRecords } from '#server/platform/files/reservations.ts';
import { backUp, restore } from '#tests/server/backup/backups.ts';
import { runCommand, startCommand } from '#tests/server/backup/run-command.ts';
import { contentsOf, fillPlace, openPlace, type Place } from '#tests/server/backup/set-ups.ts';

let folder: string;
let [place, other]: Place[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-backups-'));
  [place, other] = [await openPlace(false), await openPlace(false)];
  await fillPlace(place);
});
afterEach(async () => {
  for (const each of [place!, other!]) await each.close();
  await rm(folder, { recursive: true });
});

/** Requests, each with a file and a change of its own, as one transaction. */
const addPairs = ({ inStore, files }: Place, note: string, contents: Iterable<Buffer>): Promise<void> =>
  inStore(async (store) => {
    for (const bytes of contents) {
      const staged = await files.stage(bytes);
      await keepWithRecords({ store, files }, [staged], async (trx) => {
        const request = { organisation_id: 10001, user_id: null, info: '{}', created_at: '', file_hash: staged.hash };
        const { id } = await trx
          .insertInto('requests')
          .values({ ...request, type: 'contact', status: 'processing' })
          .returning('id')
          .executeTakeFirstOrThrow();
        const change = { request_id: id, user_id: null, status: '' as const, note, created_at: '' };
        await trx.insertInto('request_changes').values(change).execute();
      });
    }
  });

const addMany = (to: Place) =>
  addPairs(
    to,
    'many',
    Array.from({ length: 150 }, () => randomBytes(2000)),
  );

/** Files of a store by their hash, with or without a record. */
const filesUnder = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && entry.name.length === 64).map(({ name }) => name);
};

const untilFilesIn = async (directory: string, count: number) => {
  while ((await filesUnder(directory)).length < count) await wait(5);
};

it('a backup taken while others write is of one moment', async () => {
  const to = join(folder, 'backup');
  let isOver = false;
  const write = async () => {
    for (let index = 0; !isOver; index++)
      await addPairs(place!, 'pair', [Buffer.from(`while a backup is taken ${index}`)]);
  };
  const writing = write();
  const restored: number[] = [];
  for (const round of [1, 2]) {
    expect(await runCommand('backup', ['--to', to], place!)).toMatchObject({ code: 0, errors: '' });
    await restore(to, other!, round > 1);
    const { tables, files } = await contentsOf(other!);
    const pairs = tables.request_changes!.filter((row) => row.includes('"pair"')).length;
    expect(tables.requests!.filter((row) => row.includes('"contact"')).length).toBeGreaterThanOrEqual(pairs);
    expect(files).toHaveLength(31 + pairs);
    expect(files).not.toContain(undefined);
    restored.push(pairs);
  }
  isOver = true;
  await writing;
  expect(restored[0]).toBeGreaterThan(0);
  expect(restored[1]).toBeGreaterThan(restored[0]!);
}, 60_000);

it.each(['backup', 'backup.tar'])(
  'killed while it writes %s, it leaves the earlier one, and the next is whole',
  async (name) => {
    const to = join(folder, name);
    await backUp(place!, to);
    const early = await contentsOf(place!);
    await addMany(place!);
    const { child, ended } = startCommand('backup', ['--to', to], place!);
    if (name === 'backup') await untilFilesIn(join(to, 'files'), 40);
    else while (!existsSync(`${to}.unfinished`)) await wait(5);
    child.kill('SIGKILL');
    expect((await ended).signal).toBe('SIGKILL');

    await restore(to, other!);
    expect(await contentsOf(other!)).toEqual(early);
    expect(await runCommand('backup', ['--to', to], place!)).toMatchObject({ code: 0 });
    await restore(to, other!, true);
    await other!.inStore((store) => dropLostFiles({ store, files: other!.files }));
    expect(await contentsOf(other!)).toEqual(await contentsOf(place!));
    expect(await readdir(folder)).toEqual([name]);
  },
  60_000,
);

it('a restore that is killed leaves the store as it was, and is simply run again', async () => {
  await addMany(place!);
  const from = join(folder, 'backup');
  await backUp(place!, from);
  const { child, ended } = startCommand('restore', ['--from', from], other!);
  await untilFilesIn(other!.config.filesDir, 20);
  child.kill('SIGKILL');
  expect((await ended).signal).toBe('SIGKILL');
  const { file_claims, ...left } = (await contentsOf(other!)).tables;
  expect(Object.values(left).flat()).toEqual([]);
  expect(file_claims).toHaveLength(181);

  // Without another run the space is freed as well.
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  const again = await runCommand('restore', ['--from', from], other!);
  expect([again.code, again.errors]).toEqual([0, '']);
  expect(await contentsOf(other!)).toEqual(await contentsOf(place!));
  await other!.inStore((store) => dropLostFiles({ store, files: other!.files }, tomorrow));
  expect(await contentsOf(other!)).toEqual(await contentsOf(place!));
  expect(await readdir(other!.config.dataDir)).not.toContain('restore');
}, 60_000);

it('a full disk is told in one line, and the earlier backup holds', async () => {
  for (const name of ['backup', 'backup.tar']) {
    const to = join(folder, name);
    await backUp(place!, to);
    const early = await contentsOf(place!);
    await addPairs(place!, 'large', [randomBytes(20_000_000)]);
    const run = await runCommand('backup', ['--to', to], { ...place!, fileLimit: 32_000 });
    expect(run.code).toBe(1);
    expect(run.errors).toMatch(/^There is no room left on the disk: .*\n$/);
    await restore(to, other!, true);
    await other!.inStore((store) => dropLostFiles({ store, files: other!.files }));
    expect(await contentsOf(other!)).toEqual(early);
  }
}, 60_000);

it('two at one place are not written at once', async () => {
  await addMany(place!);
  const to = join(folder, 'backup');
  const first = startCommand('backup', ['--to', to], place!);
  while (!existsSync(join(to, 'backup.lock'))) await wait(5);
  await expect(backUp(place!, to)).rejects.toThrow('Another command is writing there');
  expect((await first.ended).code).toBe(0);
  expect(await readdir(to)).not.toContain('backup.lock');
}, 60_000);
