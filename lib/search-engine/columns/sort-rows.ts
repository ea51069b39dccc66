import { type SortKey, sortValue } from './sort-keys.ts';

/** The rows in the order of several keys: a radix sort, whose time grows with the rows only. */
export const sortRows = (rows: Uint32Array, keys: readonly SortKey[]): Uint32Array<ArrayBuffer> => {
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
