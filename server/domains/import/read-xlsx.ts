import { readXlsx } from 'hucre/xlsx';
import type { ListRow } from './list.ts';
import { ListError } from './list-error.ts';

/** The rows of a workbook's first sheet, headers included. Throws ListError for what is no workbook. */
export const readWorkbook = async (bytes: Uint8Array): Promise<{ rows: ListRow[]; description: string }> => {
  const workbook = await readXlsx(bytes, { sheets: [0] }).catch((error: Error) => {
    throw new ListError(`The workbook cannot be read: ${error.message}`);
  });
  const sheet = workbook.sheets[0];
  if (!sheet) throw new ListError('The workbook has no sheet.');
  return {
    rows: sheet.rows.map((cells, index) => ({ line: index + 1, cells: Array.from(cells, toText) })),
    description: `workbook, sheet “${sheet.name}”`,
  };
};

/** Days are stored as midnight UTC. */
const toText = (cell: string | number | boolean | Date | null | undefined): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};
