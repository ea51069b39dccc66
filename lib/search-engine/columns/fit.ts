import { toNameKey } from '../analyzer.ts';
import { textOf } from './dictionary.ts';
import type { IndexState } from './index-state.ts';
import { startOf } from './interner.ts';

/** Where all words of a keyword are met, as bits of a row's fit: the higher the better. */
export const inIds = 1;
export const inName = 2;
const beginsName = 4;
const isName = 8;
/** One more than the best fit. */
export const fitCount = 16;

/** Rows that match a keyword, and by row where all of its words are met; undefined where nobody asked. */
export interface Found {
  readonly rows: Uint32Array;
  readonly hits: Uint8Array<ArrayBuffer> | undefined;
}

/** Notes at rows whose name begins with the key of a keyword, or is it. */
export const noteNames = (index: IndexState, { rows, hits }: Found, key: string): void => {
  if (!hits || key === '') return;
  const column = index.columns.product.data;
  const compare = nameComparer(index, key);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    if ((hits[row]! & inName) !== 0) hits[row]! |= compare(column[row]!);
  }
};

/** Gives by code of a product's name whether it begins with a key or is it. */
export const nameComparer = (index: IndexState, key: string): ((product: number) => number) => {
  const { texts } = index.dictionaries.product;
  const bytes = new TextEncoder().encode(key);
  return (product) => {
    const start = startOf(texts, product);
    const verdict = compareBytes(texts.cells.data, start, texts.ends.data[product]!, bytes);
    return verdict === undecided ? compareKeys(toNameKey(textOf(index.dictionaries.product, product)), key) : verdict;
  };
};

/** Whether a name begins with a key (4), or is it (4 and 8). */
export const compareKeys = (name: string, key: string): number =>
  name === key ? beginsName | isName : name.startsWith(key) ? beginsName : 0;

const undecided = -1;

/** The same of a name of plain and accented letters, without making a text of it; `undecided` as soon as it holds another, or an apostrophe. */
const compareBytes = (data: Uint8Array, start: number, end: number, key: Uint8Array): number => {
  let place = 0;
  let isApart = false;
  for (let at = start; at < end; at++) {
    const byte = data[at]!;
    const letter = byte === latin ? latinLetters[data[++at]! & 63]! : byte >= 65 && byte <= 90 ? byte + 32 : byte;
    if (letter > 127 || letter === apostrophe) return undecided;
    if (!((letter >= 97 && letter <= 122) || (letter >= 48 && letter <= 57))) {
      isApart = place > 0;
      continue;
    }
    if (place === key.length) return beginsName;
    if (isApart && key[place++] !== space) return 0;
    isApart = false;
    if (place === key.length) return beginsName;
    if (key[place++] !== letter) return 0;
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
