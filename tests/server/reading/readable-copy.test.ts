import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPagePictures } from '#lib/sheet-reader/scans/page-pictures.ts';
import type { RecognisedPage } from '#lib/sheet-reader/scans/recognised.ts';
import { writeReadableCopy } from '#server/domains/reading/scans/write-readable-copy.ts';
import { rewritePdf } from '#server/platform/files/pdf/rewrite.ts';
import { makeLockedPdf } from '#tests/support/pdfs.ts';
import { drawPdf, placesInPdf } from '../documents/binders.ts';
import { pdfMessages } from '../documents/pdf-text.ts';

let folder: string;
let to: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-copies-'));
  to = join(folder, 'copy.pdf');
});
afterAll(() => rm(folder, { recursive: true }));

const [shownWide, shownHigh] = [792, 612];

/** A file as it is kept, of a page that is shown on its side and one that stands. */
const keep = async (): Promise<string> => {
  const [path, kept] = [join(folder, 'sent.pdf'), join(folder, `${crypto.randomUUID()}.pdf`)];
  const bytes = await drawPdf(['one', 'two'], (document) => {
    document.getPage(0).setRotation(degrees(90));
    document.getPage(0).setCropBox(0, 0, shownHigh, shownWide);
  });
  await writeFile(path, bytes);
  expect(await rewritePdf(await readFile(path), kept)).toEqual({ takenOut: [] });
  return kept;
};

/** What was recognised on its first page: two words. */
const words = (frame: Partial<RecognisedPage['frame']>): RecognisedPage => ({
  frame: { number: 1, width: shownWide, height: shownHigh, turn: 0, ...frame },
  confidence: 90,
  words: [
    ['Déversement', 100, 200, 80, 10, 90],
    ['≥(10)\\', 200, 200, 40, 10, 90],
  ],
});

describe('the readable copy of a scan', () => {
  test.each([0, 90, 180, 270] as const)(
    'has its words where they stand, on a page turned back by %i degrees [S2.2.5-25 S2.2.5-30]',
    async (turn) => {
      expect(await writeReadableCopy({ path: await keep(), pages: [words({ turn })], to })).toBe(true);
      const [first] = await placesInPdf(to, 0, 'Déversement');
      expect(first!.fromLeft).toBeCloseTo(100, 1);
      expect(first!.fromBottom).toBeCloseTo((turn % 180 === 0 ? shownHigh : shownWide) - 207.8, 1);
      expect(Math.cos(first!.falls)).toBeCloseTo(1, 5);
      const texts = await pdfMessages(await readFile(to));
      // What Helvetica has no letter for is left out.
      expect(texts[0]).toContain('Déversement (10)\\');
      expect(texts[1]).not.toContain('Déversement');
    },
  );

  test('shows nothing that the scan does not, and all that it does', async () => {
    const draw = async (path: string, page: number) => {
      const drawn = await (await createPagePictures())(await readFile(path));
      const { picture } = await drawn.drawInColour(page);
      drawn.close();
      return picture;
    };
    const path = await keep();
    await writeReadableCopy({ path, pages: [words({})], to });
    for (const page of [1, 2]) expect(await draw(to, page)).toEqual(await draw(path, page));
  });

  test('has its words rise with a page that was taken askew', async () => {
    await writeReadableCopy({ path: await keep(), pages: [words({ skew: 0.1 })], to });
    const [first] = await placesInPdf(to, 0, 'Déversement');
    expect(first!.falls).toBeCloseTo(-0.1, 3);
    const [left, up] = [100 - shownWide / 2, shownHigh / 2 - 207.8];
    expect(first!.fromLeft).toBeCloseTo(shownWide / 2 + left * Math.cos(0.1) - up * Math.sin(0.1), 1);
    expect(first!.fromBottom).toBeCloseTo(shownHigh / 2 + up * Math.cos(0.1) + left * Math.sin(0.1), 1);
  });

  test('is the file that is kept, with what is new behind it, and the same however often it is made', async () => {
    const path = await keep();
    const kept = await readFile(path);
    await writeReadableCopy({ path, pages: [words({})], to });
    const copy = await readFile(to);
    expect(copy.subarray(0, kept.length).equals(kept)).toBe(true);
    await writeReadableCopy({ path, pages: [words({})], to });
    expect((await readFile(to)).equals(copy)).toBe(true);
  });

  test('is a file that is as it should be: it is taken as one that is sent, and loses nothing', async () => {
    await writeReadableCopy({ path: await keep(), pages: [words({ turn: 90 })], to });
    const [copy, again] = [await readFile(to), join(folder, 'again.pdf')];
    expect((await PDFDocument.load(copy, { throwOnInvalidObject: true })).getPageCount()).toBe(2);
    expect(await rewritePdf(copy, again)).toEqual({ takenOut: [] });
    expect((await pdfMessages(await readFile(again)))[0]).toContain('Déversement (10)\\');
  });

  test('is not made where the page is not as large as the picture was, where there is no word, or of a locked file', async () => {
    const path = await keep();
    await rm(to);
    expect(await writeReadableCopy({ path, pages: [words({ width: 500 })], to })).toBe(false);
    expect(await writeReadableCopy({ path, pages: [{ ...words({}), words: [] }], to })).toBe(false);
    const locked = join(folder, 'locked.pdf');
    await writeFile(locked, await makeLockedPdf());
    await expect(writeReadableCopy({ path: locked, pages: [words({})], to })).rejects.toThrow();
    await expect(readFile(to)).rejects.toThrow('ENOENT');
  });
});
