import PDFDocument from 'pdfkit';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import type { ColourPicture } from '#lib/sheet-reader/pictograms/diamonds.ts';
import { createPagePictures } from '#lib/sheet-reader/scans/page-pictures.ts';
import { drawPictogram } from '#server/domains/documents/sheet-pdf/pictogram-drawings.ts';
import type { Lines } from './scans.ts';

interface Drawing {
  /** Points of a side. */
  readonly size: number;
  /** Points between them. */
  readonly gap?: number;
  readonly lines?: Lines;
}

/** A PDF of one letter page with our own drawings of some pictograms in a row. */
export const pictogramPdf = async (
  pictograms: readonly Pictogram[],
  { size, gap = 10, lines = [] }: Drawing,
): Promise<Buffer> => {
  const document = new PDFDocument({ size: 'LETTER', margin: 0 }).fontSize(10);
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const isDone = new Promise((resolve) => document.on('end', resolve));
  for (const [at, pictogram] of pictograms.entries())
    drawPictogram(document, pictogram, { x: 40 + at * (size + gap), y: 100, size });
  for (const [x, y, words] of lines) document.text(words, x, y, { lineBreak: false });
  document.end();
  await isDone;
  return Buffer.concat(parts);
};

/** The same as a picture. */
export const drawnPictograms = async (pictograms: readonly Pictogram[], drawing: Drawing): Promise<ColourPicture> => {
  const open = await createPagePictures();
  const pdf = await open(await pictogramPdf(pictograms, drawing));
  const { picture } = await pdf.drawInColour(1);
  pdf.close();
  return picture;
};
