import { defaultSort, type SearchQuery, type Sort } from '#contract/search/query.ts';
import type { IndexState } from './index-state.ts';
import { type Marks, markOnly } from './marks.ts';
import { emptyRank } from './ranks.ts';
import { rowOrderOf } from './row-orders.ts';
import { type SortKey, sortKeysOf, sortValue } from './sort-keys.ts';
import { sortRows } from './sort-rows.ts';

type Order = Pick<SearchQuery, 'sort' | 'language' | 'start' | 'rows'>;

/**
 * The rows of a page, in order. A small match is sorted; for a large one all rows are walked in their kept order, which
 * soon meets enough of them.
 */
export const sortPage = (index: IndexState, marks: Marks, match: Uint32Array, order: Order): Uint32Array => {
  const { start, rows, language } = order;
  const sort = shortest(order.sort);
  const end = Math.min(start + rows, match.length);
  if (end <= start) return new Uint32Array(0);
  const keys = sortKeysOf(index, sort, language);
  const walked = (end / match.length) * index.alive.length;
  if (sort.length > 1 || match.length < 512 || walked > match.length * sortingCost)
    return sortRows(match, keys).subarray(start, end);
  markOnly(marks, match, index.alive.length);
  const kept = rowOrderOf(index, sort[0]!.field, language).rows;
  return walk(marks, kept, keys[0]!, start, end);
};

/** The query's order, but for a product name at its end: there it stands of itself. */
const shortest = (sort: readonly Sort[]): readonly Sort[] => {
  const last = sort.at(-1);
  if (!last) return [defaultSort];
  const isImplied = last.field === defaultSort.field && last.direction === defaultSort.direction;
  return sort.length > 1 && isImplied ? sort.slice(0, -1) : sort;
};

/** Sorting one row takes about as long as walking over this many. */
const sortingCost = 6;

/** The matching rows numbered `start` … `end` along an order that rises; a falling one is walked group by group. */
const walk = ({ stamps, round }: Marks, rows: Uint32Array, key: SortKey, start: number, end: number): Uint32Array => {
  const page = new Uint32Array(end - start);
  let met = 0;
  for (const [from, to] of key.descending ? groupsFromLast(rows, key) : [[0, rows.length] as const]) {
    for (let at = from; at < to && met < end; at++) {
      if (stamps[rows[at]!] !== round) continue;
      if (met >= start) page[met - start] = rows[at]!;
      met++;
    }
    if (met === end) break;
  }
  return page;
};

/** Stretches of rows with the same value, the last value first but for the empty one: ties keep their rising order. */
function* groupsFromLast(rows: Uint32Array, key: SortKey): Generator<readonly [from: number, to: number]> {
  let to = rows.length;
  while (to > 0 && sortValue(key, rows[to - 1]!) === emptyRank) to--;
  const filled = to;
  while (to > 0) {
    const value = sortValue(key, rows[to - 1]!);
    let from = to - 1;
    while (from > 0 && sortValue(key, rows[from - 1]!) === value) from--;
    yield [from, to];
    to = from;
  }
  yield [filled, rows.length];
}
