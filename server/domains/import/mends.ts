import { createHash } from 'node:crypto';
import { importColumns } from '#contract/imports/columns.ts';
import { type ColumnName, columnNames } from './columns.ts';
import { quoted, type Reason, told } from './reasons.ts';

/** What somebody made of a row of a list, or of a file, once the dry run had shown it. */
export interface Mend {
  /** Of a list; 0 of a file. */
  readonly line: number;
  /** Its path; empty of a row. */
  readonly file: string;
  /** What it was said of: `markOfCells` of the row, or the hash of the file. Of anything else it says nothing. */
  readonly about: string;
  /** What is otherwise than it came. */
  readonly values: MendedValues;
  readonly isLeftOut: boolean;
}

/** Texts as a list has them in its cells, by column. */
export type MendedValues = Readonly<Partial<Record<ColumnName, string>>>;

/** The same for rows that say the same. */
export const markOfCells = (cells: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(cells)).digest('base64url').slice(0, 22);

interface Cells {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows with what was made of them: a list that is sent again, with lines more or fewer, finds it at the row that says the same. */
export const mendRows = <Row extends Cells>(
  rows: readonly Row[],
  mends: readonly Mend[],
): readonly (Row & { readonly mend?: Mend })[] => {
  if (mends.length === 0) return rows;
  const byLine = new Map(mends.map((mend) => [mend.line, mend]));
  const found = new Map<number, Mend>();
  for (const { line, cells } of rows) {
    const mend = byLine.get(line);
    if (mend?.about === markOfCells(cells)) found.set(line, mend);
  }
  const astray = mends.filter((mend) => found.get(mend.line) !== mend);
  const byMark = astray.length > 0 ? Map.groupBy(rows, ({ cells }) => markOfCells(cells)) : undefined;
  for (const mend of astray) {
    // Of several that say the same nobody knows which it was.
    const [row, ...others] = byMark?.get(mend.about) ?? [];
    if (row && others.length === 0) found.set(row.line, mend);
  }
  return rows.map((row) => (found.has(row.line) ? { ...row, mend: found.get(row.line)! } : row));
};

/** Characters of a value that are told of it. */
const longestTold = 80;

/** What was corrected, for the report; nothing where nothing was. */
export const mendNotes = (values: MendedValues, read: (column: ColumnName) => string): readonly Reason[] => {
  const columns = columnNames.filter((column) => values[column] !== undefined);
  if (columns.length === 0) return [];
  const inWords = (language: 'en' | 'fr') =>
    columns.map((column) => {
      const said = (text: string) => quoted(cut(text))[language];
      const [now, before] = [values[column]!.trim(), read(column).trim()];
      const instead = { en: 'instead of', fr: 'au lieu de' }[language];
      const nothing = { en: 'nothing', fr: 'rien' }[language];
      const value = `${now === '' ? nothing : said(now)}${before === '' ? '' : ` ${instead} ${said(before)}`}`;
      return `${importColumns[column][language]} ${value}`;
    });
  return [
    told(
      `corrected on the screen: ${inWords('en').join(', ')}`,
      `corrigé à l’écran\u00a0: ${inWords('fr').join(', ')}`,
    ),
  ];
};

const cut = (text: string): string => (text.length > longestTold ? `${text.slice(0, longestTold)}…` : text);
