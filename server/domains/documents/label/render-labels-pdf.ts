import { buffer } from 'node:stream/consumers';
import type { LabelDrawing } from '#contract/calls/labels.ts';
import { type LabelStock, type LabelStockName, labelStockOf } from '#contract/labels/label-options.ts';
import type { Language } from '#contract/languages.ts';
import { locales } from '#contract/languages.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { registerFonts } from '../sheet-pdf/fonts.ts';
import { drawPictogram } from '../sheet-pdf/pictogram-drawings.ts';
import { addPart, createTaggedDocument, drawArtifact, type Part } from '../tagged-document.ts';
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
  const { document, root } = createTaggedDocument(
    { language, title: titleOf(labels, language) },
    { size: pageSize(stock), margin: 0, autoFirstPage: false },
  );
  const bytes = buffer(document);
  // A label is laid out letter by letter: a letter that became several would not fit in its place.
  registerFonts(document, { isSpelling: false });
  const places = stock.columns * stock.rows;
  const toDraw = labels.flatMap((label) => Array.from({ length: copies }, () => label));
  toDraw.forEach((label, index) => {
    const place = (skip + index) % places;
    if (index === 0 || place === 0) document.addPage();
    drawLabel({ document, language, part: addPart(document, root, 'Sect') }, label, cornerOf(stock, place));
  });
  root.end();
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

interface Writing {
  readonly document: PDFKit.PDFDocument;
  /** Of what has no language of its own. */
  readonly language: Language;
  /** The label's own. */
  readonly part: Part;
}

/** Draws a label on the current page, its upper left corner at `left` and `top`, in black and in the pictograms' colours. */
const drawLabel = (writing: Writing, { marks }: LabelDrawing, { left, top }: { left: number; top: number }): void => {
  let paragraph: Part | undefined;
  for (const mark of marks) {
    const continued = mark.kind === 'text' && mark.continues ? paragraph : undefined;
    paragraph = drawMark(writing, { ...mark, x: left + mark.x, y: top + mark.y }, continued);
  }
};

/** Draws it within a part of its own, or within the one that it continues; answers that of a text. */
const drawMark = ({ document, language, part }: Writing, mark: Mark, continued?: Part): Part | undefined => {
  const figure = (alt: string, size: number) =>
    addPart(document, part, 'Figure', { alt, bbox: [mark.x, mark.y, mark.x + size, mark.y + size] });
  switch (mark.kind) {
    case 'text': {
      const lang = mark.language && mark.language !== language ? { lang: locales[mark.language] } : {};
      return (continued ?? addPart(document, part, 'P', lang)).add(() =>
        document
          .font(mark.bold ? 'bold' : 'regular')
          .fontSize(mark.size)
          .fillColor('black')
          .text(mark.text, mark.x, mark.y, { lineBreak: false, baseline: 'alphabetic' }),
      );
    }
    case 'pictogram':
      figure(pictograms[mark.code][language], mark.size).add(() => drawPictogram(document, mark.code, mark));
      return undefined;
    case 'rule':
      drawArtifact(document, () => document.rect(mark.x, mark.y, mark.width, mark.thickness).fill('black'));
      return undefined;
    case 'qr':
      figure(labelWords.code[language], mark.size).add(() => drawQr(document, mark));
      return undefined;
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
