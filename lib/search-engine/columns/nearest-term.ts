import {
  type Candidate,
  compareCandidates,
  compareNearness,
  editsOf,
  editsOfBeginning,
  keepsFirstLetter,
  type Nearness,
} from '../nearest.ts';
import type { IndexState } from './index-state.ts';
import { startOf } from './interner.ts';
import { mergeBeyond } from './postings.ts';
import { prefixRange } from './terms.ts';
import { decode } from './texts.ts';

/** Terms that are equally near, as positions in the sorted terms. */
interface TermRange extends Nearness {
  readonly from: number;
  readonly to: number;
}

/**
 * The word nearest to a typed one in some fields of rows that are seen; undefined when none is near enough. The sorted terms are
 * walked like a tree: one beginning is compared once for all terms that share it, and left when it is too far.
 */
export const nearestTerm = (
  index: IndexState,
  { typed, fields, isSeen }: { typed: string; fields: number; isSeen: (row: number) => boolean },
): Candidate | undefined => {
  mergeBeyond(index.postings, 0);
  const ranges = termRanges(index, typed).sort(compareNearness);
  let best: Candidate | undefined;
  for (const { from, to, edits, begun } of ranges) {
    if (best && compareNearness(best, { edits, begun }) < 0) break;
    for (let position = from; position < to; position++) {
      const term = index.postings.sorted[position]!;
      if (!isWord(index, term)) continue;
      const count = countOf(index, position, fields, isSeen);
      if (count === 0) continue;
      const candidate = { edits, begun, count, term: decode(index.postings.terms, term) };
      if (!best || compareCandidates(candidate, best) < 0) best = candidate;
    }
  }
  return best;
};

/** How often rows that are seen have a term, once for each field. */
const countOf = (index: IndexState, position: number, fields: number, isSeen: (row: number) => boolean): number => {
  const { starts, rows, masks } = index.postings;
  let count = 0;
  for (let at = starts[position]!; at < starts[position + 1]!; at++) {
    let bits = masks[at]! & fields;
    if (bits === 0 || !isSeen(rows[at]!)) continue;
    for (; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
};

/** Letters alone, three or more. */
const isWord = ({ postings }: IndexState, term: number): boolean => {
  const { cells, ends } = postings.terms;
  const start = startOf(postings.terms, term);
  const end = ends.data[term]!;
  if (end - start < 3 || end - start > 40) return false;
  for (let at = start; at < end; at++) if (!isLetter(cells.data[at]!)) return false;
  return true;
};

const isLetter = (byte: number): boolean => byte >= 97 && byte <= 122;

/** Everything near enough to a typed word, whole or by its beginning. */
const termRanges = ({ postings }: IndexState, typed: string): TermRange[] => {
  const { terms, sorted } = postings;
  const { data } = terms.cells;
  const letters = new TextEncoder().encode(typed);
  const size = letters.length;
  const most = editsOf(typed);
  const mostBegun = editsOfBeginning(typed);
  const found: TermRange[] = [];
  const rows: Uint8Array[] = [Uint8Array.from({ length: size + 1 }, (_, at) => at)];

  /** Compares what terms have in common with the typed word; false when nothing that begins so can be near. */
  const compare = (depth: number, letter: number, before: number): boolean => {
    const last = rows[depth - 1]!;
    rows[depth] ??= new Uint8Array(size + 1);
    const row = rows[depth];
    const earlier = rows[depth - 2];
    let least = depth;
    row[0] = depth;
    for (let at = 1; at <= size; at++) {
      let edits = last[at - 1]! + (letters[at - 1] === letter ? 0 : 1);
      if (last[at]! + 1 < edits) edits = last[at]! + 1;
      if (row[at - 1]! + 1 < edits) edits = row[at - 1]! + 1;
      if (earlier && at > 1 && letters[at - 2] === letter && letters[at - 1] === before && earlier[at - 2]! + 1 < edits)
        edits = earlier[at - 2]! + 1;
      row[at] = edits;
      if (edits < least) least = edits;
    }
    return least <= most;
  };

  /** Goes through terms that have their first `depth` bytes in common. */
  const visit = (from: number, to: number, depth: number, before: number): void => {
    for (let position = from; position < to; ) {
      const term = sorted[position]!;
      const at = startOf(terms, term) + depth;
      const end = terms.ends.data[term]!;
      if (at >= end) {
        position++;
        continue;
      }
      const letter = data[at]!;
      const next = pastLetter(position, to, depth, letter);
      if (isLetter(letter)) {
        const isNear = compare(depth + 1, letter, before);
        const edits = rows[depth + 1]![size]!;
        if (edits <= most) {
          if (at + 1 === end) found.push({ edits, begun: 0, from: position, to: position + 1 });
          if (edits <= mostBegun) found.push({ edits, begun: depth + 1, from: position, to: next });
        }
        if (isNear && depth < longest) visit(position, next, depth + 1, letter);
      }
      position = next;
    }
  };

  /** The first position after those whose byte at `depth` is a letter: doubling steps, then halving. */
  const pastLetter = (from: number, to: number, depth: number, letter: number): number => {
    const isPast = (position: number): boolean => {
      const term = sorted[position]!;
      return data[startOf(terms, term) + depth]! > letter;
    };
    let low = from;
    let step = 1;
    while (low + step < to && !isPast(low + step)) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, to);
    low++;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isPast(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  };

  const [first, last] = keepsFirstLetter(typed) ? [typed[0]!, typed[0]!] : ['a', 'z'];
  const [from] = prefixRange(terms, sorted, first);
  const [, to] = prefixRange(terms, sorted, last);
  visit(from, to, 0, 0);
  return found;
};

const longest = 60;
