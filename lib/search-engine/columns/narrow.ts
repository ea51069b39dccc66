import type { FacetName } from '#contract/search/facets.ts';
import type { RowTest } from './filters.ts';
import type { IndexState } from './index-state.ts';

/** The rows that pass every test, and those that fail only the one test of a facet. */
export interface Narrowed {
  readonly match: Uint32Array;
  /** To be counted for that facet's own list, beside the match. */
  readonly missedBy: Partial<Record<FacetName, Uint32Array>>;
}

/** Applies tests to rows one after the other: each has only those left to judge that failed no other, or one other. */
export const narrow = (index: IndexState, rows: Uint32Array, tests: readonly RowTest[]): Narrowed => {
  let match = rows;
  const missedBy: Partial<Record<FacetName, Uint32Array>> = {};
  for (const test of tests.toSorted((a, b) => Number(a.ownFacet !== undefined) - Number(b.ownFacet !== undefined))) {
    const { passing, failing } = divide(index, match, test);
    match = passing;
    for (const name in missedBy) missedBy[name as FacetName] = keepPassing(index, missedBy[name as FacetName]!, test);
    if (test.ownFacet) missedBy[test.ownFacet] = failing;
  }
  return { match, missedBy };
};

/** The rows that pass one test. */
export const keepPassing = (index: IndexState, rows: Uint32Array, test: RowTest): Uint32Array =>
  divide(index, rows, test).passing;

/**
 * The rows that pass one test, in their order, and those that fail it, in the opposite one: from both ends of one array. Each row
 * is written at both places and one of them moves on, which is quicker than a branch that nobody can foresee.
 */
const divide = (index: IndexState, rows: Uint32Array, test: RowTest) => {
  const column = index.columns[test.column].data;
  const verdicts = new Uint8Array(test.codeCount);
  const divided = new Uint32Array(rows.length);
  let front = 0;
  let back = rows.length - 1;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const code = column[row]!;
    const isPassing = (verdicts[code] || judge(verdicts, code, test)) & passed;
    divided[front] = row;
    divided[back] = row;
    front += isPassing;
    back -= 1 - isPassing;
  }
  return { passing: divided.subarray(0, front), failing: divided.subarray(front) };
};

/** Each code is judged once, when a row first shows it: few rows see few of a column's codes. */
const judge = (verdicts: Uint8Array, code: number, { passes }: RowTest): number => {
  const verdict = passes(code) ? passed : failed;
  verdicts[code] = verdict;
  return verdict;
};

const passed = 1;
const failed = 2;
