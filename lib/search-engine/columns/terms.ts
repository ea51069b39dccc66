import { startOf } from './interner.ts';
import { encode, encoded, type Texts } from './texts.ts';

/**
 * Marks a code (a product ID or CAS number without punctuation) among the terms; no token can begin with it. Tokens and
 * codes share one sorted dictionary and one set of postings.
 */
export const codeMark = '\u0001';
/** Marks a UN number, which is found whole only. */
export const unMark = '\u0002';

/** Positions `[from, to)` in `sorted`, term codes in the order of their bytes, of the terms that begin with a text. */
export const prefixRange = (terms: Texts, sorted: Uint32Array, prefix: string): [from: number, to: number] => {
  const length = encode(prefix);
  const bytes = encoded();
  const from = firstWhere(sorted, (term) => compareStart(terms, term, bytes, length) >= 0);
  const to = firstWhere(sorted, (term) => compareStart(terms, term, bytes, length) > 0);
  return [from, to];
};

/** Position of a term in `sorted`, or -1 when it stands only in newer terms. */
export const positionOf = (terms: Texts, sorted: Uint32Array, term: number): number => {
  const position = firstWhere(sorted, (other) => compareTerms(terms, other, term) >= 0);
  return sorted[position] === term ? position : -1;
};

/** Whether a term begins with the first `length` bytes. */
export const beginsWith = (terms: Texts, term: number, bytes: Uint8Array, length: number): boolean =>
  compareStart(terms, term, bytes, length) === 0;

/** Order of two terms by their bytes. */
export const compareTerms = (terms: Texts, a: number, b: number): number => {
  const { data } = terms.cells;
  const endA = terms.ends.data[a]!;
  const endB = terms.ends.data[b]!;
  let atA = startOf(terms, a);
  let atB = startOf(terms, b);
  while (atA < endA && atB < endB) {
    const difference = data[atA++]! - data[atB++]!;
    if (difference !== 0) return difference;
  }
  return endA - atA - (endB - atB);
};

/** Zero when the term begins with the bytes, else the order of the two. */
const compareStart = (terms: Texts, term: number, bytes: Uint8Array, length: number): number => {
  const { data } = terms.cells;
  const start = startOf(terms, term);
  const end = terms.ends.data[term]!;
  for (let at = 0; at < length; at++) {
    if (start + at >= end) return -1;
    const difference = data[start + at]! - bytes[at]!;
    if (difference !== 0) return difference;
  }
  return 0;
};

const firstWhere = (sorted: Uint32Array, isFrom: (term: number) => boolean): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isFrom(sorted[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
};
