import { joinWords, type Line, rightOf, type Word } from '../text/layout.ts';

/** So many lines of a left column in a row, each so long, are text and no labels; of a short section, most of its lines. */
const fewestRows = 3;
const most = 0.6;
const fewestWords = 4;
const fullPart = 0.72;

/** Columns start within so many points of one another. */
const near = 12;

/**
 * Whether text stands beside text, as in a leaflet: lines of a left column, each nearly as wide as the column, one after the other
 * with lines of a right one beside them. Labels beside their texts are short, or followed by a colon.
 */
export const hasColumns = (lines: readonly Line[]): boolean => {
  const rows = lines.map(rowOf);
  const left = Math.min(...rows.flatMap((row) => row?.left ?? []));
  let run = 0;
  let wide = 0;
  let last: Row | undefined;
  for (const row of rows) {
    const isWide = row !== undefined && row.right - left >= fullPart * (row.start - left);
    const goesOn = isWide && last !== undefined && Math.abs(row.start - last.start) <= near && follows(row, last);
    run = isWide ? (goesOn ? run + 1 : 1) : 0;
    if (isWide) wide++;
    last = isWide ? row : undefined;
    if (run >= fewestRows) return true;
  }
  return wide > 1 && wide >= most * lines.length;
};

interface Row {
  readonly line: Line;
  readonly left: number;
  /** Where the left column ends, and where the right one starts. */
  readonly right: number;
  readonly start: number;
}

/** A line parted once, with words enough on both sides. */
const rowOf = (line: Line): Row | undefined => {
  const cells = line.cells.map(({ words }) => words);
  const at = cells.findIndex((_, index) => index > 0 && isText(cells.slice(0, index).flat()));
  const [before, after] = [cells.slice(0, at).flat(), cells.slice(at).flat()];
  if (at < 0 || after.length < 2 || /^:/.test(after[0]!.text) || /:$/.test(joinWords(before))) return undefined;
  const [first, last, start] = [before[0]!, before.at(-1)!, after[0]!];
  // Bold beside plain is a label, however long.
  if (last.font !== undefined && start.font !== undefined && last.font !== start.font) return undefined;
  return { line, left: first.x, right: rightOf(last), start: start.x };
};

const isText = (words: readonly Word[]): boolean =>
  words.filter(({ text }) => /\p{L}/u.test(text)).length >= fewestWords;

const follows = ({ line }: Row, { line: last }: Row): boolean =>
  line.frame === last.frame && line.y - last.y < 1.8 * Math.max(line.height, last.height);
