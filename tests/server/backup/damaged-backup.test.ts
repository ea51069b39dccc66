import { appendFile, cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storedNameOf } from '#server/platform/files/stored-name.ts';
import { backUp, restore } from './backups.ts';
import { contentsOf, fillPlace, openPlace, type Place } from './set-ups.ts';

let folder: string;
let [place, other]: Place[] = [];
let hash: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-backups-'));
  [place, other] = [await openPlace(false), await openPlace(false)];
  await fillPlace(place);
  await backUp(place, join(folder, 'whole'));
  await backUp(place, join(folder, 'whole.tar'));
  hash = (await contentsOf(place)).files[0]!.split(' ')[0]!;
});
afterAll(async () => {
  for (const each of [place!, other!]) await each.close();
  await rm(folder, { recursive: true });
});

let copy: string;
beforeEach(async () => {
  copy = join(folder, 'copy');
  await rm(copy, { recursive: true, force: true });
  await cp(join(folder, 'whole'), copy, { recursive: true });
});

const storeName = async () => (await readdir(copy)).find((name) => name.startsWith('store-'))!;

/** A restore that is refused in one line, and leaves everything as it was. */
const refusedFrom = async (from: string): Promise<string> => {
  const before = await contentsOf(other!);
  const error: unknown = await restore(from, other!, true).then(
    () => undefined,
    (reason) => reason,
  );
  expect(await contentsOf(other!)).toEqual(before);
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  return message;
};

it('a file that is not what it was is named', async () => {
  await writeFile(join(copy, 'files', storedNameOf(hash)), 'something else');
  expect(await refusedFrom(copy)).toContain(`the file ${hash} is damaged`);
});

it('a file that is gone is named', async () => {
  await rm(join(copy, 'files', storedNameOf(hash)));
  expect(await refusedFrom(copy)).toContain(`the file ${hash} is not there`);
});

it('records that are not what they were are named', async () => {
  const name = await storeName();
  await appendFile(join(copy, name), 'x');
  expect(await refusedFrom(copy)).toContain(`${name} of ${copy} is damaged`);
  await rm(join(copy, name));
  expect(await refusedFrom(copy)).toContain(`${name} of ${copy} is not there`);
});

it('a manifest that is damaged, of something else or of a newer version is refused', async () => {
  const path = join(copy, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  for (const text of ['', '{', '{}', JSON.stringify({ ...manifest, store: { ...manifest.store, name: '../../x' } })]) {
    await writeFile(path, text);
    expect(await refusedFrom(copy)).toContain('manifest.json');
  }
  await writeFile(path, JSON.stringify({ format: 2 }));
  expect(await refusedFrom(copy)).toContain('newer version');
  await rm(path);
  expect(await refusedFrom(copy)).toContain('There is no backup');
  expect(await refusedFrom(join(folder, 'nowhere'))).toContain('There is no backup');
});

it('a tar file is refused wherever it ends too soon, or has one byte that is another', async () => {
  const path = join(folder, 'copy.tar');
  const whole = await readFile(join(folder, 'whole.tar'));
  for (const length of [0, 100, 512, 700, whole.length - 2000, whole.length - 1024]) {
    await writeFile(path, whole);
    await truncate(path, length);
    expect(await refusedFrom(path)).toMatch(/ends too soon|no backup/);
  }
  let refused = 0;
  for (let at = 300; at < whole.length - 4000; at += Math.floor(whole.length / 16)) {
    const spoilt = Buffer.from(whole);
    spoilt[at] = spoilt[at]! ^ 0x20;
    await writeFile(path, spoilt);
    const isRefused = await restore(path, other!, true).then(
      () => false,
      () => true,
    );
    // What only fills up the last block of an entry means nothing.
    if (isRefused) refused += 1;
    else expect(await contentsOf(other!)).toEqual(await contentsOf(place!));
  }
  expect(refused).toBeGreaterThan(12);
});
