import type { GuideSection } from '#contract/guides/guide.ts';
import type { Language } from '#contract/languages.ts';
import { contentWidth, page } from '../sheet-pdf/paper.ts';
import { keepEnds, type Piece } from '../sheet-pdf/pieces.ts';
import { drawText, heightOf, type TextStyle } from '../sheet-pdf/text.ts';
import { guideColours, guideSizes } from './guide-style.ts';
import { guideWords } from './guide-words.ts';
import { picturePieces } from './picture-pieces.ts';

/** A section as pieces, in the order of the page: heading, paragraphs, steps, note, picture. */
export const guideSectionPieces = (
  document: PDFKit.PDFDocument,
  { heading, paragraphs = [], steps = [], note, picture }: GuideSection,
  language: Language,
): Piece[] => [
  headingPiece(document, heading[language]),
  ...paragraphs.map((paragraph) => paragraphPiece(document, paragraph[language])),
  ...keepEnds(steps.map((step, index) => stepPiece(document, step[language], index + 1))),
  ...(note ? [notePiece(document, note[language], guideWords.note[language])] : []),
  ...(picture ? picturePieces(document, picture, language) : []),
];

const body: TextStyle = { size: guideSizes.text };
const strong: TextStyle = { ...body, face: 'bold', colour: guideColours.accent };
const gap = 5;

const headingPiece = (document: PDFKit.PDFDocument, heading: string): Piece => {
  const style: TextStyle = { face: 'bold', size: guideSizes.heading, colour: guideColours.accent };
  return {
    height: 12 + heightOf(document, heading, contentWidth, style) + 3,
    staysWithNext: true,
    draw: (y) => {
      drawText(document, heading, { x: page.left, y: y + 12, width: contentWidth, style });
      document.outline.addItem(heading);
    },
  };
};

const paragraphPiece = (document: PDFKit.PDFDocument, text: string): Piece => ({
  height: heightOf(document, text, contentWidth, body) + gap,
  draw: (y) => drawText(document, text, { x: page.left, y, width: contentWidth, style: body }),
});

const numberWidth = 20;

const stepPiece = (document: PDFKit.PDFDocument, text: string, number: number): Piece => {
  const width = contentWidth - numberWidth;
  return {
    height: heightOf(document, text, width, body) + gap,
    draw: (y) => {
      drawText(document, `${number}.`, { x: page.left, y, width: numberWidth, style: strong });
      drawText(document, text, { x: page.left + numberWidth, y, width, style: body });
    },
  };
};

const padding = 9;

const notePiece = (document: PDFKit.PDFDocument, note: string, lead: string): Piece => {
  const width = contentWidth - 2 * padding;
  const leadHeight = heightOf(document, lead, width, strong) + 1;
  const boxHeight = leadHeight + heightOf(document, note, width, body) + 2 * padding - 2;
  return {
    height: 3 + boxHeight + gap + 2,
    draw: (top) => {
      const x = page.left + padding;
      const y = top + 3;
      document.roundedRect(page.left, y, contentWidth, boxHeight, 4).fill(guideColours.shade);
      drawText(document, lead, { x, y: y + padding, width, style: strong });
      drawText(document, note, { x, y: y + padding + leadHeight, width, style: body });
    },
  };
};
