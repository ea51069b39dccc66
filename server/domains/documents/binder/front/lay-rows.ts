import type { Measure } from '#server/domains/documents/label/measure.ts';
import { wrap } from '#server/domains/documents/label/wrap.ts';
import type { Face } from '#server/domains/documents/sheet-pdf/fonts.ts';
import { contentWidth, page } from '#server/domains/documents/sheet-pdf/paper.ts';

export interface Column {
  readonly heading: string;
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** A text of a cell; it wraps. */
export interface CellText {
  readonly text: string;
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
}

/** The texts of each column, one under the other, and the name of the place that the row leads to. */
export interface Row {
  readonly cells: readonly (readonly CellText[])[];
  readonly link?: string | undefined;
}

export interface RowList {
  readonly title: string;
  readonly note?: string;
  /** The name under which links find its first page. */
  readonly place?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** A text in its place: `y` is counted from the top of its row. */
export interface Line extends CellText {
  readonly y: number;
}

export interface LaidRow {
  /** By column. */
  readonly lines: readonly (readonly Line[])[];
  readonly height: number;
  readonly link?: string | undefined;
}

export interface LaidList extends Omit<RowList, 'rows' | 'note'> {
  readonly note: readonly string[];
  readonly pages: readonly (readonly LaidRow[])[];
}

/** Points. */
export const rowSizes = { text: 9, leading: 1.25, padding: 4, gutter: 6, headings: 20, title: 34, note: 10 } as const;
export const noteLeading = 13;

/** Decides the rows of each page of a list without drawing: no page depends on the pages before it. */
export const layRows = (list: RowList, measure: Measure): LaidList => {
  const note = list.note ? wrapText(list.note, { width: contentWidth, size: rowSizes.note, bold: false, measure }) : [];
  const pages: LaidRow[][] = [[]];
  let y = page.top + rowSizes.title + noteHeight(note) + rowSizes.headings;
  for (const row of list.rows) {
    const laid = layRow(list.columns, row, measure);
    if (y + laid.height > page.bottom && pages.at(-1)!.length > 0) {
      pages.push([]);
      y = page.top + rowSizes.headings;
    }
    pages.at(-1)!.push(laid);
    y += laid.height;
  }
  return { title: list.title, place: list.place, columns: list.columns, note, pages };
};

/** The height of the words under a title, with the space after them. */
export const noteHeight = (lines: readonly string[]): number =>
  lines.length === 0 ? 0 : lines.length * noteLeading + 8;

const layRow = (columns: readonly Column[], { cells, link }: Row, measure: Measure): LaidRow => {
  const lines = columns.map(({ width }, index) => {
    let y: number = rowSizes.padding;
    return (cells[index] ?? []).flatMap((cell) => {
      const { face, size = rowSizes.text } = cell;
      return wrapText(cell.text, { width: width - rowSizes.gutter, size, bold: face === 'bold', measure }).map(
        (text) => {
          const line = { ...cell, text, y };
          y += size * rowSizes.leading;
          return line;
        },
      );
    });
  });
  const bottoms = lines
    .flatMap((cell) => cell.slice(-1))
    .map(({ y, size }) => y + (size ?? rowSizes.text) * rowSizes.leading);
  return { lines, link, height: Math.max(...bottoms, rowSizes.padding) + rowSizes.padding };
};

const wrapText = (
  text: string,
  wrapping: { readonly width: number; readonly size: number; readonly bold: boolean; readonly measure: Measure },
): string[] => wrap(text.replaceAll('\u202f', '\u00a0').replace(/[ \t\r\n]+/g, ' '), wrapping).map((line) => line.text);
