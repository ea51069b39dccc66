import type { Language } from '#contract/languages.ts';
import type { SortField } from '#contract/search/fields.ts';
import { defaultSort, type SearchQuery, type Sort } from '#contract/search/query.ts';
import { fitCount } from './fit.ts';
import type { IndexState, RowOrder } from './index-state.ts';
import { aliveRowsOf } from './index-state.ts';
import { type Marks, markOnly } from './marks.ts';
import { emptyRank } from './ranks.ts';
import { compareRows, type SortKey, sortKeysOf, sortValue } from './sort-keys.ts';

/** The rows in the order of several keys: a radix sort, whose time grows with the rows only. */
const sortRows = (rows: Uint32Array, keys: readonly SortKey[]): Uint32Array<ArrayBuffer> => {
  let from = { rows: Uint32Array.from(rows), values: new Uint32Array(rows.length) };
  let to = { rows: new Uint32Array(rows.length), values: new Uint32Array(rows.length) };
  for (const key of keys.toReversed()) {
    for (let at = 0; at < rows.length; at++) from.values[at] = sortValue(key, from.rows[at]!);
    for (let shift = 0; shift < 32; shift += digitBits) if (distribute(from, to, shift)) [from, to] = [to, from];
  }
  return from.rows;
};

interface Pass {
  readonly rows: Uint32Array<ArrayBuffer>;
  readonly values: Uint32Array<ArrayBuffer>;
}

/** Moves everything from one array to the other in the order of one digit; false when all have the same one. */
const distribute = (from: Pass, to: Pass, shift: number): boolean => {
  places.fill(0);
  const size = from.rows.length;
  for (let at = 0; at < size; at++) places[(from.values[at]! >>> shift) & digitMask]!++;
  if (size === 0 || places[(from.values[0]! >>> shift) & digitMask] === size) return false;
  for (let digit = 0, place = 0; digit <= digitMask; digit++) {
    const count = places[digit]!;
    places[digit] = place;
    place += count;
  }
  for (let at = 0; at < size; at++) {
    const place = places[(from.values[at]! >>> shift) & digitMask]!++;
    to.rows[place] = from.rows[at]!;
    to.values[place] = from.values[at]!;
  }
  return true;
};

const digitBits = 11;
const digitMask = (1 << digitBits) - 1;
const places = new Uint32Array(1 << digitBits);

type Order = Pick<SearchQuery, 'sort' | 'language' | 'start' | 'rows'> & {
  /** By row, how well it fits the keyword: the better first, when no order was chosen. */
  readonly fit?: Uint8Array | undefined;
};

/**
 * The rows of a page, in order. A small match is sorted; for a large one all rows are walked in their kept order, which
 * soon meets enough of them.
 */
export const sortPage = (index: IndexState, marks: Marks, match: Uint32Array, order: Order): Uint32Array => {
  if (order.fit && order.sort.length === 0) return sortByFit(index, marks, match, { ...order, fit: order.fit });
  const { start, rows, language } = order;
  const sort = shortest(order.sort);
  const end = Math.min(start + rows, match.length);
  if (end <= start) return new Uint32Array(0);
  const keys = sortKeysOf(index, sort, language);
  const walked = (end / match.length) * index.alive.length;
  if (sort.length > 1 || match.length < 512 || walked > match.length * sortingCost)
    return sortRows(match, keys).subarray(start, end);
  const kept = rowOrderOf(index, sort[0]!.field, language).rows;
  const isWhole = match === index.aliveRows && kept.length === match.length;
  if (isWhole && !keys[0]!.descending) return kept.subarray(start, end);
  markOnly(marks, match, index.alive.length);
  return walk(marks, kept, keys[0]!, start, end);
};

/** Those that fit best first, each fit in the order of names; only fits that the page shows are put in order. */
const sortByFit = (
  index: IndexState,
  marks: Marks,
  match: Uint32Array,
  { fit, ...order }: Order & { readonly fit: Uint8Array },
): Uint32Array => {
  const counts = new Uint32Array(fitCount);
  for (let at = 0; at < match.length; at++) counts[fit[match[at]!]!]!++;
  const page = new Uint32Array(Math.max(0, Math.min(order.rows, match.length - order.start)));
  let size = 0;
  for (let value = fitCount - 1, before = 0; value >= 0 && size < page.length; before += counts[value--]!) {
    const start = Math.max(0, order.start - before);
    if (counts[value]! <= start) continue;
    const rows = rowsOfFit(match, fit, value, counts[value]!);
    const sorted = sortPage(index, marks, rows, { ...order, start, rows: page.length - size });
    page.set(sorted, size);
    size += sorted.length;
  }
  return page;
};

const rowsOfFit = (match: Uint32Array, fit: Uint8Array, value: number, count: number): Uint32Array => {
  if (count === match.length) return match;
  const rows = new Uint32Array(count);
  let size = 0;
  for (let at = 0; at < match.length && size < count; at++) if (fit[match[at]!] === value) rows[size++] = match[at]!;
  return rows;
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

/** The rows in the order of a field, kept from one search to the next and brought up to date. */
const rowOrderOf = (index: IndexState, field: SortField, language: Language): RowOrder => {
  const name = `${field} ${language}`;
  const known = index.orders.get(name);
  if (known?.rowCount === index.alive.length) return known;
  const keys = sortKeysOf(index, [{ field, direction: 'asc' }], language);
  const added = index.alive.length - (known?.rowCount ?? 0);
  const rows =
    known && added * 8 < known.rows.length ? withNewRows(index, known, keys) : sortRows(aliveRowsOf(index), keys);
  const order = { rows, rowCount: index.alive.length };
  index.orders.set(name, order);
  return order;
};

/** Puts the few new rows between the others: a rank may have changed since, the order of old rows never does. */
const withNewRows = (index: IndexState, { rows, rowCount }: RowOrder, keys: readonly SortKey[]) => {
  const added = Uint32Array.from({ length: index.alive.length - rowCount }, (_, at) => rowCount + at);
  const merged = new Uint32Array(rows.length + added.length);
  let taken = 0;
  for (const [before, row] of sortRows(added, keys).entries()) {
    const place = placeOf(rows, row, keys, taken);
    merged.set(rows.subarray(taken, place), taken + before);
    merged[place + before] = row;
    taken = place;
  }
  merged.set(rows.subarray(taken), taken + added.length);
  return merged;
};

const placeOf = (rows: Uint32Array, row: number, keys: readonly SortKey[], from: number): number => {
  let low = from;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareRows(keys, rows[middle]!, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};
