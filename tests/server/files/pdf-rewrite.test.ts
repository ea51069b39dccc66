import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName, PDFPageLeaf, PDFString } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdf } from '#server/platform/files/pdf/check.ts';
import { rewritePdf } from '#server/platform/files/pdf/rewrite.ts';
import { pdfMessages } from '#tests/server/documents/pdf-text.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { streamOf, writePdf } from '#tests/support/hostile-pdfs.ts';
import { pdftoppm, realData } from '#tests/support/outside.ts';
import { isReadByQpdf } from '#tests/support/pdf-dangers.ts';
import { tryMutations } from '#tests/support/pdf-mutations.ts';
import { makePdf, makeScriptedPdf } from '#tests/support/pdfs.ts';
import { rewritten } from '#tests/support/rewritten.ts';

const directory = mkdtempSync(join(tmpdir(), 'vigie-rewrite-'));
afterAll(() => rm(directory, { recursive: true }));

/** Three pages under two nodes: size, turn and fonts are the nodes', and a link, an outline and a name of page 1 lead to page 3. */
const makeNestedPdf = async (): Promise<Buffer> => {
  const document = await PDFDocument.create();
  const { context } = document;
  const pages = ['first', 'second', 'third'].map((word) => {
    const page = document.addPage([300, 400]);
    page.drawText(word, { x: 40, y: 300, size: 20 });
    return page;
  });
  const root = document.catalog.Pages();
  const [one, two] = [pages.slice(0, 2), pages.slice(2)].map((kids) => {
    const node = context.obj({ Type: 'Pages', Kids: kids.map(({ ref }) => ref), Count: kids.length, Rotate: 90 });
    for (const key of ['Resources', 'MediaBox'].map((name) => PDFName.of(name))) {
      const value = kids[0]!.node.get(key);
      if (value) node.set(key, value);
      for (const { node: page } of kids) page.delete(key);
    }
    const ref = context.register(node);
    for (const { node: page } of kids) page.set(PDFName.of('Parent'), ref);
    return ref;
  });
  root.set(PDFName.of('Kids'), context.obj([one!, two!]));
  const there = [pages[2]!.ref, 'Fit'];
  pages[0]!.node.set(
    PDFName.of('Annots'),
    context.obj([{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], Dest: there }]),
  );
  document.catalog.set(PDFName.of('Dests'), context.register(context.obj({ end: there })));
  const outline = context.nextRef();
  context.assign(outline, context.obj({ Title: PDFString.of('third'), Dest: there }));
  document.catalog.set(
    PDFName.of('Outlines'),
    context.register(context.obj({ First: outline, Last: outline, Count: 1 })),
  );
  return Buffer.from(await document.save({ useObjectStreams: false }));
};

describe('a range of the pages of a PDF', () => {
  it('has these pages with all that they had from above, and nothing of the others', async () => {
    const sent = await makeNestedPdf();
    expect(await pdfMessages(sent)).toEqual(['first', 'second', 'third']);
    for (const [range, words] of [
      [[1, 1], ['first']],
      [
        [2, 3],
        ['second', 'third'],
      ],
      [
        [1, 3],
        ['first', 'second', 'third'],
      ],
    ] as const) {
      const kept = await rewritten(sent, [...range]);
      expect(await pdfMessages(kept!)).toEqual(words);
      const { document } = await openPdf(kept!);
      for (const page of document!.getPages()) {
        expect(page.getRotation().angle).toBe(90);
        expect(page.getSize()).toEqual({ width: 300, height: 400 });
      }
    }
    const whole = await openPdf((await rewritten(sent))!);
    const first = await openPdf((await rewritten(sent, [1, 1]))!);
    const leads = ({ document }: typeof whole) =>
      ['Outlines', 'Dests'].filter((key) => document!.catalog.has(PDFName.of(key)));
    expect([leads(whole), leads(first)]).toEqual([['Outlines', 'Dests'], []]);
    const link = first.document!.getPage(0).node.Annots()?.lookup(0, PDFDict);
    expect(String(link?.get(PDFName.of('Dest')))).toBe('[ null /Fit ]');
    expect(
      first.document!.context.enumerateIndirectObjects().filter(([, one]) => one instanceof PDFPageLeaf),
    ).toHaveLength(1);
  });

  it('is refused where the PDF has no such pages', async () => {
    const sent = await makeNestedPdf();
    expect(await rewritten(sent, [3, 4])).toBeUndefined();
    expect(await rewritten(sent, [4, 4])).toBeUndefined();
  });
});

describe('a PDF as it is kept', () => {
  it('is the same bytes whenever the same file is sent, and when it is sent again itself', async () => {
    const sent = await makeScriptedPdf();
    const kept = await rewritten(sent);
    expect(kept).toBeDefined();
    expect(await rewritten(sent)).toEqual(kept);
    expect(await rewritten(kept!)).toEqual(kept);
  });

  it('has none of the bytes that nothing refers to', async () => {
    const sent = await makePdf('words');
    const place = sent.indexOf('xref\n');
    const unused = Buffer.from('99 0 obj\n(nobody refers to this)\nendobj\n');
    const kept = await rewritten(Buffer.concat([sent.subarray(0, place), unused, sent.subarray(place)]));
    expect(kept?.includes('nobody')).toBe(false);
  });

  it.each([
    ['by its number', '3 0 R'],
    ['written out', '<</Type/Page/MediaBox[0 0 200 200]/Contents 4 0 R>>'],
  ])('has a tree of pages where the catalog named its only page, %s', async (_, named) => {
    const sent = writePdf([
      `<</Type/Catalog/Pages ${named}>>`,
      '<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
      streamOf('BT ET'),
    ]);
    for (const kept of [await rewritten(sent), await rewritten(sent, [1, 1])]) {
      const document = await getDocumentProxy(new Uint8Array(kept!), { verbosity: 0 });
      expect(document.numPages).toBe(1);
      expect((await document.getPage(1)).view).toEqual([0, 0, 200, 200]);
      await document.destroy();
    }
  });
});

it('a PDF that was tampered with anyhow is refused in time, or kept so that others can open it and find nothing in it', {
  timeout: 120_000,
}, async () => {
  const { kept, slowest, grown } = await tryMutations(300);
  expect(kept).toBeGreaterThan(50);
  expect(slowest).toBeLessThan(20_000);
  expect(grown).toBeLessThan(64);
});

describeWith([realData('data/sds-pdfs'), pdftoppm], 'real sheets', (sheets, draw) => {
  const drawn = async (pdf: string): Promise<Buffer[]> => {
    const folder = mkdtempSync(join(directory, 'pages-'));
    execFileSync(draw, ['-r', '50', pdf, join(folder, 'page')], { stdio: 'ignore' });
    return Promise.all(
      readdirSync(folder)
        .sort()
        .map((name) => readFile(join(folder, name))),
    );
  };

  it('look the same on every page as they did before', { timeout: 300_000 }, async () => {
    let pages = 0;
    for (const folder of ['en', 'fr', 'scanned']) {
      for (const name of await readdir(join(sheets, folder))) {
        const path = join(directory, name);
        const reply = await rewritePdf(await readFile(join(sheets, folder, name)), path);
        expect(reply, name).toEqual({ takenOut: [] });
        const [before, after] = [await drawn(join(sheets, folder, name)), await drawn(path)];
        expect(after.length).toBe(before.length);
        pages += before.length;
        for (const [page, picture] of before.entries())
          expect(after[page]?.equals(picture), `${name} ${page}`).toBe(true);
        expect(isReadByQpdf(path)).toBe(true);
      }
    }
    console.log(`${pages} pages look the same`);
  });
});
