import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { backUp, restore } from './backups.ts';
import { runCommand } from './run-command.ts';
import { closeS3, contentsOf, fillPlace, openPlace, type Place, setUps } from './set-ups.ts';

afterAll(closeS3);

const [, large] = setUps;
let folder: string;
let place: Place;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-move-'));
  place = await openPlace(false);
  await fillPlace(place);
});
afterEach(async () => {
  await place.close();
  await rm(folder, { recursive: true });
});

describe('npm run move', () => {
  it('copies store and files to another place, says how much it was, and leaves the first as it is', async () => {
    const before = await contentsOf(place);
    const [store, filesDir] = [join(folder, 'moved.sqlite'), join(folder, 'files')];
    const run = await runCommand('move', ['--to', store, '--files-to', filesDir], place);
    expect([run.code, run.errors]).toEqual([0, '']);
    expect(run.output).toMatch(/^ +2 {2}organisations$/m);
    expect(run.output).toMatch(/^checked$/m);
    expect(run.output).toContain('31 files copied, 0 were there; checked');
    const moved = {
      ...place,
      inStore: inStoreOf(store),
      files: await openFileStore({ filesUrl: undefined, filesDir }),
    };
    expect(await contentsOf(moved)).toEqual(before);
    expect(await contentsOf(place)).toEqual(before);
  });

  it('refuses in one line a target that is not empty, a store that is not there and one that is in use', async () => {
    const other = await openPlace(false);
    await fillPlace(other);
    const refused = async (...args: string[]) => {
      const run = await runCommand('move', args, place);
      expect([run.code, run.output]).toEqual([1, '']);
      return run.errors;
    };
    expect(await refused('--to', other.config.storeAddress)).toMatch(/^The target is not empty: .*\n$/);
    expect(await refused('--from', join(folder, 'x'), '--to', join(folder, 'y'))).toMatch(
      /^There is no store at .*\n$/,
    );
    expect(await refused('--to', place.config.storeAddress)).toMatch(/^That is where the store is\.\n$/);
    expect(await refused('--files-to', 's3://')).toMatch(/^Cannot start: FILES_URL: .*\n$/);
    expect(await refused()).toMatch(/^Usage: /);
    await place.inStore(async (running) => {
      await running.selectFrom('users').select('id').execute();
      expect(await refused('--to', join(folder, 'moved.sqlite'))).toMatch(/^Vigie is running .*\n$/);
    });
    await other.close();
  });
});

describeWith(large.needs, `between SQLite with the disk and ${large.kind}`, () => {
  it('move takes everything there', async () => {
    const target = await openPlace(true);
    const to = ['--to', target.config.storeAddress, '--files-to', target.config.filesUrl!];
    const run = await runCommand('move', to, place);
    expect([run.code, run.errors]).toEqual([0, '']);
    expect(await contentsOf(target)).toEqual(await contentsOf(place));
    await target.close();
  });

  it('what was moved is planned for as what it is, from the first question on', async () => {
    const target = await openPlace(true);
    await runCommand('move', ['--to', target.config.storeAddress], place);
    // PostgreSQL has -1 for what it has not counted yet, which it takes for empty.
    const { rows } = await target.inStore((store) =>
      sql<{ counted: number }>`select reltuples as counted from pg_class where oid = 'users'::regclass`.execute(store),
    );
    expect(rows).toEqual([{ counted: (await contentsOf(target)).tables.users!.length }]);
    await target.close();
  });

  it('a backup of one is restored to the other, and back', async () => {
    const [there, back] = [await openPlace(true), await openPlace(false)];
    await backUp(place, join(folder, 'first'));
    await restore(join(folder, 'first'), there);
    await backUp(there, join(folder, 'second.tar'));
    await restore(join(folder, 'second.tar'), back);
    expect(await contentsOf(there)).toEqual(await contentsOf(place));
    expect(await contentsOf(back)).toEqual(await contentsOf(place));
    for (const each of [there, back]) await each.close();
  });
});

const inStoreOf =
  (address: string): Place['inStore'] =>
  async (work) => {
    const store = connectStore(address);
    return work(store).finally(() => store.destroy());
  };
