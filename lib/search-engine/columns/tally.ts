import type { CodeLists } from './code-lists.ts';
import { startOf } from './interner.ts';

/** Counts by code, with the codes that have one. It is emptied by its codes, so that a small count stays cheap. */
export interface Tally {
  counts: Uint32Array<ArrayBuffer>;
  codes: Uint32Array<ArrayBuffer>;
  size: number;
}

/** It has no room yet: `clearTally` makes it before the first use. */
export const createTally = (): Tally => ({ counts: new Uint32Array(0), codes: new Uint32Array(0), size: 0 });

/** Empties a tally, with room for codes below `codeCount`. */
export const clearTally = (tally: Tally, codeCount: number): void => {
  if (tally.size * 8 > tally.counts.length) tally.counts.fill(0);
  else for (let at = 0; at < tally.size; at++) tally.counts[tally.codes[at]!] = 0;
  tally.size = 0;
  if (tally.counts.length >= codeCount) return;
  tally.counts = new Uint32Array(Math.ceil(codeCount * 1.25));
  tally.codes = new Uint32Array(tally.counts.length);
};

/** Counts the codes that rows have in a column. */
export const countRows = (tally: Tally, column: Uint32Array, rows: Uint32Array): void => {
  const { counts, codes } = tally;
  let size = tally.size;
  for (let at = 0; at < rows.length; at++) {
    const code = column[rows[at]!]!;
    if (counts[code]!++ === 0) codes[size++] = code;
  }
  tally.size = size;
};

/** Adds the counts of lists to those of their members `from` … `to`; a value that a list has twice counts once. */
export const countMembers = (
  tally: Tally,
  lists: CodeLists,
  listTally: Tally,
  { from, to }: { readonly from: number; readonly to: number },
): void => {
  const { counts, codes } = tally;
  const members = lists.cells.data;
  const ends = lists.ends.data;
  const repeating = new Set(lists.repeating.view());
  const hasRepeating = repeating.size > 0;
  let size = tally.size;
  for (let at = 0; at < listTally.size; at++) {
    const list = listTally.codes[at]!;
    const count = listTally.counts[list]!;
    const first = startOf(lists, list) + from;
    const last = Math.min(first - from + to, ends[list]!);
    for (let member = first; member < last; member++) {
      const code = members[member]!;
      if (hasRepeating && repeating.has(list) && members.subarray(first, member).includes(code)) continue;
      if (counts[code] === 0) codes[size++] = code;
      counts[code]! += count;
    }
  }
  tally.size = size;
};

/** Fills an emptied tally with the counts of `whole` minus those of `part`, which counts some of the same rows. */
export const countRest = (tally: Tally, whole: Tally, part: Tally): void => {
  const { counts, codes } = tally;
  let size = 0;
  for (let at = 0; at < whole.size; at++) {
    const code = whole.codes[at]!;
    const count = whole.counts[code]! - part.counts[code]!;
    counts[code] = count;
    codes[size] = code;
    size += count > 0 ? 1 : 0;
  }
  tally.size = size;
};
