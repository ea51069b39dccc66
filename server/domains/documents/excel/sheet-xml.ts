import { type CellXml, textCell } from './cells.ts';
import { styles } from './styles.ts';

/** A column of a sheet of rows. */
export interface Column<Row> {
  readonly header: string;
  /** In characters. */
  readonly width: number;
  readonly cell: (row: Row) => CellXml;
}

export interface Table<Row> {
  readonly columns: readonly Column<Row>[];
  /** Rows as they are read, some at a time. */
  readonly rows: AsyncIterable<readonly Row[]>;
}

/** Bytes of a piece, unless one row has more. */
const pieceSize = 256 * 1024;

/** The XML of a sheet: headers that stay in sight and filter, then the rows, in pieces each of which holds until the next. */
export async function* sheetXml<Row>({ columns, rows }: Table<Row>): AsyncGenerator<Buffer> {
  const places = columns.map((_, at) => `<c r="${columnLetter(at)}`);
  let piece = Buffer.allocUnsafe(pieceSize);
  let length = piece.write(opening(columns, places));
  let line = 1;
  for await (const some of rows) {
    for (const row of some) {
      line += 1;
      const xml = rowXml({ columns, places, line }, row);
      // All of it is ASCII. To join many rows before they are written takes twice as long.
      if (length + xml.length > piece.length) {
        yield piece.subarray(0, length);
        if (xml.length > piece.length) piece = Buffer.allocUnsafe(xml.length);
        length = 0;
      }
      length += piece.write(xml, length, 'latin1');
    }
  }
  yield piece.subarray(0, length);
  yield Buffer.from(closing(`${columnLetter(columns.length - 1)}${line}`));
}

interface Line<Row> {
  readonly columns: readonly Column<Row>[];
  /** Beginning of each column's cells, up to the number of the line. */
  readonly places: readonly string[];
  readonly line: number;
}

const rowXml = <Row>({ columns, places, line }: Line<Row>, row: Row): string => {
  const end = `${line}"`;
  let xml = `<row r="${end}>`;
  for (let at = 0; at < columns.length; at++) {
    const cell = columns[at]!.cell(row);
    if (cell !== '') xml += places[at] + end + cell;
  }
  return `${xml}</row>`;
};

const opening = <Row>(columns: readonly Column<Row>[], places: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    '<sheetViews><sheetView tabSelected="1" workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/></sheetView></sheetViews>',
    '<cols>',
    ...columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`),
    '</cols><sheetData><row r="1">',
    ...columns.map(({ header }, at) => `${places[at]}1"${textCell(header, styles.header)}`),
    '</row>',
  ].join('');

/** Product IDs that are all digits are text on purpose: Excel is not to mark each of them as a mistake. */
const closing = (last: string): string =>
  `</sheetData><autoFilter ref="A1:${last}"/>${landscape}<ignoredErrors><ignoredError sqref="A1:${last}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;

/** On paper a sheet is one page wide, of as many pages as it takes, each numbered. */
const landscape = [
  '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>',
  '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
  '<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
].join('');

/** A, B … Z; a table has no more columns than that. */
const columnLetter = (at: number): string => String.fromCharCode(65 + at);
