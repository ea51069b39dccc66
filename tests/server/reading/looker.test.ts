import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLooker, type Looker } from '#server/domains/reading/pictograms/looker.ts';
import { createSheetReader } from '#server/domains/reading/reader.ts';
import { pictogramPdf } from '#tests/support/drawn-pictograms.ts';
import { makeLockedPdf } from '#tests/support/pdfs.ts';

let directory: string;
let looker: Looker;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vigie-looks-'));
  looker = createLooker();
});
afterAll(async () => {
  await looker.close();
  await rm(directory, { recursive: true });
});

const write = async (name: string, bytes: Uint8Array): Promise<string> => {
  const path = join(directory, name);
  await writeFile(path, bytes);
  return path;
};

describe('pages that are looked at', () => {
  it('show their pictograms, with the place of each', async () => {
    const path = await write('two.pdf', await pictogramPdf(['GHS02', 'GHS09'], { size: 50 }));
    const seen = await looker.look({ path, pages: [1] });
    expect(seen.map(({ pictogram }) => pictogram)).toEqual(['GHS02', 'GHS09']);
    const { page, x, y, width, height } = seen[1]!.place;
    expect({ page, x, y }).toEqual({ page: 1, x: expect.closeTo(102, -1), y: expect.closeTo(102, -1) });
    expect(Math.abs(width - 46) + Math.abs(height - 46)).toBeLessThan(6);
  });

  it('show none where a file is no PDF, locked, gone, or has no such page', async () => {
    const good = await write('one.pdf', await pictogramPdf(['GHS02'], { size: 50 }));
    for (const [path, page] of [
      [await write('no.pdf', Buffer.from('%PDF-1.7 no more')), 1],
      [await write('locked.pdf', await makeLockedPdf()), 1],
      [join(directory, 'gone.pdf'), 1],
      [good, 2],
      [good, 0],
      [good, -3],
    ] as const)
      expect(await looker.look({ path, pages: [page] }), path).toEqual([]);
    expect(await looker.look({ path: good, pages: [1] })).toHaveLength(1);
  });

  it('show none where that takes too long or too much, and the next file is looked at all the same', async () => {
    const path = await write('some.pdf', await pictogramPdf(['GHS02'], { size: 50 }));
    for (const bounds of [{ allowed: 1 }, { memory: 20 * 1024 * 1024 }]) {
      const bounded = createLooker(bounds);
      expect(await bounded.look({ path, pages: [1] })).toEqual([]);
      expect(bounded.pid).toBeUndefined();
      await bounded.close();
    }
    expect(await looker.look({ path, pages: [1] })).toHaveLength(1);
  });
});

describe('a sheet whose pictograms are pictures', () => {
  it.runIf(existsSync('/proc/self/stat'))('is read with them, and leaves no process behind', async () => {
    const path = await write('sheet.pdf', await pictogramPdf(['GHS05', 'GHS09'], { size: 50, lines: sheet }));
    const before = await lookers();
    const reader = createSheetReader();
    const { fields } = await reader.read(path);
    expect(fields.pictograms).toMatchObject({ value: ['GHS05', 'GHS09'], places: [{ page: 1 }, { page: 1 }] });
    expect((await lookers()).length).toBeGreaterThan(before.length);
    await reader.close();
    for (let left = 50; left > 0 && (await lookers()).length > before.length; left--) await wait(100);
    expect(await lookers()).toEqual(before);
  });
});

const sheet = [
  [40, 20, 'SAFETY DATA SHEET'],
  [40, 40, '1. IDENTIFICATION'],
  [40, 55, 'Product name: Harbour Descaler'],
  [40, 75, '2. HAZARDS IDENTIFICATION'],
  [40, 90, 'Hazard statements: H314 Causes severe skin burns and eye damage'],
  [40, 200, '3. COMPOSITION/INFORMATION ON INGREDIENTS'],
  [40, 215, 'Phosphoric acid 7664-38-2 10 - 30 %'],
  [40, 240, '4. FIRST AID MEASURES'],
  [40, 255, 'If in eyes, rinse with water for several minutes and call a doctor at once, whatever else is to be done.'],
] as const;

/** Processes that look at pages for this one. */
const lookers = async (): Promise<string[]> => {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const told = await Promise.all(
    numbers.map(async (number) => ({
      number,
      command: await readFile(`/proc/${number}/cmdline`, 'latin1').catch(() => ''),
      parent: Number(
        (await readFile(`/proc/${number}/stat`, 'latin1').catch(() => '')).replace(/^.*\) /, '').split(' ')[1],
      ),
    })),
  );
  return told
    .filter(({ command, parent }) => command.includes('look-process.ts') && parent === process.pid)
    .map(({ number }) => number);
};
