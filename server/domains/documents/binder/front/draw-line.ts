import type { Face } from '#server/domains/documents/sheet-pdf/fonts.ts';
import { colours } from '#server/domains/documents/sheet-pdf/paper.ts';

interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly face?: Face | undefined;
  readonly size: number;
  readonly colour?: string | undefined;
  readonly align?: 'left' | 'right' | undefined;
}

/** Draws a text on one line, cut with an ellipsis when it does not fit. */
export const drawLine = (document: PDFKit.PDFDocument, text: string, place: LinePlace): void => {
  const { x, y, width, face = 'regular', size, colour = colours.text, align = 'left' } = place;
  document.font(face).fontSize(size).fillColor(colour);
  const shown = cut(document, text.replaceAll('\u202f', '\u00a0'), width);
  const start = align === 'right' ? x + width - document.widthOfString(shown) : x;
  document.text(shown, start, y, { lineBreak: false });
};

const cut = (document: PDFKit.PDFDocument, text: string, width: number): string => {
  if (document.widthOfString(text) <= width) return text;
  let shown = [...text];
  while (shown.length > 0 && document.widthOfString(`${shown.join('')}…`) > width)
    shown = shown.slice(0, Math.min(shown.length - 1, Math.floor(shown.length * 0.95)));
  return `${shown.join('').trimEnd()}…`;
};
