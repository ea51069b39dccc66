import PDFDocument from 'pdfkit';
import { locales } from '#contract/languages.ts';
import type { DocumentOptions, DocumentSheet } from '../document-sheet.ts';
import { collect, type Sheets } from '../generation/collect.ts';
import { type Following, follow } from '../generation/follow.ts';
import { writePieces } from '../generation/write-pieces.ts';
import { guideWords } from '../guide/guide-words.ts';
import { registerFonts } from '../sheet-pdf/fonts.ts';
import { drawText } from '../sheet-pdf/text.ts';
import { indexColumns } from './index-columns.ts';
import { indexFacts } from './index-facts.ts';
import { drawIndexFoot, drawIndexTitle } from './index-frame.ts';
import { breakPages } from './index-pages.ts';
import { type IndexPaper, indexPaper } from './index-paper.ts';
import { createIndexTable, letterHeight } from './index-table.ts';
import { indexWords } from './index-words.ts';
import { letterOf } from './letter-of.ts';

/** A list of sheets in the order they come, as a PDF on the disk; gives its size in bytes. Throws what writing throws. */
export const writeIndexPdf = async (
  options: DocumentOptions,
  sheets: Sheets<DocumentSheet>,
  target: string,
  following: Following = {},
): Promise<{ readonly size: number }> => ({
  size: await writePieces(target, pdfPieces(options, await collect(sheets), following)),
});

/** Pages are told their number and their count: all are broken before the first is drawn, then written one by one. */
async function* pdfPieces(
  options: DocumentOptions,
  sheets: readonly DocumentSheet[],
  following: Following,
): AsyncGenerator<Uint8Array> {
  const paper = indexPaper(indexColumns(options));
  const document = createDocument(options, paper);
  const table = createIndexTable(document, paper);
  const top = drawIndexTitle(document, paper, { options, facts: indexFacts(options, sheets.length) });
  const room = (from: number) => paper.bottom - from - table.headHeight;
  const pages = breakPages(sheets, {
    rowHeight: table.rowHeight,
    letterHeight,
    letterOf: (sheet) => letterOf(sheet, options.sort),
    first: room(top),
    others: room(paper.top),
  });

  let number = 0;
  let y = 0;
  let content: string[] = [];
  const startPage = (start: number) => {
    drawIndexFoot(document, paper, { options, number: number + 1, count: pages.length });
    content = [table.drawHead(start)];
    y = start + table.headHeight;
  };
  /** Writes what the page in hand holds, all at once. */
  const endPage = () => document.addContent(['q 1 0 0 -1 0', paper.height, 'cm', ...content, 'Q'].join('\n'));
  startPage(top);
  if (sheets.length === 0) drawNone(document, options, { x: paper.left, y: y + 8, width: paper.right - paper.left });

  let at = 0;
  for await (const sheet of follow(sheets, following)) {
    while (at === pages[number]?.to) {
      endPage();
      number += 1;
      document.addPage();
      yield* written(document);
      startPage(paper.top);
    }
    const letter = pages[number]?.letters.get(at);
    if (letter !== undefined) {
      document.outline.addItem(letter);
      content.push(table.drawLetter(letter, y));
      y += letterHeight;
    }
    const row = table.drawRow(sheet, y);
    content.push(row.content);
    y += row.height;
    at += 1;
  }
  endPage();
  document.end();
  yield* written(document);
}

const createDocument = ({ language, organisation, made }: DocumentOptions, { width, height }: IndexPaper) => {
  const product = guideWords.product[language];
  const document = new PDFDocument({
    size: [width, height],
    // Pages break where `breakPages` says, never within a text.
    margin: 0,
    fontLayoutCache: false,
    lang: locales[language],
    displayTitle: true,
    info: {
      Title: `${indexWords.title[language]} — ${organisation}`,
      Author: organisation,
      Creator: product,
      Producer: product,
      CreationDate: new Date(made),
    },
  });
  registerFonts(document);
  return document;
};

const drawNone = (document: PDFKit.PDFDocument, { language }: DocumentOptions, place: Parameters<typeof drawText>[2]) =>
  drawText(document, indexWords.none[language], place);

/** What the document has written since it was last asked. */
function* written(document: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let piece: Buffer | null = document.read(); piece !== null; piece = document.read()) yield piece;
}
