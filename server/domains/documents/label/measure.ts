import PDFDocument from 'pdfkit';
import { type Face, registerFonts } from '../sheet-pdf/fonts.ts';

/** How wide a text is in points, in the faces that the PDF embeds. */
export type Measure = (text: string, style: { readonly size: number; readonly bold: boolean }) => number;

/** Words whose width is remembered; then all are forgotten, so that a thread that lives long does not grow. */
const maxRemembered = 20_000;

/** Measures with the embedded faces. Words are measured apart, as the PDF sets them; what was measured once is remembered. */
export const createMeasure = (): Measure => {
  const document = new PDFDocument();
  // A label is laid out letter by letter: a letter that became several would not fit in its place.
  registerFonts(document, { isSpelling: false });
  const known: Record<Face, Map<string, number>> = { regular: new Map(), bold: new Map() };

  const widthOfWord = (word: string, face: Face): number => {
    const remembered = known[face].get(word);
    if (remembered !== undefined) return remembered;
    if (known[face].size >= maxRemembered) known[face].clear();
    const width = document.font(face).fontSize(unit).widthOfString(word);
    known[face].set(word, width);
    return width;
  };

  return (text, { size, bold }) => {
    const words = text.split(afterSpace);
    return (words.reduce((sum, word) => sum + widthOfWord(word, bold ? 'bold' : 'regular'), 0) * size) / unit;
  };
};

const unit = 1000;
const afterSpace = /(?<= )/;
