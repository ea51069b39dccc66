import type { FacetName } from '#contract/search/facets.ts';
import type { RowTest } from './filters.ts';
import type { IndexState } from './index-state.ts';
import { type RowPool, takeRows } from './row-pool.ts';

/** Rows that are often only counted: they are gathered once somebody asks for them. */
export interface Missed {
  readonly count: number;
  readonly rows: () => Uint32Array;
}

/** The rows that pass every test, and those that fail only the one test of a facet. */
export interface Narrowed {
  readonly match: Uint32Array;
  /** To be counted for that facet's own list, beside the match. */
  readonly missedBy: Partial<Record<FacetName, Missed>>;
}

/** Rows among which all are that pass the test of a facet, and how the rest is found. */
export interface Head {
  readonly facet: FacetName;
  readonly rows: Uint32Array;
  readonly restOf: (passing: Uint32Array) => Uint32Array;
}

/**
 * Applies tests to rows one after the other: each has only those left to judge that failed no other, or one other. Where few rows
 * are known to have what a facet's test asks for, those alone are judged, and first.
 */
export const narrow = (
  index: IndexState,
  rows: Uint32Array,
  tests: readonly RowTest[],
  { pool, head }: { readonly pool: RowPool; readonly head?: Head | undefined },
): Narrowed => {
  const missedBy: Partial<Record<FacetName, Missed>> = {};
  let match = rows;
  const isHead = ({ ownFacet }: RowTest) => head !== undefined && ownFacet === head.facet;
  const order = (test: RowTest) => (isHead(test) ? 0 : test.ownFacet === undefined ? 1 : 2);
  for (const test of tests.toSorted((a, b) => order(a) - order(b))) {
    const column = index.columns[test.column].data;
    const looked = head && isHead(test) ? head.rows : match;
    const keep = (some: Uint32Array, wanted: Verdict, verdicts = verdictsOf(column, some, test)) =>
      pick(takeRows(pool, some.length), some, { column, verdicts, wanted });
    const verdicts = verdictsOf(column, looked, test);
    const passing = keep(looked, passed, verdicts);
    const before = match;
    const failing = looked === before ? () => keep(before, failed, verdicts) : () => head!.restOf(passing);
    match = passing;
    for (const name in missedBy) {
      const others = missedBy[name as FacetName]!.rows();
      const kept = keep(others, passed);
      missedBy[name as FacetName] = { count: kept.length, rows: () => kept };
    }
    if (test.ownFacet) missedBy[test.ownFacet] = later(before.length - passing.length, failing);
  }
  return { match, missedBy };
};

const later = (count: number, gather: () => Uint32Array): Missed => {
  let rows: Uint32Array | undefined;
  return {
    count,
    rows: () => {
      rows ??= gather();
      return rows;
    },
  };
};

/** The rows that pass one test. */
export const keepPassing = (index: IndexState, rows: Uint32Array, test: RowTest): Uint32Array => {
  const column = index.columns[test.column].data;
  return pick(new Uint32Array(rows.length), rows, { column, verdicts: verdictsOf(column, rows, test), wanted: passed });
};

const failed = 0;
const passed = 1;
type Verdict = typeof failed | typeof passed;

interface Judged {
  readonly column: Uint32Array;
  /** By code: `passed`, `failed`, either with `judged`; anything where no row has the code. */
  readonly verdicts: Uint8Array;
  readonly wanted: Verdict;
}

const judged = 2;

/**
 * Fills an array with the rows of a verdict. Each row is written and the place moves on or not, in whole numbers: far quicker than
 * a branch that nobody can foresee.
 */
const pick = (picked: Uint32Array, rows: Uint32Array, { column, verdicts, wanted }: Judged): Uint32Array => {
  const other = wanted ^ passed;
  let size = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    picked[size] = row;
    size = (size + ((verdicts[column[row]!]! & passed) ^ other)) | 0;
  }
  return picked.subarray(0, size);
};

/** Few rows see few of a column's codes: then these alone are judged. */
const verdictsOf = (column: Uint32Array, rows: Uint32Array, { codeCount, passes }: RowTest): Uint8Array => {
  const verdicts = new Uint8Array(codeCount);
  if (codeCount <= rows.length) {
    for (let code = 0; code < codeCount; code++) verdicts[code] = passes(code) ? passed : failed;
    return verdicts;
  }
  for (let at = 0; at < rows.length; at++) {
    const code = column[rows[at]!]!;
    if (verdicts[code] === 0) verdicts[code] = judged | (passes(code) ? passed : failed);
  }
  return verdicts;
};
