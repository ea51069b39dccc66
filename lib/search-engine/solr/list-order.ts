import { locales } from '#contract/languages.ts';

/**
 * A value of a long list as Solr counts it: before the value a key whose letters are ordered by code as a reader of either language orders the
 * values, up to accents and capitals. Among values of one count Solr then gives the first page of a list without the rest.
 */
export const listedValue = (value: string): string => `${listKey(value)}${divider}${value}`;

/** The value of a list's entry, with or without its key. */
export const valueOfListed = (listed: string): string => listed.slice(listed.indexOf(divider) + 1);

/** The key of a list's entry. Entries of one key may stand in another order. */
export const keyOfListed = (listed: string): string => listed.slice(0, Math.max(0, listed.indexOf(divider)));

/** Before all keys, and in no name: those are one line of print. */
const divider = '\u0001';

/** Never the wrong way round: where `listKey(a) < listKey(b)`, `a` stands before `b` in both languages. Digits drawn for mathematics are not thought of. */
const listKey = (value: string): string => {
  let key = '';
  for (const [piece] of value.normalize('NFD').matchAll(pieces)) {
    const part = isNumber.test(piece) ? numberKey(piece) : partOf(piece);
    key += part.letters;
    if (part.isLast || key.length >= longest) break;
  }
  return key;
};

/** More of a name tells hardly any two apart. */
const longest = 100;
const pieces = /\p{Nd}+|[^\p{Nd}]/gsu;
const isNumber = /^\p{Nd}/u;

interface Part {
  readonly letters: string;
  /** What comes after it does not count: others stand in the same place, and one cannot tell in which order. */
  readonly isLast?: true;
}

/** Orders both languages have alike: without accents and capitals. */
const { compare } = new Intl.Collator(locales.en, { numeric: true, sensitivity: 'base' });

/** Characters that have a place of their own, in their order; digits share one. */
const placed = [...String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at))]
  .filter((character) => !/[1-9A-Z]/.test(character))
  .sort(compare);
const letterOf = (place: number): string => String.fromCharCode(0x100 + place);
const numberPlace = placed.indexOf('0');

/** Numbers by value: how long they are, then their digits. */
const numberKey = (piece: string): Part => {
  const digits = [...piece]
    .map((digit) => arabicDigits.find((arabic) => compare(arabic, digit) === 0) ?? '')
    .join('')
    .replace(/^0+/, '');
  const length = Math.min(digits.length, longest);
  const letters = letterOf(2 * numberPlace) + letterOf(length);
  return length < longest ? { letters: letters + digits } : { letters, isLast: true };
};
const arabicDigits = [...'0123456789'];

const partOf = (character: string): Part => {
  const known = parts.get(character) ?? findPart(character);
  parts.set(character, known);
  return known;
};
const parts = new Map<string, Part>();

const findPart = (character: string): Part => {
  if (compare(character, '') === 0) return { letters: '' };
  const same = placed.find((other) => compare(other, character) === 0);
  return same ? { letters: letterOf(2 * placed.indexOf(same)) } : expanded(character, '');
};

/** A character that is ordered as several are, as `ﬁ`, `œ`, `…` and `№`, or that stands after one that has a place. */
const expanded = (character: string, begins: string): Part => {
  const after = placed.findLastIndex((other) => compare(begins + (other === '0' ? highNumber : other), character) <= 0);
  const longer = begins + placed[after];
  if (after < 0 || compare(longer + highest, character) < 0) return { letters: letterOf(2 * after + 1), isLast: true };
  const letters = letterOf(2 * after);
  if (compare(longer, character) === 0) return { letters };
  const rest = expanded(character, longer);
  return { ...rest, letters: letters + rest.letters };
};
const highNumber = '9'.repeat(20);
/** Unicode orders it after all others. */
const highest = '\uffff';
