import { type Cell, joinWords, type Line, rightOf, type Word } from '../text/layout.ts';
import { squash } from '../text/squash.ts';

/** What a heading says of its column; `other` where the column is not read. */
type ColumnKind = 'name' | 'cas' | 'percent' | 'other';

/** A column of the table of ingredients, by its heading. */
export interface Column {
  readonly kind: ColumnKind;
  readonly x: number;
  readonly right: number;
}

/** The table's headings, and the lines below them, by index. */
export interface Table {
  readonly columns: readonly Column[];
  readonly start: number;
}

/** The headings of the table that starts at or above a line: a line that names a CAS column and another column. */
export const tableFrom = (lines: readonly Line[], before: number): Table | undefined => {
  for (let at = before - 1; at >= 0; at--) {
    const columns = columnsOf(lines[at]!);
    const kinds = new Set(columns.map(({ kind }) => kind));
    if (kinds.size < 2 || !kinds.has('cas') || !(kinds.has('name') || kinds.has('percent'))) continue;
    return { columns: withWrapped(columns, lines, at), start: at + 1 };
  }
  return undefined;
};

/** The line with the heads of the first table of ingredients: names, CAS numbers and shares. Exposure limits and toxicity have no shares. */
export const startOfTable = (lines: readonly Line[]): number | undefined => {
  const at = lines.findIndex((line) => {
    const kinds = new Set(columnsOf(line).map(({ kind }) => kind));
    return kinds.has('cas') && kinds.has('name') && kinds.has('percent');
  });
  return at < 0 ? undefined : at;
};

/** Where a table of names and shares without numbers begins, and where those two columns stand. */
export const startOfNamesAndShares = (
  lines: readonly Line[],
): { readonly start: number; readonly nameX: number; readonly shareX: number } | undefined => {
  for (const [at, line] of lines.entries()) {
    const columns = columnsOf(line);
    const name = columns.find(({ kind }) => kind === 'name');
    const share = columns.find(({ kind }) => kind === 'percent');
    if (name && share && share.x > name.right && columns.every(({ kind }) => kind !== 'cas'))
      return { start: at + 1, nameX: name.x, shareX: share.x - 20 };
  }
  return undefined;
};

const columnsOf = (line: Line): Column[] => {
  const columns = line.cells.map(({ words, x, right }): Column => ({ kind: kindOf(joinWords(words)), x, right }));
  return line.cells.some(({ words }) => /\d-\d\d-\d/.test(joinWords(words))) ? [] : columns;
};

/** Headings broken over lines: cells just above and below that have a column of their own. */
const withWrapped = (columns: readonly Column[], lines: readonly Line[], at: number): Column[] => {
  const line = lines[at]!;
  const near = [at - 2, at - 1, at + 1].flatMap((one) => {
    const other = lines[one];
    const isNear = other?.frame === line.frame && Math.abs(other.y - line.y) < line.height * 2.6;
    return isNear ? columnsOf(other) : [];
  });
  const added = near.filter(
    (cell) => cell.kind !== 'other' && columns.every((one) => cell.right < one.x || cell.x > one.right),
  );
  return [...columns, ...added].toSorted((a, b) => a.x - b.x);
};

const kindOf = (text: string): ColumnKind => {
  const said = squash(text);
  if (
    /^(?:(?:no|numero|nos|number|registre|uniqueid)?(?:d[eu])?(?:registre)?cas(?!e|c)|.{0,24}\bcas(?:no|number|rn|registry|numero)|nocas|numerocas|numerosducas|identificateur|identifiants?$|identifiers?$|productidentifier)/.test(
      said,
    )
  )
    return 'cas';
  if (
    /%|percent|pourcent/.test(text.toLowerCase()) ||
    /^(?:conc|weight|wt|poids|teneur|quantit|amount|range|proportion|gamme|plage|masse|content)/.test(said)
  )
    return 'percent';
  if (
    /^(?:(?:chemical|ingredient|component|hazardous|substance|material|active|common|chimique|product)s?(?:name|ingredient|component|identity|material)?s?|names?|noms?|composants?|ingredients?|constituants?|designation|denomination|matieres?|composition|description|identification|substances?)/.test(
      said,
    ) &&
    !/synonym/.test(said)
  )
    return 'name';
  return 'other';
};

/** A line's words by column: a cell belongs to the heading above it, and is split where another column starts. */
export const cellsByColumn = (line: Line, columns: readonly Column[]): Map<Column, Word[]> => {
  const cells = new Map<Column, Word[]>();
  for (const cell of line.cells.flatMap((one) => partAtColumns(one, columns))) {
    const column = columnOf(cell, columns);
    if (column) cells.set(column, [...(cells.get(column) ?? []), ...cell.words]);
  }
  return cells;
};

const partAtColumns = (cell: Cell, columns: readonly Column[]): Cell[] => {
  const parts: Word[][] = [[]];
  for (const word of cell.words) {
    const starts = columns.some(({ x }) => Math.abs(x - word.x) < 2.5);
    if (starts && parts.at(-1)!.length > 0) parts.push([]);
    parts.at(-1)!.push(word);
  }
  return parts.map((words) => ({ words, x: words[0]!.x, right: rightOf(words.at(-1)!) }));
};

const columnOf = (cell: Cell, columns: readonly Column[]): Column | undefined => {
  const away = (column: Column) => {
    const overlap = Math.min(cell.right, column.right) - Math.max(cell.x, column.x);
    const edges = Math.min(Math.abs(cell.x - column.x), Math.abs(cell.right - column.right));
    return edges < 4 ? -1000 : -overlap;
  };
  return columns.toSorted((a, b) => away(a) - away(b))[0];
};
