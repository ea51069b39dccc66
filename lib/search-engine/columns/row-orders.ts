import type { Language } from '#contract/languages.ts';
import type { SortField } from '#contract/search/fields.ts';
import { aliveRowsOf, type IndexState, type RowOrder } from './index-state.ts';
import { compareRows, type SortKey, sortKeysOf } from './sort-keys.ts';
import { sortRows } from './sort-rows.ts';

/** The rows in the order of a field, kept from one search to the next and brought up to date. */
export const rowOrderOf = (index: IndexState, field: SortField, language: Language): RowOrder => {
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
