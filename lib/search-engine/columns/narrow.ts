import type { FacetName } from '#contract/search/facets.ts';
import type { RowTest } from './filters.ts';
import type { IndexState } from './index-state.ts';

/** The rows that pass every test, and those that fail only the one test of a facet. */
export interface Narrowed {
  readonly match: Uint32Array;
  /** To be counted for that facet's own list, beside the match. */
  readonly missedBy: Partial<Record<FacetName, Uint32Array>>;
}

/** Applies tests to rows one column after the other. */
export const narrow = (index: IndexState, rows: Uint32Array, tests: readonly RowTest[]): Narrowed => {
  const hard = tests.filter(({ ownFacet }) => ownFacet === undefined);
  const soft = tests.filter(({ ownFacet }) => ownFacet !== undefined);
  const left = hard.reduce((kept, test) => keepPassing(index, kept, test), rows);
  if (soft.length === 0) return { match: left, missedBy: {} };
  const misses = missesOf(index, left, soft);
  return {
    match: withMiss(left, misses, 0),
    missedBy: Object.fromEntries(soft.map(({ ownFacet }, at) => [ownFacet, withMiss(left, misses, 1 << at)])),
  };
};

/** The rows that pass one test. */
export const keepPassing = (index: IndexState, rows: Uint32Array, test: RowTest): Uint32Array => {
  const column = index.columns[test.column].data;
  const verdicts = new Uint8Array(test.codeCount);
  const kept = new Uint32Array(rows.length);
  let size = 0;
  for (let at = 0; at < rows.length; at++) {
    const code = column[rows[at]!]!;
    if ((verdicts[code] || judge(verdicts, code, test)) === passed) kept[size++] = rows[at]!;
  }
  return kept.subarray(0, size);
};

/** By position in `rows`: one bit for each test that the row fails. */
const missesOf = (index: IndexState, rows: Uint32Array, tests: readonly RowTest[]): Uint16Array => {
  const misses = new Uint16Array(rows.length);
  for (const [number, test] of tests.entries()) {
    const column = index.columns[test.column].data;
    const verdicts = new Uint8Array(test.codeCount);
    for (let at = 0; at < rows.length; at++) {
      const code = column[rows[at]!]!;
      if ((verdicts[code] || judge(verdicts, code, test)) === failed) misses[at]! |= 1 << number;
    }
  }
  return misses;
};

const withMiss = (rows: Uint32Array, misses: Uint16Array, wanted: number): Uint32Array => {
  const kept = new Uint32Array(rows.length);
  let size = 0;
  for (let at = 0; at < rows.length; at++) if (misses[at] === wanted) kept[size++] = rows[at]!;
  return kept.subarray(0, size);
};

/** Each code is judged once, when a row first shows it: few rows see few of a column's codes. */
const judge = (verdicts: Uint8Array, code: number, { passes }: RowTest): number => {
  const verdict = passes(code) ? passed : failed;
  verdicts[code] = verdict;
  return verdict;
};

const passed = 1;
const failed = 2;
