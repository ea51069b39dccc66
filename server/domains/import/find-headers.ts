import { countKnown, type KnownHeaders } from './column-plan.ts';
import { isEmptyRow, type Lines, type List } from './list.ts';
import { ListError, UnclearList } from './list-error.ts';

/** Lines within which headers are looked for: lists have titles above them, and dates, and who drew them up. */
const searched = 30;

/**
 * The list below its headers: on the line that somebody chose, else on the one that names the most columns, else on the first
 * that says anything. Throws ListError where there is no line, or none of that number.
 */
export const findHeaders = (
  { rows, ...file }: Lines,
  known: KnownHeaders & { readonly headerLine?: number | undefined },
): List => {
  const start = known.headerLine === undefined ? likeliestHeaders(rows, known).index : chosen(rows, known.headerLine);
  const headers = rows[start];
  if (!headers) throw new ListError('The list is empty.', 'La liste est vide.');
  return {
    ...file,
    headers: headers.cells.map((cell) => cell.trim()),
    headerLine: headers.line,
    rows: rows.slice(start + 1),
  };
};

/** Where headers most likely stand, and how many columns they name. */
export const likeliestHeaders = (
  rows: Lines['rows'],
  known: KnownHeaders,
): { readonly index: number; readonly count: number } => {
  let best = { index: rows.findIndex((row) => !isEmptyRow(row)), count: 0 };
  for (const [index, row] of rows.slice(0, searched).entries()) {
    const count = countKnown(row.cells, known);
    if (count > best.count) best = { index, count };
  }
  return best;
};

const chosen = (rows: Lines['rows'], line: number): number => {
  const index = rows.findIndex((row) => row.line === line);
  if (index < 0 || isEmptyRow(rows[index]!))
    throw new UnclearList(
      `No headers stand on line ${line}. Choose another line.`,
      `La ligne ${line} ne porte pas d’en-têtes. Choisissez-en une autre.`,
    );
  return index;
};
