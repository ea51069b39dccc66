import type { Language } from '#contract/languages.ts';
import { toNameKey } from '../analyzer.ts';
import { countTexts, type Dictionary, textOfCode } from './dictionary.ts';
import { languageTest } from './filters.ts';
import { type Bytes, createBytes } from './growable.ts';
import type { IndexState } from './index-state.ts';
import { startOf } from './interner.ts';

/** Where all words of a keyword are met, as bits of a row's fit: the higher the better. */
const beginsName = 1;
/** Set where words are met in the product ID, the product's own CAS number, a UN number or the record number. */
export const inIds = 2;
/** The keyword is a common name of what the product itself is. */
export const ofSubstance = 4;
/** The beginning of another word counts as well, but not of a common name: "à souder" is no "soude". */
export const inName = 8;
const isName = 16;
/** One more than what a name alone gives. */
export const nameFitCount = 32;
/** Of the sheets that the keyword names, by whatever means, those that the person reads come first. */
const inLanguage = 32;
const isNamed = 64;
/** By its very name, or as the substance that its name says: who types "acide nitrique" reads French, whatever the page is in. */
const isMeant = 128;
/** One more than the best fit. */
export const fitCount = 256;

/** Rows that match a keyword, and by row where all of its words are met; undefined where nobody asked. */
export interface Found {
  readonly rows: Uint32Array;
  readonly hits: Uint8Array<ArrayBuffer> | undefined;
}

interface Reader {
  /** Of the keyword. */
  readonly key: string;
  readonly language: Language;
}

/** Notes at rows whose name begins with the key of a keyword, or is it, at those that it names, and at those in the reader's language. */
export const noteFit = (index: IndexState, { rows, hits }: Found, { key, language }: Reader): void => {
  if (!hits) return;
  noteNamed(index, { rows, hits }, key);
  noteLanguage(index, { rows, hits }, language);
};

const noteNamed = (
  index: IndexState,
  { rows, hits }: { rows: Uint32Array; hits: Uint8Array<ArrayBuffer> },
  key: string,
): void => {
  const column = index.columns.product.data;
  const compare = nameComparer(index, key);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const hit = hits[row]!;
    if (hit === 0) continue;
    const fit = (hit & inName) === 0 || key === '' ? hit : hit | compare(column[row]!);
    const isIt = (fit & isName) !== 0 || ((fit & inName) !== 0 && (fit & ofSubstance) !== 0);
    hits[row] = fit | isNamed | (isIt ? isMeant : 0);
  }
};

/** Each code of the column is judged once, when a row first shows it. */
const noteLanguage = (
  index: IndexState,
  { rows, hits }: { rows: Uint32Array; hits: Uint8Array<ArrayBuffer> },
  language: Language,
): void => {
  const { column, codeCount, passes } = languageTest(index, language);
  const codes = index.columns[column].data;
  const bits = new Uint8Array(codeCount).fill(unjudged);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const code = codes[row]!;
    if (bits[code] === unjudged) bits[code] = passes(code) ? inLanguage : 0;
    hits[row]! |= bits[code]!;
  }
};

const unjudged = 255;

/** Gives by code of a product's name whether it begins with a key or is it. */
export const nameComparer = (index: IndexState, key: string): ((product: number) => number) => {
  const dictionary = index.dictionaries.product;
  const { texts } = dictionary;
  const bytes = new TextEncoder().encode(key);
  const first = key.charCodeAt(0);
  const firstLetters = firstLettersOf(dictionary);
  return (product) => {
    const letter = firstLetters[product]!;
    if ((letter & ~byWords) !== first && letter !== unsure) return 0;
    const verdict =
      letter >= byWords
        ? undecided
        : compareBytes(texts.cells.data, startOf(texts, product), texts.ends.data[product]!, bytes);
    return verdict === undecided ? compareKeys(toNameKey(textOfCode(dictionary, product)), key) : verdict;
  };
};

/** First letters of names, as they are compared: they alone tell that most names a keyword finds do not begin with it. */
const firstLetters = new WeakMap<Dictionary, Bytes>();

const firstLettersOf = (dictionary: Dictionary): Uint8Array => {
  const letters = firstLetters.get(dictionary) ?? createBytes();
  firstLetters.set(dictionary, letters);
  for (let code = letters.length; code < countTexts(dictionary); code++) letters.push(firstLetterOf(dictionary, code));
  return letters.data;
};

const firstLetterOf = (dictionary: Dictionary, name: number): number => {
  const { data } = dictionary.texts.cells;
  const end = dictionary.texts.ends.data[name]!;
  for (let at = startOf(dictionary.texts, name); at < end; at++) {
    const byte = data[at]!;
    const letter = byte === latin ? latinLetters[data[++at]! & 63]! : toLower(byte);
    if (letter > 127 || (isLetterOrDigit(letter) && mayBeElided(data, at, end))) break;
    if (isLetterOrDigit(letter)) return letter;
  }
  const letter = toNameKey(textOfCode(dictionary, name)).charCodeAt(0);
  return letter < 127 ? letter | byWords : unsure;
};

const toLower = (byte: number): number => (byte >= 65 && byte <= 90 ? byte + 32 : byte);

/** Set where the bytes do not tell, because of an article that falls away or a letter that becomes two. */
const byWords = 128;
/** The first letter is none of ASCII. */
const unsure = 255;

/** Whether a word of one or two letters and an apostrophe may stand here, as in “l’eau” and “qu’il”. */
const mayBeElided = (data: Uint8Array, at: number, end: number): boolean =>
  isApostrophe(data, at + 1, end) || isApostrophe(data, at + 2, end);

/** The typographic ones begin with bytes that few other signs do. */
const isApostrophe = (data: Uint8Array, at: number, end: number): boolean =>
  at < end && (data[at] === apostrophe || data[at] === 0xe2 || data[at] === 0xca);

const isLetterOrDigit = (letter: number): boolean => (letter >= 97 && letter <= 122) || (letter >= 48 && letter <= 57);

/** Whether a name begins with a key, or is it (which is both), as bits of fit. */
export const compareKeys = (name: string, key: string): number =>
  name === key ? beginsName | isName : name.startsWith(key) ? beginsName : 0;

const undecided = -1;

/** The same of a name of plain and accented letters, without making a text of it; `undecided` as soon as it holds another, or an apostrophe. */
const compareBytes = (data: Uint8Array, start: number, end: number, key: Uint8Array): number => {
  let place = 0;
  let isApart = false;
  for (let at = start; at < end; at++) {
    const byte = data[at]!;
    const letter = byte === latin ? latinLetters[data[++at]! & 63]! : toLower(byte);
    if (letter > 127 || letter === apostrophe) return undecided;
    if (!isLetterOrDigit(letter)) {
      isApart = place > 0;
      continue;
    }
    if (place === key.length) return beginsName;
    if (isApart && key[place++] !== space) return 0;
    if (place === key.length) return beginsName;
    if (key[place++] !== letter) return isApart && mayBeElided(data, at, end) ? undecided : 0;
    isApart = false;
  }
  return place === key.length ? beginsName | isName : 0;
};

/** The first byte of “À” to “ÿ”, and what they are folded to, by their second byte; 255 where that is not one letter. */
const latin = 0xc3;
const latinLetters = Uint8Array.from('aaaaaa_ceeeeiiii_nooooo_ouuuuy__aaaaaa_ceeeeiiii_nooooo_ouuuuy_y', (letter) =>
  letter === '_' ? 255 : letter.charCodeAt(0),
);
const apostrophe = 39;
const space = 32;
