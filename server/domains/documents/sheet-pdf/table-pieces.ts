import type { Block } from './blocks.ts';
import { colours, contentWidth, page } from './paper.ts';
import { keepEnds, type Piece } from './pieces.ts';
import { drawText, heightOf, type TextStyle } from './text.ts';

type Table = Extract<Block, { kind: 'table' }>;

const padding = { x: 5, y: 2.6 };

/** A table as pieces: its heads, then its rows, each with a line under it. */
export const tablePieces = (document: PDFKit.PDFDocument, { heads, rows, shares }: Table): Piece[] => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (share / total) * contentWidth);
  return [
    {
      ...tableRow(document, { cells: heads, widths, style: { face: 'bold' }, shade: colours.shade }),
      staysWithNext: true,
    },
    ...keepEnds(rows.map((cells) => tableRow(document, { cells, widths }))),
    { height: 3, draw: () => {} },
  ];
};

interface Row {
  readonly cells: readonly string[];
  readonly widths: readonly number[];
  readonly style?: TextStyle;
  readonly shade?: string;
}

const tableRow = (document: PDFKit.PDFDocument, { cells, widths, style, shade }: Row): Piece => {
  const innerWidth = (column: number) => widths[column]! - 2 * padding.x;
  const heights = cells.map((cell, column) => heightOf(document, cell, innerWidth(column), style));
  const height = Math.max(...heights) + 2 * padding.y;
  return {
    height,
    draw: (y) => {
      if (shade) document.rect(page.left, y, contentWidth, height).fill(shade);
      let x: number = page.left;
      cells.forEach((cell, column) => {
        drawText(document, cell, { x: x + padding.x, y: y + padding.y, width: innerWidth(column), style });
        x += widths[column]!;
      });
      document
        .moveTo(page.left, y + height)
        .lineTo(page.right, y + height)
        .lineWidth(0.5)
        .stroke(colours.rule);
    },
  };
};
