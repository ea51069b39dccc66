import { globSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dropUnheldFile } from '#server/platform/files/reservations.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { backUp, restore } from './backups.ts';
import { runCommand } from './run-command.ts';
import { contentsOf, fillPlace, openPlace, type Place, sheetsWithFiles } from './set-ups.ts';

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

it('a file that goes while a backup is taken goes with its record', async () => {
  const { files, inStore } = place!;
  const [isn] = await sheetsWithFiles(place!);
  const { file_hash: hash } = await inStore((store) =>
    store.selectFrom('sheets').select('file_hash').where('isn', '=', isn).executeTakeFirstOrThrow(),
  );
  const release = () =>
    inStore((store) =>
      inTransaction(store, async (trx) => {
        await trx.updateTable('sheets').set({ file_hash: '' }).where('isn', '=', isn).execute();
        await dropUnheldFile(trx, files, hash);
      }),
    );
  const watched: typeof files = {
    ...files,
    open: async (asked, range) => {
      if (asked === hash) await release();
      return files.open(asked, range);
    },
  };
  expect(await backUp({ inStore, files: watched }, join(folder, 'backup'))).toMatchObject({ missing: [], copied: 30 });
  await restore(join(folder, 'backup'), other!);
  expect(await contentsOf(other!)).toEqual(await contentsOf(place!));
});

it('what a command writes is for nobody but who runs it, whatever their shell lets others read', async () => {
  const [to, tar] = [join(folder, 'kept'), join(folder, 'kept.tar')];
  for (const path of [to, tar])
    expect(await runCommand('backup', ['--to', path], { env: place!.env, umask: '000' })).toMatchObject({ code: 0 });
  const written = [to, tar, ...globSync(join(to, '**/*'))];
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
});

it('a folder of something else is left alone', async () => {
  for (const to of [place!.config.dataDir, place!.config.filesDir]) {
    const run = await runCommand('backup', ['--to', to], place!);
    expect([run.code, run.errors]).toEqual([1, expect.stringContaining('holds no backup')]);
  }
  expect((await contentsOf(place!)).files).toHaveLength(31);
});
