import { dayCell, longTextCell, numberCell, textCell } from './cells.ts';
import { styles } from './styles.ts';

/** A line about the rows of a workbook: what it is, and what it says. */
export interface AboutLine {
  readonly label: string;
  /** A day as `YYYY-MM-DD`. */
  readonly value: string | number | { readonly day: string };
}

/** The XML of the sheet that says what the rows of the other are. */
export const aboutXml = (lines: readonly AboutLine[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    '<cols><col min="1" max="1" width="30" customWidth="1"/><col min="2" max="2" width="80" customWidth="1"/></cols>',
    '<sheetData>',
    ...lines.map(
      ({ label, value }, at) =>
        `<row r="${at + 1}"><c r="A${at + 1}"${textCell(label, styles.header)}${valueXml(value, at + 1)}</row>`,
    ),
    '</sheetData><pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>',
  ].join('');

const valueXml = (value: AboutLine['value'], line: number): string => {
  const cell = cellOf(value);
  return cell === '' ? '' : `<c r="B${line}"${cell}`;
};

const cellOf = (value: AboutLine['value']) => {
  if (typeof value === 'number') return numberCell(value);
  return typeof value === 'string' ? longTextCell(value) : dayCell(value.day);
};
