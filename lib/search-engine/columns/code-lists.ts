import { createNumbers, type Numbers } from './growable.ts';
import { createNumberInterner, type Interner, intern } from './interner.ts';

/**
 * Distinct lists of codes. A property with several values is a column of list codes: thousands of sheets share a set of
 * locations or pictograms, so that counting goes list by list rather than value by value.
 */
export interface CodeLists extends Interner<Uint32Array<ArrayBuffer>> {
  /** The lists that hold a code more than once, hardly ever any: counting has to look out for them. */
  readonly repeating: Numbers;
}

/** Holds no list yet; the first one gets code 0. */
export const createCodeLists = (): CodeLists => ({ ...createNumberInterner(), repeating: createNumbers() });

/** The code of a list; a new list gets a code now. */
export const listCodeOf = (lists: CodeLists, codes: readonly number[]): number => {
  if (codes.length > scratch.length) scratch = new Uint32Array(codes.length * 2);
  scratch.set(codes);
  const known = lists.ends.length;
  const list = intern(lists, scratch, codes.length);
  if (list === known && new Set(codes).size < codes.length) lists.repeating.push(list);
  return list;
};

let scratch = new Uint32Array(256);
