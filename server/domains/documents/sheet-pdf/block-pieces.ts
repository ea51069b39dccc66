import type { Block, Fact, Section } from './blocks.ts';
import { colours, contentWidth, page, sizes } from './paper.ts';
import { drawPictogram } from './pictogram-drawings.ts';
import { keepEnds, type Piece } from './pieces.ts';
import { drawText, measureHeight, type TextStyle } from './text.ts';

type Table = Extract<Block, { kind: 'table' }>;

const padding = { x: 5, y: 2.6 };

/** A table as pieces: its heads, then its rows, each with a line under it. */
const tablePieces = (document: PDFKit.PDFDocument, { heads, rows, shares }: Table): Piece[] => {
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
  const heights = cells.map((cell, column) => measureHeight(document, cell, innerWidth(column), style));
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

type Label = Extract<Block, { kind: 'label' }>;

const pictogram = { size: 60, column: 84, gap: 3 };
const nameStyle: TextStyle = { size: sizes.small, align: 'center', colour: colours.quiet };
const perRow = Math.floor(contentWidth / pictogram.column);

/** The signal word in large letters, and the pictograms with their names under them. */
const labelPiece = (document: PDFKit.PDFDocument, label: Label): Piece => {
  const names = label.pictograms.map(({ name }) => measureHeight(document, name, pictogram.column - 6, nameStyle));
  const rowHeight = pictogram.size + pictogram.gap + Math.max(0, ...names) + 4;
  const rows = Math.ceil(label.pictograms.length / perRow);
  return {
    height: 24 + (rows === 0 ? 15 : rows * rowHeight),
    draw: (y) => {
      drawSignalWord(document, label, y);
      if (rows === 0) drawText(document, label.noPictogram, { x: page.left, y: y + 22, width: contentWidth });
      label.pictograms.forEach(({ code, name }, index) => {
        const x = page.left + (index % perRow) * pictogram.column;
        const top = y + 24 + Math.floor(index / perRow) * rowHeight;
        const inset = (pictogram.column - pictogram.size) / 2;
        drawPictogram(document, code, { x: x + inset, y: top, size: pictogram.size });
        const under = top + pictogram.size + pictogram.gap;
        drawText(document, name, { x: x + 3, y: under, width: pictogram.column - 6, style: nameStyle });
      });
    },
  };
};

const drawSignalWord = (document: PDFKit.PDFDocument, { signalWord, isDanger }: Label, y: number) => {
  const style: TextStyle = { face: 'bold', size: 14, colour: isDanger ? colours.danger : colours.warning };
  drawText(document, signalWord, { x: page.left, y: y + 1, width: contentWidth, style });
};

/** A piece, and the block that it is of; the bar and the gap after a section are no block's. */
interface OwnedPiece {
  readonly piece: Piece;
  readonly block?: Block;
}

/** A section as pieces: its bar, then its blocks, then a gap. */
export const ownedPieces = (document: PDFKit.PDFDocument, section: Section): OwnedPiece[] => [
  { piece: barPiece(document, section) },
  ...section.blocks.flatMap((block) => blockPieces(document, block).map((piece) => ({ piece, block }))),
  { piece: { height: 7, draw: () => {} } },
];

export const sectionPieces = (document: PDFKit.PDFDocument, section: Section): Piece[] =>
  ownedPieces(document, section).map(({ piece }) => piece);

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
  height: 4 + measureHeight(document, heading, contentWidth, headingStyle),
  staysWithNext: true,
  draw: (y) => drawText(document, heading, { x: page.left, y: y + 4, width: contentWidth, style: headingStyle }),
});

const paragraphPiece = (document: PDFKit.PDFDocument, text: string): Piece => ({
  height: measureHeight(document, text, contentWidth) + 2.5,
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
  const height =
    Math.max(measureHeight(document, label, first - 10, style), measureHeight(document, value, rest)) + 2 * padding;
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
