import { isEmptyRow, type List } from './list.ts';
import { ListError } from './list-error.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-xlsx.ts';

/** Reads a list, whatever its name says it is: a workbook is a ZIP archive, anything else is delimited text. */
export const readList = async (bytes: Uint8Array): Promise<List> => {
  const { rows, description } = isZip(bytes) ? await readWorkbook(bytes) : readCsv(bytes);
  const start = rows.findIndex((row) => !isEmptyRow(row));
  const headers = rows[start];
  if (!headers) throw new ListError('The list is empty.');
  return { headers: headers.cells.map((cell) => cell.trim()), rows: rows.slice(start + 1), description };
};

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
