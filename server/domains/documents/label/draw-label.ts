import type { LabelDrawing } from '#contract/calls/labels.ts';
import { drawPictogram } from '../sheet-pdf/pictogram-drawings.ts';
import type { Mark } from './blocks.ts';

/** Draws a label on the current page, its upper left corner at `left` and `top`, in black and in the pictograms' colours. */
export const drawLabel = (
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
const drawQr = (document: PDFKit.PDFDocument, { x, y, size, modules }: Extract<Mark, { kind: 'qr' }>): void => {
  const side = size / modules.length;
  modules.forEach((row, index) => {
    for (const { index: start, 0: run } of row.matchAll(/1+/g))
      document.rect(x + start * side, y + index * side, run.length * side, side);
  });
  document.fill('black');
};
