import { longDate } from '#contract/long-date.ts';
import type { DocumentOptions, DocumentSheet } from '../document-sheet.ts';
import { collect, type Sheets } from '../generation/collect.ts';
import type { Following } from '../generation/follow.ts';
import { writePieces } from '../generation/write-pieces.ts';
import { guideColours, guideSizes } from '../guide/guide-style.ts';
import { guideWords } from '../guide/guide-words.ts';
import { registerFonts } from '../sheet-pdf/fonts.ts';
import type { TextStyle } from '../sheet-pdf/text.ts';
import { drawText, measureHeight } from '../sheet-pdf/text.ts';
import { addPart, createTaggedDocument, drawArtifact, type TaggedDocument } from '../tagged-document.ts';
import { followRows, groupSheets, type IndexRow } from './group-sheets.ts';
import { indexColumns } from './index-columns.ts';
import type { IndexFact } from './index-facts.ts';
import { indexFacts } from './index-facts.ts';
import { type IndexPaper, indexPaper } from './index-paper.ts';
import { createIndexTable, headingHeight } from './index-table.ts';
import { indexWords } from './index-words.ts';

const factStyle: TextStyle = { size: 9.5 };
const labelWidth = 110;

/** Draws title, organisation and facts at the top of the first page and gives where they end. */
const drawIndexTitle = (
  { document, root }: TaggedDocument,
  paper: IndexPaper,
  { options, facts }: { options: DocumentOptions; facts: readonly IndexFact[] },
): number => {
  const { language, organisation } = options;
  const width = paper.right - paper.left;
  let y = paper.top;
  const drawLine = (tag: 'H1' | 'P', text: string, style: TextStyle, gap: number) => {
    addPart(document, root, tag).add(() => drawText(document, text, { x: paper.left, y, width, style }));
    y += measureHeight(document, text, width, style) + gap;
  };
  drawLine('P', guideWords.product[language], { face: 'bold', size: 12, colour: guideColours.accent }, 6);
  drawLine('H1', indexWords.title[language], { face: 'bold', size: guideSizes.title }, 2);
  drawLine('P', organisation, { size: 12, colour: guideColours.quiet }, 8);
  // A search with very many filters leaves the table half of the first page.
  const lowest = paper.height / 2;
  const valueWidth = width - labelWidth;
  for (const { label, value } of facts) {
    const style = { ...factStyle, lines: Math.max(1, Math.floor((lowest - y) / 13)) };
    const height = Math.min(measureHeight(document, value, valueWidth, factStyle), style.lines * 13);
    if (y + height > lowest) break;
    addPart(document, root, 'P').add(() => {
      drawText(document, label, {
        x: paper.left,
        y,
        width: labelWidth - 8,
        style: { ...factStyle, colour: guideColours.quiet, lines: 2 },
      });
      drawText(document, value, { x: paper.left + labelWidth, y, width: valueWidth, style });
    });
    y += Math.max(height, measureHeight(document, label, labelWidth - 8, factStyle)) + 2;
  }
  return y + 10;
};

/** Draws organisation, day and number at the bottom of a page. */
const drawIndexFooter = (
  document: PDFKit.PDFDocument,
  paper: IndexPaper,
  { options, number, count }: { options: DocumentOptions; number: number; count: number },
): void => {
  const { language, organisation, made } = options;
  const style: TextStyle = { size: 8, colour: guideColours.quiet, lines: 1 };
  const y = paper.bottom + 10;
  const numberWidth = 120;
  drawText(document, `${organisation} · ${longDate(made, language)}`, {
    x: paper.left,
    y,
    width: paper.right - paper.left - numberWidth,
    style,
  });
  drawText(document, `${indexWords.page[language]} ${number} ${indexWords.pageOf[language]} ${count}`, {
    x: paper.right - numberWidth,
    y,
    width: numberWidth,
    style: { ...style, align: 'right' },
  });
};

/** A list of sheets in the order they come, as a PDF on the disk; gives its size in bytes. Throws what writing throws. */
export const writeIndexPdf = async (
  options: DocumentOptions,
  sheets: Sheets<DocumentSheet>,
  target: string,
  following: Following = {},
): Promise<{ readonly size: number }> => ({
  size: await writePieces(target, pdfPieces(options, await collect(sheets), following)),
});

/**
 * Each page needs its number and the total: all pages are broken before the first is drawn, then written one by one.
 */
async function* pdfPieces(
  options: DocumentOptions,
  sheets: readonly DocumentSheet[],
  following: Following,
): AsyncGenerator<Uint8Array> {
  const paper = indexPaper(indexColumns(options));
  const rows = groupSheets(sheets, options);
  const tagged = createDocument(options, paper);
  const { document, root } = tagged;
  const top = drawIndexTitle(tagged, paper, { options, facts: indexFacts(options, sheets.length) });
  const table = createIndexTable(tagged, paper, rows.length);
  const room = (from: number) => paper.bottom - from - table.headHeight;
  const pages = breakPages(rows, {
    rowHeight: table.rowHeight,
    headingHeight,
    first: room(top),
    others: room(paper.top),
  });

  let number = 0;
  let y = 0;
  const startPage = (start: number) => {
    drawArtifact(document, () =>
      drawIndexFooter(document, paper, { options, number: number + 1, count: pages.length }),
    );
    // The table counts from the page's bottom.
    document.addContent(`q 1 0 0 -1 0 ${paper.height} cm`);
    table.drawHead(start);
    y = start + table.headHeight;
  };
  const endPage = () => document.addContent('Q');
  startPage(top);

  let at = 0;
  for await (const { sheet } of followRows(rows, sheets.length, following)) {
    while (at === pages[number]?.to) {
      endPage();
      number += 1;
      document.addPage();
      yield* written(document);
      startPage(paper.top);
    }
    const heading = pages[number]?.headings.get(at);
    if (heading !== undefined) {
      document.outline.addItem(heading);
      table.drawHeading(heading, y);
      y += headingHeight;
    }
    y += table.drawRow(sheet, y);
    at += 1;
  }
  endPage();
  if (sheets.length === 0) {
    const place = { x: paper.left, y: y + 8, width: paper.right - paper.left };
    table.drawNone(() => drawText(document, indexWords.none[options.language], place));
  }
  root.end();
  document.end();
  yield* written(document);
}

const createDocument = (
  { language, organisation, made }: DocumentOptions,
  { width, height }: IndexPaper,
): TaggedDocument => {
  const tagged = createTaggedDocument(
    { language, title: `${indexWords.title[language]} — ${organisation}`, author: organisation, made: new Date(made) },
    {
      size: [width, height],
      // Pages break where `breakPages` says, never within a text.
      margin: 0,
      fontLayoutCache: false,
    },
  );
  registerFonts(tagged.document);
  return tagged;
};

/** The bytes that the document has written since the last call. */
function* written(document: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let piece: Buffer | null = document.read(); piece !== null; piece = document.read()) yield piece;
}

/** Rows of one page: a range of the index's, some with a heading above them. */
interface IndexPage {
  readonly from: number;
  readonly to: number;
  /** By the number of the row that follows. */
  readonly headings: ReadonlyMap<number, string>;
}

interface Room {
  readonly rowHeight: (sheet: DocumentSheet) => number;
  readonly headingHeight: number;
  /** Points for rows on the first page, below the title, and on the others. */
  readonly first: number;
  readonly others: number;
}

/** Shares rows out among pages. A row stays whole, and with the heading above it. */
const breakPages = (rows: readonly IndexRow[], room: Room): IndexPage[] => {
  const pages: IndexPage[] = [];
  let left = room.first;
  let from = 0;
  let headings = new Map<number, string>();
  let last = '';
  for (const [at, { heading, sheet }] of rows.entries()) {
    const needed = room.rowHeight(sheet) + (heading === last ? 0 : room.headingHeight);
    // An empty first page, all title, is one page as well.
    if (needed > left) {
      pages.push({ from, to: at, headings });
      [left, from, headings] = [room.others, at, new Map()];
    }
    if (heading !== last) headings.set(at, heading);
    last = heading;
    left -= needed;
  }
  return [...pages, { from, to: rows.length, headings }];
};
