import type { TableLine } from './row.ts';

interface Anchor {
  readonly at: number;
}

/** Which row each line belongs to, by the index of the row's anchor, where numbers stand in the middle of names of several lines. */
export const rowsAround = (read: readonly TableLine[], anchors: readonly Anchor[]): Map<number, number> => {
  const lines = new Map(read.map((line) => [line.at, line]));
  const rows = new Map<number, number>();
  for (const block of blocksOf(read)) {
    const within = anchors.flatMap(({ at }, index) => (block.some((line) => line.at === at) ? [index] : []));
    for (const line of block) {
      rows.set(
        line.at,
        within.length === 1
          ? within[0]!
          : nearest(
              anchors.map(({ at }) => lines.get(at)!),
              line,
            ),
      );
    }
  }
  return rows;
};

/** Lines without a wider gap between them than between the lines of one cell. */
const blocksOf = (read: readonly TableLine[]): TableLine[][] => {
  const gaps = read.map((line, index) => gapOver(line, read[index - 1]));
  const least = gaps.reduce((smallest, gap) => Math.min(smallest, gap), Number.POSITIVE_INFINITY);
  const blocks: TableLine[][] = [];
  for (const [index, line] of read.entries()) {
    if (blocks.length > 0 && gaps[index]! < least * 1.3) blocks.at(-1)!.push(line);
    else blocks.push([line]);
  }
  return blocks;
};

const gapOver = (line: TableLine, before: TableLine | undefined) =>
  before?.page === line.page ? Math.max(line.y - before.y, line.height * 0.8) : Number.POSITIVE_INFINITY;

const nearest = (anchors: readonly TableLine[], line: TableLine): number => {
  const away = (anchor: TableLine) =>
    anchor.page === line.page ? Math.abs(anchor.y - line.y) : Number.POSITIVE_INFINITY;
  const best = anchors.map(away).reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  return best < line.height * 6 ? anchors.findIndex((anchor) => away(anchor) === best) : -1;
};
