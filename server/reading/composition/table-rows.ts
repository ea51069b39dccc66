import { type Line, textOf, type Word } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { cellsByColumn, type Table } from './columns.ts';
import type { CasHit } from './find-cas.ts';
import { percentIn } from './percent.ts';
import type { Row } from './row.ts';

interface Source {
  readonly lines: readonly Line[];
  readonly table: Table;
  readonly hits: readonly CasHit[];
}

/** A line of the table, its words by what they are. */
interface TableLine {
  readonly at: number;
  readonly y: number;
  readonly page: number;
  readonly height: number;
  readonly name: readonly Word[];
  readonly percent: readonly Word[];
  readonly isWithheld: boolean;
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
  const ends = endOfTable(read, anchors.at(-1)!.at);
  for (const line of read.filter(({ at }) => at <= ends)) {
    const row = rows[isTop ? lastAbove(anchors, line) : nearest(anchors, { line, lines })];
    if (!row) continue;
    if (isTop && isApart(read, { from: row.at, to: line.at })) continue;
    row.name.push(...line.name);
    if (row.percent.length === 0) row.percent.push(...line.percent);
  }
  return rows;
};

const readLine = (line: Line, at: number, { columns }: Table): TableLine => {
  const cells = [...cellsByColumn(line, columns)];
  const of = (kind: string) => cells.filter(([column]) => column.kind === kind).map(([, words]) => words);
  const shares = [...of('percent'), ...of('other')].find((words) => percentIn(textOf(words)));
  const cas = squash(of('cas').map(textOf).join(' '));
  const name = of('name').flat();
  return {
    at,
    y: line.y,
    page: line.frame.number,
    height: line.height,
    name: percentIn(textOf(name)) || /\d{2,7}-\d\d-\d(?!\d)/.test(textOf(name)) ? [] : name,
    percent: shares ?? [],
    isWithheld: cas === '' || withheld.test(cas),
  };
};

const withheld =
  /^(?:proprietary|tradesecret|confidential|secret|mixture|melange|notavailable|nondisponible|na|none|so|aucun|exclusif|brevet|notassigned|sub\d+|unknown|nonetabli|prop)/;

const isWithheldRow = (line: TableLine, hits: readonly CasHit[]) =>
  line.isWithheld && line.name.length > 0 && line.percent.length > 0 && hits.every(({ at }) => at !== line.at);

interface Anchor {
  readonly at: number;
}

const lastAbove = (anchors: readonly Anchor[], { at }: TableLine) => anchors.findLastIndex((anchor) => anchor.at <= at);

/** Rows whose number stands in the middle of a name of several lines. */
const nearest = (anchors: readonly Anchor[], { line, lines }: { line: TableLine; lines: readonly Line[] }) => {
  const away = ({ at }: Anchor) => {
    const anchor = lines[at]!;
    return anchor.frame.number === line.page ? Math.abs(anchor.y - line.y) : Number.POSITIVE_INFINITY;
  };
  const best = anchors.map(away).reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  return best < line.height * 6 ? anchors.findIndex((anchor) => away(anchor) === best) : -1;
};

/** The last line of the last row: what follows without a gap, in the name's column alone. */
const endOfTable = (read: readonly TableLine[], last: number): number => {
  let end = last;
  for (const line of read.filter(({ at }) => at > last)) {
    const before = read.find(({ at }) => at === end)!;
    if (line.page !== before.page || line.y - before.y > before.height * 1.75 || line.name.length === 0) break;
    if (line.name.length > 9 || line.percent.length > 0) break;
    end = line.at;
  }
  return end;
};

/** Whether there is a gap between two lines, or a page's end, so that the one is no part of the other's row. */
const isApart = (read: readonly TableLine[], { from, to }: { from: number; to: number }): boolean => {
  const between = read.filter(({ at }) => at >= from && at <= to);
  return between.some((line, index) => {
    const before = between[index - 1];
    return before !== undefined && line.page === before.page && line.y - before.y > before.height * 3;
  });
};
