import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { dropLostFiles } from '#server/platform/files/reservations.ts';
import { storeIdentity } from '#server/platform/storage/store-identity.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { backUp, restore } from './backups.ts';
import { closeS3, contentsOf, fillPlace, openPlace, type Place, setUps, sheetsWithFiles } from './set-ups.ts';

afterAll(closeS3);

for (const { kind, needs, isLarge } of setUps)
  describeWith(needs, `a backup of ${kind}`, () => {
    let folder: string;
    let place: Place;
    let other: Place;
    /** Sheets with files. */
    let [first, second] = [0, 0];
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'vigie-backups-'));
      [place, other] = [await openPlace(isLarge), await openPlace(isLarge)];
      await fillPlace(place);
      [first, second] = await sheetsWithFiles(place);
    });
    afterEach(async () => {
      for (const each of [place, other]) await each.close();
      await rm(folder, { recursive: true });
    });

    it.each(['backup', 'backup.tar'])('in %s is restored as it was, files included', async (name) => {
      const before = await contentsOf(place);
      const taken = await backUp(place, join(folder, name));
      expect([taken.copied, taken.missing, taken.damaged]).toEqual([31, [], []]);
      await restore(join(folder, name), other);
      expect(await contentsOf(other)).toEqual(before);
      expect(before.files).toHaveLength(31);
      expect(await readdir(folder)).toEqual([name]);
    });

    it('copies only new files into a folder that has one, and keeps no others', async () => {
      const to = join(folder, 'backup');
      await backUp(place, to);
      await place.inStore(async (store) => {
        const { hash } = await place.files.put(Buffer.from('new'));
        await store.updateTable('sheets').set({ file_hash: hash }).where('isn', '=', first).execute();
        await store.updateTable('sheets').set({ file_hash: '' }).where('isn', '=', second).execute();
      });
      expect(await backUp(place, to)).toMatchObject({ copied: 1, present: 29 });
      const entries = await readdir(to, { recursive: true, withFileTypes: true });
      const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
      expect(names.filter((each) => /^[0-9a-f]{64}$/.test(each))).toHaveLength(30);
      expect(names.filter((each) => each.startsWith('store-'))).toHaveLength(1);
      await restore(to, other);
      expect(await contentsOf(other)).toEqual(await contentsOf(place));
    });

    it('is not put into a store that holds anything, unless it is to replace it', async () => {
      await backUp(place, join(folder, 'early'));
      const early = await contentsOf(place);
      const { hash } = await place.files.put(Buffer.from('of a later day'));
      await place.inStore((store) =>
        store.updateTable('sheets').set({ file_hash: hash }).where('isn', '=', first).execute(),
      );
      const late = await contentsOf(place);

      await expect(restore(join(folder, 'early'), place)).rejects.toThrow('The store is not empty');
      expect(await contentsOf(place)).toEqual(late);
      await restore(join(folder, 'early'), place, true);
      // What nobody refers to any more is removed by the server when it starts.
      await place.inStore((store) => dropLostFiles({ store, files: place.files }));
      expect(await place.files.has(hash)).toBe(false);
      expect(await contentsOf(place)).toEqual(early);
    });

    it('is followed by new search indexes', async () => {
      await backUp(place, join(folder, 'backup'));
      await mkdir(other.config.snapshotsDir, { recursive: true });
      await writeFile(join(other.config.snapshotsDir, '10001.columns'), 'of another collection of the same version');
      const before = await other.inStore(storeIdentity);
      await restore(join(folder, 'backup'), other);
      expect(await readdir(other.config.dataDir)).not.toContain('search');
      // Locks that other machines made from the same data are not trusted either.
      expect(await other.inStore(storeIdentity)).not.toBe(before);
    });

    it('is not restored while the server runs', async () => {
      await backUp(place, join(folder, 'backup'));
      await other.inStore(async (running) => {
        await running.selectFrom('users').select('id').execute();
        await expect(restore(join(folder, 'backup'), other)).rejects.toThrow('stop it first');
      });
      await restore(join(folder, 'backup'), other);
    });

    it('names the files that records refer to and nobody has', async () => {
      const lost = 'ab'.repeat(32);
      await place.inStore((store) =>
        store.updateTable('sheets').set({ file_hash: lost }).where('isn', '=', first).execute(),
      );
      expect(await backUp(place, join(folder, 'backup'))).toMatchObject({ copied: 30, missing: [lost] });
      await restore(join(folder, 'backup'), other);
      expect((await contentsOf(other)).tables).toEqual((await contentsOf(place)).tables);
    });

    it('numbers new records after those that were restored', async () => {
      await backUp(place, join(folder, 'backup'));
      await restore(join(folder, 'backup'), other);
      const add = ({ inStore }: Place) =>
        inStore((store) =>
          store
            .insertInto('subsets')
            .values({ organisation_id: 10001, parent_id: null, name_en: 'New', name_fr: 'Nouveau' })
            .returning('id')
            .executeTakeFirstOrThrow(),
        );
      expect((await add(other)).id).toBeGreaterThan(15);
    });
  });
