import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { LabelDrawing } from '#contract/calls/labels.ts';
import { type LabelStock, type LabelStockName, labelStockOf } from '#contract/labels/label-options.ts';
import { type Language, locales } from '#contract/languages.ts';
import { registerFonts } from '../sheet-pdf/fonts.ts';
import { drawPictogram } from '../sheet-pdf/pictogram-drawings.ts';
import type { Mark } from './blocks.ts';
import { labelWords } from './label-words.ts';

const pointsPerInch = 72;
const letter = { width: 8.5, height: 11 };

/** How labels are laid on their stock. */
export interface Imposition {
  readonly stock: LabelStockName;
  /** Of each label. */
  readonly copies: number;
  /** Places already used on the first page. */
  readonly skip: number;
  /** Of the document's title, and of who reads it aloud. */
  readonly language: Language;
}

/** Labels on the pages of a stock, in real inches, from left to right and from the top: print them at 100 %. */
export const renderLabelsPdf = async (
  labels: readonly LabelDrawing[],
  { stock: name, copies, skip, language }: Imposition,
): Promise<Buffer> => {
  const stock = labelStockOf(name);
  const document = new PDFDocument({
    size: pageSize(stock),
    margin: 0,
    autoFirstPage: false,
    lang: locales[language],
    displayTitle: true,
    info: { Title: titleOf(labels, language), Creator: 'Vigie', Producer: 'Vigie' },
  });
  const bytes = buffer(document);
  // A label is laid out letter by letter: a letter that became several would not fit in its place.
  registerFonts(document, { isSpelling: false });
  const places = stock.columns * stock.rows;
  const toDraw = labels.flatMap((label) => Array.from({ length: copies }, () => label));
  toDraw.forEach((label, index) => {
    const place = (skip + index) % places;
    if (index === 0 || place === 0) document.addPage();
    drawLabel(document, label, cornerOf(stock, place));
  });
  document.end();
  return bytes;
};

const pageSize = (stock: LabelStock): [number, number] => {
  const { width, height } = stock.sheet ? letter : stock;
  return [width * pointsPerInch, height * pointsPerInch];
};

const cornerOf = ({ columns, sheet }: LabelStock, place: number): { left: number; top: number } =>
  sheet
    ? {
        left: (sheet.left + (place % columns) * sheet.pitchX) * pointsPerInch,
        top: (sheet.top + Math.floor(place / columns) * sheet.pitchY) * pointsPerInch,
      }
    : { left: 0, top: 0 };

const titleOf = (labels: readonly LabelDrawing[], language: Language): string =>
  `${labelWords.labels[language]} — ${[...new Set(labels.map(({ productName }) => productName))].join(', ')}`;

/** Draws a label on the current page, its upper left corner at `left` and `top`, in black and in the pictograms' colours. */
const drawLabel = (
  document: PDFKit.PDFDocument,
  { marks }: LabelDrawing,
  { left, top }: { left: number; top: number },
): void => {
  for (const mark of marks) drawMark(document, { ...mark, x: left + mark.x, y: top + mark.y });
};

const drawMark = (document: PDFKit.PDFDocument, mark: Mark): void => {
  switch (mark.kind) {
    case 'text':
      document
        .font(mark.bold ? 'bold' : 'regular')
        .fontSize(mark.size)
        .fillColor('black')
        .text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' });
      return;
    case 'pictogram':
      drawPictogram(document, mark.code, mark);
      return;
    case 'rule':
      document.rect(mark.x, mark.y, mark.width, mark.thickness).fill('black');
      return;
    case 'qr':
      drawQr(document, mark);
  }
};

/** Dark modules that follow each other are one rectangle, all of them one shape: no hairlines between, few bytes. */
export const drawQr = (
  document: PDFKit.PDFDocument,
  { x, y, size, modules }: Omit<Extract<Mark, { kind: 'qr' }>, 'kind'>,
): void => {
  const side = size / modules.length;
  modules.forEach((row, index) => {
    for (const { index: start, 0: run } of row.matchAll(/1+/g))
      document.rect(x + start * side, y + index * side, run.length * side, side);
  });
  document.fill('black');
};
