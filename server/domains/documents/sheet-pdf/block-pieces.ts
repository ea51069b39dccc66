import type { Block, Fact, Section } from './blocks.ts';
import { labelPiece } from './label-piece.ts';
import { colours, contentWidth, page, sizes } from './paper.ts';
import { keepEnds, type Piece } from './pieces.ts';
import { tablePieces } from './table-pieces.ts';
import { drawText, heightOf, type TextStyle } from './text.ts';

/** A section as pieces: its bar, then its blocks. */
export const sectionPieces = (document: PDFKit.PDFDocument, section: Section): Piece[] => [
  barPiece(document, section),
  ...section.blocks.flatMap((block) => blockPieces(document, block)),
  { height: 7, draw: () => {} },
];

const blockPieces = (document: PDFKit.PDFDocument, block: Block): Piece[] => {
  switch (block.kind) {
    case 'facts':
      return [
        ...(block.heading ? [headingPiece(document, block.heading)] : []),
        ...keepEnds(block.rows.map((row) => rowPiece(document, row, factColumns))),
      ];
    case 'text':
      return [headingPiece(document, block.heading), paragraphPiece(document, block.text)];
    case 'statements':
      return [
        headingPiece(document, block.heading),
        ...keepEnds(block.rows.map((row) => rowPiece(document, row, statementColumns))),
      ];
    case 'table':
      return [headingPiece(document, block.heading), ...tablePieces(document, block)];
    case 'label':
      return [headingPiece(document, block.heading), labelPiece(document, block)];
  }
};

const barHeight = 19;

const barPiece = (document: PDFKit.PDFDocument, { number, title }: Section): Piece => ({
  height: barHeight + 4,
  staysWithNext: true,
  draw: (y) => {
    document.rect(page.left, y, contentWidth, barHeight).fill(colours.bar);
    const text = `${number}. ${title}`;
    const style: TextStyle = { face: 'bold', size: sizes.bar, colour: '#ffffff' };
    drawText(document, text, { x: page.left + 8, y: y + 3.2, width: contentWidth - 16, style });
    document.outline.addItem(text);
  },
});

const headingStyle: TextStyle = { face: 'bold', size: sizes.heading, colour: colours.bar };

const headingPiece = (document: PDFKit.PDFDocument, heading: string): Piece => ({
  height: 4 + heightOf(document, heading, contentWidth, headingStyle),
  staysWithNext: true,
  draw: (y) => drawText(document, heading, { x: page.left, y: y + 4, width: contentWidth, style: headingStyle }),
});

const paragraphPiece = (document: PDFKit.PDFDocument, text: string): Piece => ({
  height: heightOf(document, text, contentWidth) + 2.5,
  draw: (y) => drawText(document, text, { x: page.left, y, width: contentWidth }),
});

/** A first column of labels in grey under a rule, or of codes in bold. */
interface Columns {
  readonly first: number;
  readonly style: TextStyle;
  readonly padding: number;
  readonly isRuled: boolean;
}

const factColumns: Columns = { first: 186, style: { colour: colours.quiet }, padding: 2.5, isRuled: true };
const statementColumns: Columns = { first: 112, style: { face: 'bold' }, padding: 0.8, isRuled: false };

const rowPiece = (document: PDFKit.PDFDocument, [label, value]: Fact, columns: Columns): Piece => {
  const { first, style, padding, isRuled } = columns;
  const rest = contentWidth - first;
  const height = Math.max(heightOf(document, label, first - 10, style), heightOf(document, value, rest)) + 2 * padding;
  return {
    height,
    draw: (y) => {
      drawText(document, label, { x: page.left, y: y + padding, width: first - 10, style });
      drawText(document, value, { x: page.left + first, y: y + padding, width: rest });
      if (isRuled) drawRule(document, y + height);
    },
  };
};

const drawRule = (document: PDFKit.PDFDocument, y: number) =>
  document.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).stroke(colours.rule);
