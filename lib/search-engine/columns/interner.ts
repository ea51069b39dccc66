import { type Cells, createBytes, createNumbers, type Growable, type Numbers } from './growable.ts';

/**
 * Gives every distinct sequence of cells (the UTF-8 of a text, a list of codes) a small number, its code: 0, 1, 2 … in
 * order of first sight. All sequences stand in one array, one after another; an open hash table finds them again.
 */
export interface Interner<C extends Cells> {
  readonly cells: Growable<C>;
  /** Where each sequence ends in `cells`; it begins where the one before it ends. */
  readonly ends: Growable<Uint32Array<ArrayBuffer>>;
  /** Code + 1 of the sequence that hashes here, 0 where free. Its size is a power of two. */
  slots: Uint32Array<ArrayBuffer>;
}

/** Empty; it takes texts as UTF-8. */
export const createByteInterner = (): Interner<Uint8Array<ArrayBuffer>> => ({
  cells: createBytes(),
  ends: createNumbers(),
  slots: new Uint32Array(16),
});

/** Empty; it takes lists of codes. */
export const createNumberInterner = (): Interner<Uint32Array<ArrayBuffer>> => ({
  cells: createNumbers(),
  ends: createNumbers(),
  slots: new Uint32Array(16),
});

/** Where the sequence of a code begins in `cells`. */
export const startOf = ({ ends }: { readonly ends: Numbers }, code: number): number =>
  code === 0 ? 0 : ends.data[code - 1]!;

/** The code of the first `length` cells of `source`, or -1 when they were never interned. */
export const findCode = <C extends Cells>(interner: Interner<C>, source: C, length: number): number =>
  interner.slots[slotOf(interner, source, length)]! - 1;

/** The code of the first `length` cells of `source`, given to them now if they have none yet. */
export const intern = <C extends Cells>(interner: Interner<C>, source: C, length: number): number => {
  const slot = slotOf(interner, source, length);
  const known = interner.slots[slot]!;
  if (known > 0) return known - 1;
  const { cells, ends } = interner;
  const start = cells.length;
  cells.reserve(start + length);
  for (let at = 0; at < length; at++) cells.data[start + at] = source[at]!;
  cells.length = start + length;
  interner.slots[slot] = ends.push(cells.length) + 1;
  if (ends.length * 2 > interner.slots.length) rehash(interner);
  return ends.length - 1;
};

const slotOf = <C extends Cells>({ cells, ends, slots }: Interner<C>, source: C, length: number): number => {
  const { data } = cells;
  const last = slots.length - 1;
  for (let slot = hashOf(source, 0, length) & last; ; slot = (slot + 1) & last) {
    const code = slots[slot]! - 1;
    if (code < 0) return slot;
    const start = startOf({ ends }, code);
    if (ends.data[code]! - start !== length) continue;
    let at = 0;
    while (at < length && data[start + at] === source[at]) at++;
    if (at === length) return slot;
  }
};

const rehash = <C extends Cells>(interner: Interner<C>): void => {
  const { cells, ends } = interner;
  const slots = new Uint32Array(interner.slots.length * 2);
  for (let code = 0, start = 0; code < ends.length; code++) {
    const end = ends.data[code]!;
    let slot = hashOf(cells.data, start, end) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = code + 1;
    start = end;
  }
  interner.slots = slots;
};

/** FNV-1a, with a last mix because neighbouring numbers would otherwise fall into neighbouring slots. */
const hashOf = (source: Cells, start: number, end: number): number => {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ source[at]!, 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
};
