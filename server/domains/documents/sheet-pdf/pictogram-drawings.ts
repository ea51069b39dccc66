import { readFileSync } from 'node:fs';
import drawSvg from 'svg-to-pdfkit';
import type { Pictogram } from '#contract/sheets/pictogram.ts';

/** The interface shows the same drawings. */
const directory = new URL('../../../../contract/pictograms/', import.meta.url);

const drawings = new Map<Pictogram, string>();

/** Draws a pictogram in a square of `size` points. Throws when its drawing is missing. */
export const drawPictogram = (
  document: PDFKit.PDFDocument,
  pictogram: Pictogram,
  { x, y, size }: { x: number; y: number; size: number },
): void => drawSvg(document, readDrawing(pictogram), x, y, { width: size, height: size, assumePt: true });

const readDrawing = (pictogram: Pictogram): string => {
  const known = drawings.get(pictogram);
  if (known !== undefined) return known;
  const read = readFileSync(new URL(`${pictogram}.svg`, directory), 'utf8');
  drawings.set(pictogram, read);
  return read;
};
