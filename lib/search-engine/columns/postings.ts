import { createHalves, createNumbers, type Halves, type Numbers } from './growable.ts';
import { createByteInterner } from './interner.ts';
import { compareTerms, positionOf } from './terms.ts';
import { findText, type Texts } from './texts.ts';

/**
 * Which rows hold which term, and in which fields. Most postings lie in the order of their terms' bytes, so that all
 * terms with one prefix are one stretch; those of newer rows wait in a linked list a term until they are merged in.
 */
export interface Postings {
  readonly terms: Texts;
  /** Term codes in byte order; postings of the one at `position` are `starts[position]` … `starts[position + 1]`. */
  sorted: Uint32Array<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
  rows: Uint32Array<ArrayBuffer>;
  /** Bits of the fields, and of the sheet's language. */
  masks: Uint16Array<ArrayBuffer>;
  readonly recent: RecentPostings;
}

interface RecentPostings {
  /** By term code: its newest entry + 1, 0 where it has none. */
  readonly newest: Numbers;
  readonly terms: Numbers;
  readonly rows: Numbers;
  readonly masks: Halves;
  /** By entry: the position + 1 of the same term's entry before it; 0 for its first. */
  readonly earlier: Numbers;
}

/** Holds no terms and no rows. */
export const createPostings = (): Postings => ({
  terms: createByteInterner(),
  sorted: new Uint32Array(0),
  starts: new Uint32Array(1),
  rows: new Uint32Array(0),
  masks: new Uint16Array(0),
  recent: {
    newest: createNumbers(),
    terms: createNumbers(),
    rows: createNumbers(),
    masks: createHalves(),
    earlier: createNumbers(),
  },
});

/** Notes that a row holds a term; rows come in rising order. */
export const addPosting = ({ recent }: Postings, term: number, row: number, mask: number): void => {
  while (recent.newest.length <= term) recent.newest.push(0);
  const newest = recent.newest.data[term]!;
  if (newest > 0 && recent.rows.data[newest - 1] === row) {
    recent.masks.data[newest - 1]! |= mask;
    return;
  }
  if (newest === 0) recent.terms.push(term);
  recent.earlier.push(newest);
  recent.masks.push(mask);
  recent.newest.data[term] = recent.rows.push(row) + 1;
};

/** How many postings a term has among those that are merged. */
export const postingCount = ({ terms, sorted, starts }: Postings, text: string): number => {
  const term = findText(terms, text);
  const position = term < 0 ? -1 : positionOf(terms, sorted, term);
  return position < 0 ? 0 : starts[position + 1]! - starts[position]!;
};

/** Merges the recent postings once they are more than `limit`. */
export const mergeBeyond = (postings: Postings, limit: number): void => {
  if (postings.recent.rows.length > limit) merge(postings);
};

const merge = (postings: Postings): void => {
  const { recent, terms } = postings;
  const recentTerms = recent.terms
    .view()
    .slice()
    .sort((a, b) => compareTerms(terms, a, b));
  const sorted = new Uint32Array(postings.sorted.length + recentTerms.length);
  const starts = new Uint32Array(sorted.length + 1);
  const rows = new Uint32Array(postings.rows.length + recent.rows.length);
  const masks = new Uint16Array(rows.length);
  let size = 0;
  let end = 0;
  let next = 0;
  const takeRecent = (term: number): void => {
    for (let entry = recent.newest.data[term]!; entry > 0; entry = recent.earlier.data[entry - 1]!) end++;
    let at = end;
    for (let entry = recent.newest.data[term]!; entry > 0; entry = recent.earlier.data[entry - 1]!) {
      rows[--at] = recent.rows.data[entry - 1]!;
      masks[at] = recent.masks.data[entry - 1]!;
    }
    recent.newest.data[term] = 0;
  };
  const close = (term: number): void => {
    sorted[size++] = term;
    starts[size] = end;
  };
  for (let position = 0; position < postings.sorted.length; position++) {
    const term = postings.sorted[position]!;
    while (next < recentTerms.length && compareTerms(terms, recentTerms[next]!, term) < 0) {
      takeRecent(recentTerms[next]!);
      close(recentTerms[next++]!);
    }
    for (let at = postings.starts[position]!; at < postings.starts[position + 1]!; at++) {
      rows[end] = postings.rows[at]!;
      masks[end++] = postings.masks[at]!;
    }
    if (next < recentTerms.length && recentTerms[next] === term) takeRecent(recentTerms[next++]!);
    close(term);
  }
  for (; next < recentTerms.length; next++) {
    takeRecent(recentTerms[next]!);
    close(recentTerms[next]!);
  }
  postings.sorted = sorted.slice(0, size);
  postings.starts = starts.slice(0, size + 1);
  postings.rows = rows;
  postings.masks = masks;
  recent.terms.length = recent.rows.length = recent.masks.length = recent.earlier.length = 0;
};

/** Merges everything and gives the rows new numbers; postings of rows that get none (`gone`) disappear. */
export const renumberPostings = (postings: Postings, newRows: Uint32Array, gone: number): void => {
  mergeBeyond(postings, 0);
  const { starts, rows, masks } = postings;
  let end = 0;
  for (let position = 0, at = 0; position < postings.sorted.length; position++) {
    for (const last = starts[position + 1]!; at < last; at++) {
      const row = newRows[rows[at]!]!;
      if (row === gone) continue;
      rows[end] = row;
      masks[end++] = masks[at]!;
    }
    starts[position + 1] = end;
  }
  postings.rows = rows.slice(0, end);
  postings.masks = masks.slice(0, end);
};
