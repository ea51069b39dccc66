import type { Heading } from '#contract/search/fields.ts';
import type { AdvancedRow, AdvancedSearch } from '#contract/search/query.ts';
import { analysis, fieldsOfHeading, toCode, type Word } from '../analyzer.ts';
import { type Ask, isCommonName, plainAsksOf } from '../asks.ts';
import type { CasMatches } from '../substance-names.ts';
import { type Found, inIds, inName, ofSubstance } from './fit.ts';
import type { Numbers } from './growable.ts';
import { createNumbers } from './growable.ts';
import { aliveRowsOf, type IndexState } from './index-state.ts';
import { clearMarks, type Marks, markOnly, pickMarked } from './marks.ts';
import { termsWithStemOf } from './stems.ts';
import { beginsWith, codeMark, positionOf, prefixRange, unMark } from './terms.ts';
import { encode, encoded, findText } from './texts.ts';
import { bitOf, frenchBit, ownCasBit, unBit } from './write-terms.ts';

/** What looking for rows needs besides the query. */
export interface Finder {
  readonly index: IndexState;
  readonly marks: Marks;
  /** Whether CAS numbers and names of ingredients may be looked in. */
  readonly cas: boolean;
  /** Arrays to note in where words were met; undefined where nobody asks. */
  readonly layers: Uint8Array<ArrayBuffer>[] | undefined;
}

/** The rows that meet all that is asked under a heading and where they meet it, each once, in no particular order; some may no longer stand. */
export const findAsks = (finder: Finder, heading: Heading, asks: readonly Ask[]): Found =>
  found(finder, placesOf(finder, heading), asks);

/** The rows that match advanced rows. */
export const findAdvanced = (finder: Finder, { match, rows }: AdvancedSearch): Uint32Array => {
  const plain = { ...finder, layers: undefined };
  return rows.map((row) => rowsOfRow(plain, row)).reduce((a, b) => (match === 'AND' ? both : either)(plain, a, b));
};

/** The rows with a CAS number that begins so, or with one of several. */
export const findCas = (finder: Finder, { begun, named }: CasMatches): Uint32Array =>
  rowsOf(finder, bitOf.cas, (finding) => {
    if (begun !== '') takePrefix(finder.index, finding, codeMark + begun);
    for (const cas of named) takeTerm(finder.index, finding, codeMark + toCode(cas));
  }).rows;

/** The rows that have one of some terms in one of some fields. */
export const findTerms = (
  { index, marks }: Pick<Finder, 'index' | 'marks'>,
  fields: number,
  terms: readonly string[],
): Uint32Array =>
  rowsOf({ index, marks, cas: true, layers: undefined }, fields, (finding) => {
    for (const term of terms) takeTerm(index, finding, term);
  }).rows;

/** The fields of a heading that hold words. */
export const textBits = (heading: Heading, cas: boolean): number =>
  maskOf(fieldsOfHeading(heading, cas).filter((field) => !analysis.fields[field].codes));

/** The rows of both lists. */
export const both = (
  { index, marks }: Pick<Finder, 'index' | 'marks'>,
  a: Uint32Array,
  b: Uint32Array,
): Uint32Array => {
  const [small, large] = a.length < b.length ? [a, b] : [b, a];
  markOnly(marks, small, index.alive.length);
  return pickMarked(marks, large);
};

/** Of some rows, those whose sheet is not deleted. */
export const aliveRows = (index: IndexState, rows: Uint32Array): Uint32Array =>
  index.aliveCount === index.alive.length ? rows : rows.filter((row) => index.alive.data[row] === 1);

/** Bits of the fields a keyword looks in, by what they hold. */
interface Places {
  readonly text: number;
  readonly codes: number;
  /** Whether record and UN numbers are looked in. */
  readonly numbers: boolean;
  /** Whether only whole words count as standing in the name of a product. */
  readonly isWhole?: boolean;
}

const placesOf = ({ cas }: Finder, heading: Heading): Places => {
  const fields = fieldsOfHeading(heading, cas);
  return {
    text: textBits(heading, cas),
    codes: maskOf(fields.filter((field) => analysis.fields[field].codes)),
    numbers: heading === 'everything',
  };
};

const found = (finder: Finder, places: Places, asks: readonly Ask[]): Found =>
  allOf(finder, asks, (ask) => rowsOfAsk(finder, places, ask));

const rowsOfAsk = (finder: Finder, places: Places, ask: Ask): Found => {
  const { words, substances } = ask;
  const isWhole = isCommonName(ask);
  const byWords = allOf(finder, words, (word) => rowsOfWord(finder, { ...places, isWhole }, word));
  const bit = finder.cas ? bitOf.cas : ownCasBit;
  return substances.reduce(
    (all, cas) =>
      anyOf(
        finder,
        all,
        rowsOf(finder, bit, (finding) => takeTerm(finder.index, { ...finding, isNamed: true }, codeMark + cas)),
      ),
    byWords,
  );
};

const rowsOfWord = (finder: Finder, places: Places, { code, parts, un, isn, isShare }: Word): Found => {
  const { index } = finder;
  const { text, numbers } = places;
  const codes = isShare ? 0 : places.codes;
  const fields = parts.length === 1 ? text | codes : text;
  const byParts = fields === 0 ? none : allOf(finder, parts, (part) => rowsOfPart(finder, part, { ...places, fields }));
  const byCode =
    codes === 0
      ? byParts
      : anyOf(
          finder,
          byParts,
          rowsOf(finder, codes, (finding) => takePrefix(index, finding, codeMark + code)),
        );
  if (!numbers || (un === undefined && isn === undefined)) return byCode;
  return anyOf(
    finder,
    byCode,
    rowsOf(finder, unBit, (finding) => {
      if (un !== undefined) takeTerm(index, finding, unMark + un);
      const row = isn === undefined ? undefined : index.rowOfIsn.get(isn);
      if (row !== undefined) takeRow(finding, row, inIds);
    }),
  );
};

/** The rows that every item finds, until none is left; none for no items. */
const allOf = <Item>(finder: Finder, items: readonly Item[], find: (item: Item) => Found): Found => {
  const [first, ...others] = items;
  if (first === undefined) return none;
  return others.reduce((all, item) => {
    if (all.rows.length === 0) return all;
    const next = find(item);
    const rows = both(finder, all.rows, next.rows);
    const { hits } = all;
    if (hits && next.hits) for (let at = 0; at < rows.length; at++) hits[rows[at]!]! &= next.hits[rows[at]!]!;
    release(finder, next);
    return { rows, hits };
  }, find(first));
};

/** The rows that either finds. */
const anyOf = (finder: Finder, a: Found, b: Found): Found => {
  if (b.rows.length === 0 || a.rows.length === 0) {
    const [kept, empty] = b.rows.length === 0 ? [a, b] : [b, a];
    release(finder, empty);
    return kept;
  }
  const rows = either(finder, a.rows, b.rows);
  if (a.hits && b.hits) {
    const shared = both(finder, a.rows, b.rows);
    for (let at = 0; at < shared.length; at++) a.hits[shared[at]!]! |= b.hits[shared[at]!]!;
    for (let at = a.rows.length; at < rows.length; at++) a.hits[rows[at]!] = b.hits[rows[at]!]!;
  }
  release(finder, b);
  return { rows, hits: a.hits };
};

const release = ({ layers }: Finder, { hits }: Found): void => {
  if (layers && hits) layers.push(hits);
};

/** A row on a field that may not be looked in matches nothing, whichever way it is put. */
const rowsOfRow = (finder: Finder, row: AdvancedRow): Uint32Array => {
  const matching = found(finder, placesOf(finder, row.heading), plainAsksOf(row.words)).rows;
  if (row.operator === 'contains' || fieldsOfHeading(row.heading, finder.cas).length === 0) return matching;
  markOnly(finder.marks, matching, finder.index.alive.length);
  return pickMarked(finder.marks, aliveRowsOf(finder.index), false);
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

const maskOf = (fields: readonly (keyof typeof bitOf)[]) => fields.reduce((mask, field) => mask | bitOf[field], 0);
const none: Found = { rows: new Uint32Array(0), hits: undefined };

/** Rows with a token that begins with a part, or has its stem in the sheet's language, in one of the fields. */
const rowsOfPart = (
  finder: Finder,
  part: string,
  { fields, isWhole }: { readonly fields: number; readonly isWhole?: boolean },
): Found =>
  rowsOf(finder, fields, (finding) => {
    const others = { ...finding, isPart: isWhole };
    takePrefix(finder.index, others, part);
    takeStems(finder.index, { ...others, language: 0 }, 'en', part);
    takeStems(finder.index, { ...others, language: frenchBit }, 'fr', part);
    if (isWhole && finding.hits) takeTerm(finder.index, finding, part);
  });

const rowsOf = ({ index, marks, layers }: Finder, fields: number, find: (finding: Finding) => void): Found => {
  clearMarks(marks, index.alive.length);
  const finding = { marks, fields, rows: createNumbers(256), hits: layers && layerOf(layers, index.alive.length) };
  find(finding);
  return { rows: finding.rows.view(), hits: finding.hits };
};

const layerOf = (layers: Uint8Array<ArrayBuffer>[], rowCount: number): Uint8Array<ArrayBuffer> => {
  const layer = layers.pop();
  return layer && layer.length >= rowCount ? layer : new Uint8Array(Math.ceil(rowCount * 1.25));
};

interface Finding {
  readonly marks: Marks;
  readonly fields: number;
  /** The language bit a posting must have; undefined for either. */
  readonly language?: number;
  /** Whether what is looked for is the number of a substance that the keyword names. */
  readonly isNamed?: true;
  /** Whether what is found is not what was typed: it does not count as standing in the name. */
  readonly isPart?: boolean | undefined;
  readonly rows: Numbers;
  readonly hits: Uint8Array<ArrayBuffer> | undefined;
}

const takePrefix = (index: IndexState, finding: Finding, prefix: string): void => {
  const { terms, sorted, starts, rows, masks, recent } = index.postings;
  const [from, to] = prefixRange(terms, sorted, prefix);
  take(finding, rows, masks, starts[from]!, starts[to]!);
  const length = encode(prefix);
  for (let at = 0; at < recent.terms.length; at++) {
    const term = recent.terms.data[at]!;
    if (beginsWith(terms, term, encoded(), length)) takeRecent(index, finding, term);
  }
};

const takeTerm = (index: IndexState, finding: Finding, text: string): void => {
  const term = findText(index.postings.terms, text);
  if (term >= 0) takeWhole(index, finding, term);
};

const takeStems = (index: IndexState, finding: Finding, language: 'en' | 'fr', part: string): void => {
  for (const term of termsWithStemOf(index.stems[language], index.postings.terms, language, part))
    takeWhole(index, finding, term);
};

const takeWhole = (index: IndexState, finding: Finding, term: number): void => {
  const { terms, sorted, starts, rows, masks } = index.postings;
  const position = positionOf(terms, sorted, term);
  if (position >= 0) take(finding, rows, masks, starts[position]!, starts[position + 1]!);
  takeRecent(index, finding, term);
};

const takeRecent = (index: IndexState, finding: Finding, term: number): void => {
  const { newest, rows, masks, earlier } = index.postings.recent;
  for (let entry = newest.data[term] ?? 0; entry > 0; entry = earlier.data[entry - 1]!)
    take(finding, rows.data, masks.data, entry - 1, entry);
};

const nameBit = bitOf.product;
const idBits = bitOf.productId | ownCasBit | unBit;

/** Takes the rows of some postings that are in one of the fields, and in the language, if one is asked for. */
const take = (finding: Finding, rows: Uint32Array, masks: Uint16Array, from: number, to: number): void => {
  const { hits, marks } = finding;
  const room = Math.min(finding.rows.length + to - from, marks.stamps.length);
  finding.rows.reserve(room);
  if (hits) takeWithHits(finding, hits, { rows, masks, from, to });
  else takeRows(finding, { rows, masks, from, to });
};

interface PostingRange {
  readonly rows: Uint32Array;
  readonly masks: Uint16Array;
  readonly from: number;
  readonly to: number;
}

const takeRows = ({ marks, fields, language, rows: taken }: Finding, { rows, masks, from, to }: PostingRange): void => {
  const { stamps, round } = marks;
  const { data } = taken;
  const languageMask = language === undefined ? 0 : frenchBit;
  const wanted = language ?? 0;
  let size = taken.length;
  for (let at = from; at < to; at++) {
    const mask = masks[at]!;
    const row = rows[at]!;
    if ((mask & fields) === 0 || (mask & languageMask) !== wanted || stamps[row] === round) continue;
    stamps[row] = round;
    data[size++] = row;
  }
  taken.length = size;
};

/** The same, noting where each row is met. */
const takeWithHits = (
  { marks, fields, language, rows: taken, isNamed, isPart }: Finding,
  hits: Uint8Array<ArrayBuffer>,
  { rows, masks, from, to }: PostingRange,
): void => {
  const { stamps, round } = marks;
  const { data } = taken;
  const languageMask = language === undefined ? 0 : frenchBit;
  const wanted = language ?? 0;
  const names = isPart ? 0 : fields & nameBit;
  const ids = (fields & idBits) | (fields & bitOf.cas ? ownCasBit : 0);
  const idHit = isNamed ? inIds | ofSubstance : inIds;
  let size = taken.length;
  for (let at = from; at < to; at++) {
    const mask = masks[at]!;
    const row = rows[at]!;
    if ((mask & fields) === 0 || (mask & languageMask) !== wanted) continue;
    const hit = ((mask & names) === 0 ? 0 : inName) | ((mask & ids) === 0 ? 0 : idHit);
    if (stamps[row] === round) {
      hits[row]! |= hit;
      continue;
    }
    stamps[row] = round;
    data[size++] = row;
    hits[row] = hit;
  }
  taken.length = size;
};

const takeRow = ({ marks, rows, hits }: Finding, row: number, hit: number): void => {
  if (marks.stamps[row] !== marks.round) {
    marks.stamps[row] = marks.round;
    rows.push(row);
    if (hits) hits[row] = hit;
  } else if (hits) hits[row]! |= hit;
};
