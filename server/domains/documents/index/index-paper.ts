import type { IndexColumn } from './index-columns.ts';

/** The page of an index and where its columns stand, in points. */
export interface IndexPaper {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly columns: readonly (IndexColumn & { readonly x: number; readonly innerWidth: number })[];
}

const margin = { side: 36, top: 34, bottom: 44 } as const;

/** Space beside a text in its column. */
const gap = 8;

/** Letter, as Canada prints; on its side when the columns need that. */
export const indexPaper = (columns: readonly IndexColumn[]): IndexPaper => {
  const needed = columns.reduce((sum, { width }) => sum + width, 0);
  const [width, height] = needed > 612 - 2 * margin.side ? [792, 612] : [612, 792];
  const scale = (width - 2 * margin.side) / needed;
  let x: number = margin.side;
  return {
    width,
    height,
    left: margin.side,
    right: width - margin.side,
    top: margin.top,
    bottom: height - margin.bottom,
    columns: columns.map((column) => {
      const placed = { ...column, x, innerWidth: column.width * scale - gap };
      x += column.width * scale;
      return placed;
    }),
  };
};
