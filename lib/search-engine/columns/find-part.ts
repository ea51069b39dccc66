import { createNumbers, type Numbers } from './growable.ts';
import type { IndexState } from './index-state.ts';
import { clearMarks, type Marks } from './marks.ts';
import { termsWithStemOf } from './stems.ts';
import { beginsWith, codeMark, positionOf, prefixRange } from './terms.ts';
import { encode, encoded } from './texts.ts';
import { frenchBit } from './write-terms.ts';

/** Rows with a token that begins with a part, or has its stem in the sheet's language, in one of the fields. */
export const rowsOfPart = (index: IndexState, marks: Marks, part: string, fields: number): Uint32Array => {
  const found = startFinding(index, marks, fields);
  takePrefix(index, found, part);
  takeStems(index, { ...found, language: 0 }, 'en', part);
  takeStems(index, { ...found, language: frenchBit }, 'fr', part);
  return found.rows.view();
};

/** Rows with a product ID or CAS number that begins with a code, both without punctuation, in one of the fields. */
export const rowsOfCode = (index: IndexState, marks: Marks, code: string, fields: number): Uint32Array => {
  const found = startFinding(index, marks, fields);
  takePrefix(index, found, codeMark + code);
  return found.rows.view();
};

interface Finding {
  readonly marks: Marks;
  readonly fields: number;
  /** The language bit a posting must have; undefined for either. */
  readonly language?: number;
  readonly rows: Numbers;
}

const startFinding = (index: IndexState, marks: Marks, fields: number): Finding => {
  clearMarks(marks, index.alive.length);
  return { marks, fields, rows: createNumbers(256) };
};

const takePrefix = (index: IndexState, found: Finding, prefix: string): void => {
  const { terms, sorted, starts, rows, masks, recent } = index.postings;
  const [from, to] = prefixRange(terms, sorted, prefix);
  take(found, rows, masks, starts[from]!, starts[to]!);
  const length = encode(prefix);
  for (let at = 0; at < recent.terms.length; at++) {
    const term = recent.terms.data[at]!;
    if (beginsWith(terms, term, encoded(), length)) takeRecent(index, found, term);
  }
};

const takeStems = (index: IndexState, found: Finding, language: 'en' | 'fr', part: string): void => {
  const { terms, sorted, starts, rows, masks } = index.postings;
  for (const term of termsWithStemOf(index.stems[language], terms, language, part)) {
    const position = positionOf(terms, sorted, term);
    if (position >= 0) take(found, rows, masks, starts[position]!, starts[position + 1]!);
    takeRecent(index, found, term);
  }
};

const takeRecent = (index: IndexState, found: Finding, term: number): void => {
  const { newest, rows, masks, earlier } = index.postings.recent;
  for (let entry = newest.data[term] ?? 0; entry > 0; entry = earlier.data[entry - 1]!)
    take(found, rows.data, masks.data, entry - 1, entry);
};

const take = (found: Finding, rows: Uint32Array, masks: Uint8Array, from: number, to: number): void => {
  const { marks, fields, language } = found;
  const { stamps, round } = marks;
  const languageMask = language === undefined ? 0 : frenchBit;
  for (let at = from; at < to; at++) {
    const mask = masks[at]!;
    const row = rows[at]!;
    if ((mask & fields) === 0 || (mask & languageMask) !== (language ?? 0) || stamps[row] === round) continue;
    stamps[row] = round;
    found.rows.push(row);
  }
};
