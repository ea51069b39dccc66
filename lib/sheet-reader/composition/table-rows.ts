import { type Cell, joinWords, type Line, type Word } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { rowsAround } from './centred-rows.ts';
import { type Column, cellsByColumn, type Table } from './columns.ts';
import type { CasHit } from './find-cas.ts';
import { percentIn } from './percent.ts';
import { isQuantity } from './quantity.ts';
import type { Row, TableLine } from './row.ts';

interface Source {
  readonly lines: readonly Line[];
  readonly table: Table;
  readonly hits: readonly CasHit[];
}

/** The rows of a table: one for each CAS number, and one for each name with a share whose number is withheld. */
export const tableRows = ({ lines, table, hits }: Source): Row[] => {
  const read = lines.slice(table.start).map((line, index) => readLine(line, table.start + index, table));
  const anchors = [
    ...hits.map(({ at, cas, words }) => ({ at, cas, casWords: words })),
    ...read.filter((line) => isWithheldRow(line, hits)).map(({ at }) => ({ at, cas: '', casWords: [] })),
  ].toSorted((a, b) => a.at - b.at);
  const first = anchors[0];
  if (!first) return [];
  const isTop = read.find(({ name }) => name.length > 0)?.at === first.at;
  const rows = anchors.map((anchor) => ({ ...anchor, name: [] as Word[], percent: [] as Word[] }));
  const end = endOfTable(read, anchors.at(-1)!.at);
  const inTable = read.filter(({ at }) => at <= end);
  const around = isTop ? undefined : rowsAround(inTable, anchors);
  for (const line of inTable) {
    const row = rows[around ? (around.get(line.at) ?? -1) : lastAbove(anchors, line)];
    if (!row) continue;
    if (isTop && isApart(read, { from: row.at, to: line.at })) continue;
    row.name.push(...line.name);
    if (row.percent.length === 0) row.percent.push(...line.percent);
  }
  return rows;
};

/** Common names and synonyms stand to the right of the name. */
const nameColumn = ({ columns }: Table): Column | undefined => columns.find(({ kind }) => kind === 'name');

const readLine = (line: Line, at: number, table: Table): TableLine => {
  const cells = [...cellsByColumn(line, table.columns)];
  const of = (kind: string) => cells.filter(([column]) => column.kind === kind).map(([, words]) => words);
  const shares = [...of('percent'), ...of('other')].find((words) => percentIn(joinWords(words)));
  const cas = squash(of('cas').map(joinWords).join(' '));
  const named = nameColumn(table);
  const name = named ? (cells.find(([column]) => column === named)?.[1] ?? []) : beforeColumns(line, table);
  return {
    at,
    y: line.y,
    page: line.frame.number,
    height: line.height,
    name: isNoName(name) ? [] : name,
    percent: shares ?? [],
    isWithheld: cas === '' || withheld.test(cas),
    isNote: line.cells.some((cell) => isAcross(cell, table)),
  };
};

/** The names of a table that heads its numbers and shares alone. */
const beforeColumns = (line: Line, { columns }: Table): readonly Word[] => {
  const [first] = line.cells;
  return first && columns.every(({ x }) => first.right < x) ? first.words : [];
};

const isAcross = ({ words, x, right }: Cell, { columns }: Table) =>
  words.length > 6 && columns.filter((column) => column.x >= x - 3 && column.x < right - 20).length > 1;

/** A share or number that slid over, or a heading's second line. */
const isNoName = (words: readonly Word[]) => {
  const text = joinWords(words);
  return (
    percentIn(text) !== undefined ||
    isQuantity(text) ||
    /\d{2,7}-\d\d-\d(?!\d)/.test(text) ||
    ofHeadings.test(squash(text))
  );
};

const ofHeadings =
  /^(?:products?|produits?|composants?|components?|noms?|names?|chimiques?|chemical|synonym(?:e?s?)|ingredients?|communs?|common|mun|cas)+$/;

const withheld =
  /^(?:proprietary|tradesecret|confidential|secret|mixture|melange|notavailable|nondisponible|na|none|so|aucun|exclusif|brevet|notassigned|sub\d+|unknown|nonetabli|prop)/;

const isWithheldRow = (line: TableLine, hits: readonly CasHit[]) =>
  line.isWithheld && line.name.length > 0 && line.percent.length > 0 && hits.every(({ at }) => at !== line.at);

interface Anchor {
  readonly at: number;
}

const lastAbove = (anchors: readonly Anchor[], { at }: TableLine) => anchors.findLastIndex((anchor) => anchor.at <= at);

/** The last line of the last row: what follows without a gap, in the name's column alone. */
const endOfTable = (read: readonly TableLine[], last: number): number => {
  let end = last;
  for (const line of read.filter(({ at }) => at > last)) {
    const before = read.find(({ at }) => at === end)!;
    if (
      line.page !== before.page ||
      line.y - before.y > before.height * 1.75 ||
      line.name.length + line.percent.length === 0
    )
      break;
    if (
      line.name.length > 9 ||
      (line.percent.length > 0 && line.name.length > 0) ||
      line.isNote ||
      line.name[0]?.text.startsWith('*')
    )
      break;
    end = line.at;
  }
  return end;
};

/** Whether a gap or the end of a page separates two lines, so that they belong to different rows. */
const isApart = (read: readonly TableLine[], { from, to }: { from: number; to: number }): boolean => {
  const between = read.filter(({ at }) => at >= from && at <= to);
  return between.some((line, index) => {
    const before = between[index - 1];
    return before !== undefined && line.page === before.page && line.y - before.y > before.height * 3;
  });
};
