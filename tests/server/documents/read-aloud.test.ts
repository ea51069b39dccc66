import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { guides } from '#contract/guides/guides.ts';
import type { LabelContent, LabelLanguage } from '#contract/labels/label-options.ts';
import { languages } from '#contract/languages.ts';
import { createFrontDocument } from '#server/domains/documents/binder/front/front-document.ts';
import { layFront } from '#server/domains/documents/binder/front/lay-front.ts';
import { renderGuidePdf } from '#server/domains/documents/guide/render-guide-pdf.ts';
import { writeIndexPdf } from '#server/domains/documents/index/write-index-pdf.ts';
import { makeLabelsPdf } from '#server/domains/documents/label/make-labels.ts';
import { renderPosterPdf } from '#server/domains/documents/poster/render-poster-pdf.ts';
import { registerFonts } from '#server/domains/documents/sheet-pdf/fonts.ts';
import { createTaggedDocument } from '#server/domains/documents/tagged-document.ts';
import { createTaggedTable } from '#server/domains/documents/tagged-table.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { verapdf } from '#tests/support/outside.ts';
import { findAgainstStandard } from '#tests/support/verapdf/check-pdf.ts';
import { binderOptions, drawPdf } from './binders.ts';
import { listed, listOptions } from './listed-sheets.ts';
import { demoSheets } from './sheets.ts';

/** Names that spoil what is written as XML, or is drawn in a face without their letters. */
const hostile = 'Éclat & <Cie> \u0007\ud800 “PDF” ]]> 𝒜';

const sheetsOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    listed({ isn: at, productName: `${at % 2 ? 'Acide' : 'Zinc'} ${at}`, productIds: at % 3 ? [`P-${at}`] : [] }),
  );

const indexPdf = async (count: number, options: Partial<typeof listOptions> = {}): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-read-aloud-'));
  try {
    await writeIndexPdf({ ...listOptions, ...options }, sheetsOf(count), join(folder, 'index.pdf'));
    return await readFile(join(folder, 'index.pdf'));
  } finally {
    await rm(folder, { recursive: true });
  }
};

const labelsPdf = async (content: LabelContent, lang: LabelLanguage): Promise<Buffer> => {
  const records = demoSheets.slice(0, 12).map((sheet) => ({ isn: 1, sheet, address: 'https://vigie.example/1' }));
  const imposition = { stock: 'sheet-6', copies: 2, skip: 1, language: lang === 'fr' ? 'fr' : 'en' } as const;
  const pdf = await makeLabelsPdf(records, { content, lang }, imposition);
  if (!Buffer.isBuffer(pdf)) throw new Error(`${pdf.tooSmallFor} has no room`);
  return pdf;
};

const frontPdf = (count: number, organisation: string): Promise<Buffer> => {
  const options = { ...binderOptions, organisation, isDoubleSided: true };
  const sheets = sheetsOf(count).map((sheet) => ({ ...sheet, path: '' }));
  const front = layFront(
    options,
    sheets.map((sheet, at) => ({ sheet, pages: 2, ...(at % 9 === 4 && { leftOut: 'damaged' as const }) })),
  );
  const drawing = createFrontDocument(options, 2 * count);
  front.draw(drawing);
  return drawing.end();
};

/** Milliseconds: Java starts for each, and thousands of rules are held against it. */
const patience = { timeout: 180_000 };

describeWith(verapdf, 'what veraPDF finds against PDF/UA-1 [S5.5-01]', () => {
  it('is nothing in the guides', patience, async () => {
    const pdfs = guides.flatMap((guide) =>
      languages.map(async (language) => [`${guide.name}-${language}.pdf`, await renderGuidePdf(guide, language)]),
    );
    expect(findAgainstStandard(Object.fromEntries(await Promise.all(pdfs)))).toEqual([]);
  });

  it('is nothing in an index, be it empty or of several pages', patience, async () => {
    const pdfs = {
      'empty.pdf': await indexPdf(0, { language: 'fr' }),
      'pages.pdf': await indexPdf(120, { organisation: hostile, sort: 'manufacturer' }),
    };
    expect(findAgainstStandard(pdfs)).toEqual([]);
  });

  it('is nothing in labels', patience, async () => {
    const pdfs = { 'both.pdf': await labelsPdf('full', 'both'), 'french.pdf': await labelsPdf('minimal', 'fr') };
    expect(findAgainstStandard(pdfs)).toEqual([]);
  });

  it('is nothing in what stands before the sheets of a binder', patience, async () => {
    expect(findAgainstStandard({ 'front.pdf': await frontPdf(60, hostile) })).toEqual([]);
  });

  it('is nothing in a list that is too long to be a table', patience, async () => {
    const tagged = createTaggedDocument({ language: 'en', title: hostile }, { size: 'letter', autoFirstPage: false });
    const { document, root } = tagged;
    const bytes = buffer(document);
    registerFonts(document);
    const table = createTaggedTable(tagged, root, { columns: 2, rows: 5001 });
    const cells = (y: number) => [20, 120].map((x) => () => void document.font('regular').text(`${x}, ${y}`, x, y));
    const target = new URL('https://vigie.example/').href;
    const lead = (part: PDFKit.PDFStructureElement) =>
      document.link(20, 90, 99, 9, target, { structParent: part, Contents: Object('a sheet') });
    for (const _ of [1, 2]) {
      document.addPage();
      table.head(cells(30));
      table.line('TH', () => void document.text('A', 20, 60));
      table.row(cells(90), { at: 1, draw: lead });
      table.row(cells(120));
    }
    root.end();
    document.end();
    expect(findAgainstStandard({ 'long.pdf': await bytes })).toEqual([]);
  });

  it('is nothing in a poster', patience, async () => {
    const names = { en: hostile, fr: 'Atelier' };
    const address = 'https://vigie.example/e/abc';
    const poster = { organisation: names, location: names, address, typed: address, day: '2026-11-27' };
    const pdfs = { 'poster.pdf': await renderPosterPdf({ ...poster, paper: 'letter', first: 'fr' }) };
    expect(findAgainstStandard(pdfs)).toEqual([]);
  });

  it('is something in a document without tags, as most sheets are', patience, async () => {
    expect(findAgainstStandard({ 'sheet.pdf': Buffer.from(await drawPdf(['one'])) })).not.toEqual([]);
  });
});
