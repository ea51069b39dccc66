import type { DocumentSheet } from '../document-sheet.ts';
import { guideColours } from '../guide/guide-style.ts';
import { colours } from '../sheet-pdf/paper.ts';
import { drawArtifact, type TaggedDocument } from '../tagged-document.ts';
import { createTaggedTable } from '../tagged-table.ts';
import { type CellStyle, createCellText } from './cell-text.ts';
import type { IndexPaper } from './index-paper.ts';

const styles = {
  cell: { face: 'regular', size: 8.5 },
  head: { face: 'bold', size: 8.5 },
  heading: { face: 'bold', size: 9.5 },
} as const satisfies Record<string, CellStyle>;

const lineHeight = 10.4;
const padding = 2.6;
/** From the top of a line to the foot of its letters. */
const ascent = 8;

/** Height of a heading's line. */
export const headingHeight = 17;

/** A row of cells, each in lines. */
type Cells = readonly (readonly string[])[];
type CellText = ReturnType<typeof createCellText>;

/**
 * The rows of the table on one kind of paper: how high each is, and what draws it at a height of the page in hand, counted
 * from its top as pdfkit does. Each belongs to its part of what is read aloud; the head does so once.
 */
export const createIndexTable = (tagged: TaggedDocument, paper: IndexPaper, sheets: number) => {
  const { document } = tagged;
  const table = createTaggedTable(tagged, tagged.root, { columns: paper.columns.length, rows: sheets });
  const cellText = createCellText(document, styles.cell);
  const headText = createCellText(document, styles.head);
  const headingText = createCellText(document, styles.heading);
  /** Of a path that is too long, the end tells more. */
  const onOneLine = (heading: string): string => {
    const lines = headingText.breakLines(heading, paper.right - paper.left - 12);
    return lines.length > 1 ? `… ${lines.at(-1)}` : heading;
  };
  const intoLines = (text: CellText, contents: readonly string[]): Cells =>
    paper.columns.map(({ innerWidth }, at) => text.breakLines(contents[at]!, innerWidth));
  const heads = intoLines(
    headText,
    paper.columns.map(({ head }) => head),
  );
  const headHeight = heightOf(heads) + 2;
  // Rows are never split, so none may be higher than what a page has below head and letter.
  const mostLines = Math.floor((paper.bottom - paper.top - headHeight - headingHeight - 2 * padding) / lineHeight);
  const cellsOf = (sheet: DocumentSheet): Cells =>
    intoLines(
      cellText,
      paper.columns.map(({ textOf }) => textOf(sheet)),
    ).map((lines) => shorten(lines, mostLines));

  const fromBottom = (y: number) => paper.height - y;
  const rule = (y: number, colour: string) =>
    `${rgb(colour)} RG 0.5 w ${paper.left} ${fromBottom(y).toFixed(2)} m ${paper.right} ${fromBottom(y).toFixed(2)} l S`;
  const contentOf = (text: CellText, lines: readonly string[], at: number, top: number) =>
    text.contentOf(lines, { x: paper.columns[at]!.x, y: fromBottom(top + padding + ascent), lineHeight });
  const add = (content: string) => document.addContent(content);
  const isEmpty = (lines: readonly string[]) => lines.length === 1 && lines[0] === '';

  return {
    headHeight,
    rowHeight: (sheet: DocumentSheet): number => heightOf(cellsOf(sheet)),
    drawHead: (y: number): void => {
      const ground = `${paper.left} ${fromBottom(y + headHeight).toFixed(2)} ${paper.right - paper.left} ${headHeight.toFixed(2)}`;
      drawArtifact(document, () => add(`${rgb(guideColours.shade)} rg ${ground} re f ${rgb(colours.text)} rg`));
      table.head(heads.map((lines, at) => () => add(contentOf(headText, lines, at, y + 1))));
    },
    /** Draws a row and answers its height. */
    drawRow: (sheet: DocumentSheet, y: number): number => {
      const cells = cellsOf(sheet);
      const height = heightOf(cells);
      table.row(
        cells.map((lines, at) => () => {
          if (!isEmpty(lines)) add(contentOf(cellText, lines, at, y));
        }),
      );
      drawArtifact(document, () => add(rule(y + height, colours.rule)));
      return height;
    },
    /** The only row of a table without sheets, which says so. */
    drawNone: (draw: () => void): void => table.line('TD', draw),
    /** Begins the rows that stand under it. */
    drawHeading: (heading: string, y: number): void => {
      const text = headingText.contentOf([onOneLine(heading)], { x: paper.left, y: fromBottom(y + 13), lineHeight });
      table.line('TH', () => add(`${rgb(guideColours.accent)} rg ${text} ${rgb(colours.text)} rg`));
      drawArtifact(document, () => add(rule(y + headingHeight, guideColours.accent)));
    },
  };
};

const heightOf = (cells: Cells): number => Math.max(...cells.map(({ length }) => length)) * lineHeight + 2 * padding;

const shorten = (lines: readonly string[], most: number): readonly string[] =>
  lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]!.slice(0, -1)}…`] : lines;

/** A colour, `#rrggbb`, as three numbers up to 1. */
const rgb = (colour: string): string =>
  [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
