import type { AdvancedRow, AdvancedSearch, Keyword, SearchQuery } from '#contract/search/query.ts';
import { analysis, fieldsOf, type Word, wordsOf } from '../analyzer.ts';
import type { Numbers } from './growable.ts';
import { createNumbers } from './growable.ts';
import { aliveRowsOf, type IndexState } from './index-state.ts';
import { clearMarks, type Marks, markOnly, pickMarked } from './marks.ts';
import { termsWithStemOf } from './stems.ts';
import { beginsWith, codeMark, positionOf, prefixRange } from './terms.ts';
import { encode, encoded } from './texts.ts';
import { bitOf, frenchBit } from './write-terms.ts';

/** What looking for rows needs besides the query. */
export interface Finder {
  readonly index: IndexState;
  readonly marks: Marks;
  /** Whether CAS numbers may be looked in. */
  readonly cas: boolean;
}

/** The rows that stand and match the query's keyword and advanced rows, each once, in no particular order. */
export const findRows = (finder: Finder, { keyword, advanced }: SearchQuery): Uint32Array => {
  const everything = aliveRowsOf(finder.index);
  const byKeyword = keyword ? rowsOfKeyword(finder, keyword) : everything;
  const byRows = advanced?.rows.length ? rowsOfAdvanced(finder, advanced) : everything;
  const rows = byKeyword === everything ? byRows : byRows === everything ? byKeyword : both(finder, byKeyword, byRows);
  return rows === everything ? rows : standing(finder, rows);
};

/** Bits of the fields a keyword looks in, by what they hold. */
interface Fields {
  readonly text: number;
  readonly codes: number;
}

const rowsOfKeyword = (finder: Finder, { heading, words }: Keyword): Uint32Array => {
  const fields = fieldsOf(heading, finder.cas);
  const text = maskOf(fields.filter((field) => !analysis.fields[field].codes));
  const codes = maskOf(fields.filter((field) => analysis.fields[field].codes));
  return rowsOfAll(finder, wordsOf(words), (word) => rowsOfWord(finder, word, { text, codes }));
};

const rowsOfWord = (finder: Finder, { code, parts }: Word, { text, codes }: Fields): Uint32Array => {
  const { index, marks } = finder;
  const fields = parts.length === 1 ? text | codes : text;
  const byParts = fields === 0 ? none : rowsOfAll(finder, parts, (part) => rowsOfPart(index, marks, part, fields));
  return codes === 0 ? byParts : either(finder, byParts, rowsOfCode(index, marks, code, codes));
};

/** The rows that every item finds, until none is left; none for no items. */
const rowsOfAll = <Item>(finder: Finder, items: readonly Item[], find: (item: Item) => Uint32Array): Uint32Array => {
  const [first, ...others] = items;
  if (first === undefined) return none;
  return others.reduce((rows, item) => (rows.length === 0 ? rows : both(finder, rows, find(item))), find(first));
};

const rowsOfAdvanced = (finder: Finder, { match, rows }: AdvancedSearch): Uint32Array =>
  rows.map((row) => rowsOfRow(finder, row)).reduce((a, b) => (match === 'AND' ? both : either)(finder, a, b));

/** A row on a field that may not be looked in matches nothing, whichever way it is put. */
const rowsOfRow = (finder: Finder, row: AdvancedRow): Uint32Array => {
  const matching = rowsOfKeyword(finder, row);
  if (row.operator === 'contains' || fieldsOf(row.heading, finder.cas).length === 0) return matching;
  markOnly(finder.marks, matching, finder.index.alive.length);
  return pickMarked(finder.marks, aliveRowsOf(finder.index), false);
};

const both = ({ index, marks }: Finder, a: Uint32Array, b: Uint32Array): Uint32Array => {
  const [small, large] = a.length < b.length ? [a, b] : [b, a];
  markOnly(marks, small, index.alive.length);
  return pickMarked(marks, large);
};

const either = ({ index, marks }: Finder, a: Uint32Array, b: Uint32Array): Uint32Array => {
  if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a;
  markOnly(marks, a, index.alive.length);
  const more = pickMarked(marks, b, false);
  const rows = new Uint32Array(a.length + more.length);
  rows.set(a);
  rows.set(more, a.length);
  return rows;
};

const standing = ({ index }: Finder, rows: Uint32Array): Uint32Array =>
  index.aliveCount === index.alive.length ? rows : rows.filter((row) => index.alive.data[row] === 1);

const maskOf = (fields: readonly (keyof typeof bitOf)[]) => fields.reduce((mask, field) => mask | bitOf[field], 0);
const none = new Uint32Array(0);

/** Rows with a token that begins with a part, or has its stem in the sheet's language, in one of the fields. */
const rowsOfPart = (index: IndexState, marks: Marks, part: string, fields: number): Uint32Array => {
  const found = startFinding(index, marks, fields);
  takePrefix(index, found, part);
  takeStems(index, { ...found, language: 0 }, 'en', part);
  takeStems(index, { ...found, language: frenchBit }, 'fr', part);
  return found.rows.view();
};

/** Rows with a product ID or CAS number that begins with a code, both without punctuation, in one of the fields. */
const rowsOfCode = (index: IndexState, marks: Marks, code: string, fields: number): Uint32Array => {
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
