import { type Language, otherLanguage } from '#contract/languages.ts';
import { compareValues } from '../collation.ts';
import { createNumbers, type Numbers } from './growable.ts';
import { decode, type Texts } from './texts.ts';

/** The order of a dictionary's texts in one language. */
export interface Ranks {
  /** Codes in order. */
  readonly order: Numbers;
  /** By code: a number that grows along the order, with gaps so that a new text rarely moves another's. */
  readonly rank: Numbers;
}

/** Distinct texts whose order is kept in both languages. */
export interface Ranked {
  readonly texts: Texts;
  readonly ranks: Record<Language, Ranks>;
}

/** Rank of the empty text: after everything, whatever the direction. */
export const emptyRank = 0xffffffff;

/** Holds the order of no texts yet. */
export const createRanks = (): Ranks => ({ order: createNumbers(), rank: createNumbers() });

/** The ranks by code in one language, brought up to date with texts added since they were last asked for. */
export const ranksOf = (dictionary: Ranked, language: Language): Uint32Array => {
  const ranks = dictionary.ranks[language];
  const added = dictionary.texts.ends.length - ranks.order.length;
  if (added > Math.max(16, ranks.order.length / 16)) sortAll(dictionary, language);
  else if (added > 0) insertNew(dictionary, language);
  return ranks.rank.data;
};

const sortAll = (dictionary: Ranked, language: Language): void => {
  const { order } = dictionary.ranks[language];
  const size = dictionary.texts.ends.length;
  const texts = Array.from({ length: size }, (_, code) => decode(dictionary.texts, code));
  // The sort is quick on what is almost in order already: the order of the other language is, if it is complete.
  const other = dictionary.ranks[otherLanguage(language)].order;
  const codes = other.length === size ? Array.from(other.view()) : texts.keys().toArray();
  const compare = compareValues(language);
  codes.sort((a, b) => compare(texts[a]!, texts[b]!));
  order.reserve(size);
  order.data.set(codes);
  order.length = size;
  spread(dictionary, language);
};

/** Gives every text a new rank, as far from its neighbours as 32 bits allow. */
const spread = (dictionary: Ranked, language: Language): void => {
  const { order, rank } = dictionary.ranks[language];
  const size = order.length;
  const step = Math.floor(emptyRank / (size + 1));
  rank.reserve(size);
  rank.length = size;
  for (let at = 0; at < size; at++) rank.data[order.data[at]!] = (at + 1) * step;
  const last = size > 0 ? order.data[size - 1]! : 0;
  if (size > 0 && decode(dictionary.texts, last) === '') rank.data[last] = emptyRank;
};

const insertNew = (dictionary: Ranked, language: Language): void => {
  const { order, rank } = dictionary.ranks[language];
  const compare = compareValues(language);
  for (let code = order.length; code < dictionary.texts.ends.length; code++) {
    const text = decode(dictionary.texts, code);
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(decode(dictionary.texts, order.data[middle]!), text) < 0) low = middle + 1;
      else high = middle;
    }
    const previous = low > 0 ? rank.data[order.data[low - 1]!]! : 0;
    const following = low < order.length ? rank.data[order.data[low]!]! : emptyRank;
    order.push(code);
    order.data.copyWithin(low + 1, low, order.length - 1);
    order.data[low] = code;
    rank.push(text === '' ? emptyRank : previous + Math.floor((following - previous) / 2));
    if (text !== '' && following - previous < 2) spread(dictionary, language);
  }
};
