import type { Keyword } from '#contract/search/query.ts';
import { type Substance, substances } from '#lib/hazards/common-names/substances.ts';
import { inOneSpelling, splitKeyword, toCode, toNameKey, type Word } from './analyzer.ts';
import { stemEnglish } from './stem-english.ts';
import { stemFrench } from './stem-french.ts';

/** A part of a keyword: met by all of its words, or by one of the substances that they are a common name of. */
export interface Ask {
  readonly words: readonly Word[];
  /** CAS numbers without punctuation. */
  readonly substances: readonly string[];
  /** The word has the stem of a common name and is none itself: it may be misspelt all the same. */
  readonly isByStem?: boolean;
}

/** Whether an ask is a common name as it stands. */
export const isCommonName = ({ substances, isByStem }: Ask): boolean => substances.length > 0 && !isByStem;

/** What a keyword asks for, all of which must be met. Common names are known where everything is looked in. */
export const asksOf = ({ heading, words }: Keyword): Ask[] => {
  const asks: Ask[] = [];
  const all = splitKeyword(words);
  for (let at = 0; at < all.length; ) {
    const name = heading === 'everything' ? (nameAt(all, at) ?? acidOf(all)) : undefined;
    const words = all.slice(at, at + (name?.length ?? 1));
    const byStem = heading === 'everything' && !name ? substancesByStem(all[at]!) : [];
    asks.push({ words, substances: name?.substances ?? byStem, isByStem: byStem.length > 0 });
    at += name?.length ?? 1;
  }
  return asks;
};

/** The words of a keyword as they stand, none of them a common name: as rows of an advanced search ask. */
export const plainAsksOf = (words: string): Ask[] =>
  splitKeyword(words).map((word) => ({ words: [word], substances: [] }));

/** What the name of a product is compared with for its fit. */
export const nameKeyOf = (asks: readonly Ask[]): string =>
  asks.flatMap(({ words }) => words.flatMap(({ parts }) => parts)).join(' ');

/** The longest common name that begins at a word, or of which the words there are the plural. */
const nameAt = (words: readonly Word[], at: number) => {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const key = keyOf(words.slice(at, at + length));
    const found = casByName.get(key) ?? casByName.get(key.replace(/(?<=\w{3})s\b/g, ''));
    if (found) return { length, substances: found };
  }
  return undefined;
};

/** An acid by its first name: "sulphuric" alone is no less than "sulphuric acid". */
const acidOf = (words: readonly Word[]) => {
  const found = words.length === 1 ? casByAcid.get(keyOf(words)) : undefined;
  return found && { length: 1, substances: found };
};

/** Those with a name of one word in another form, as a word of a sheet is found by its stem: "acetones", "acétonne". */
const substancesByStem = ({ parts }: Word): string[] =>
  parts.length === 1
    ? [...new Set(stemsOf(inOneSpelling(parts[0]!)).flatMap((stem) => casByStem.get(stem) ?? []))]
    : [];

/** Shorter words are left as they are: "H2S" is no more of "H2". */
const stemsOf = (token: string): string[] =>
  token.length < 6 || token.includes(' ') ? [] : [stemEnglish(token), stemFrench(token)];

const keyOf = (words: readonly Word[]): string => inOneSpelling(words.flatMap(({ parts }) => parts).join(' '));

const casByName = new Map<string, readonly string[]>();
const casByAcid = new Map<string, readonly string[]>();
const casByStem = new Map<string, readonly string[]>();

const enter = (names: Map<string, readonly string[]>, key: string, cas: string) =>
  names.set(key, [...new Set([...(names.get(key) ?? []), toCode(cas)])]);

const keyOfName = (name: string): string => inOneSpelling(toNameKey(name));

for (const { cas, names } of substances)
  for (const key of names.map(keyOfName)) {
    enter(casByName, key, cas);
    for (const stem of stemsOf(key)) enter(casByStem, stem, cas);
    const [, acid] = /^(?:acide )?(\S+ic|\S+ique)(?: acid)?$/.exec(key) ?? [];
    if (acid !== undefined && acid !== key) enter(casByAcid, acid, cas);
  }

/**
 * The names of a substance with words of both languages, in either order: "acide sulfuric", "sulfuric acide". Of two words each
 * alone, since those of longer names are not each other's translations.
 */
const mixedNames = ({ en, fr }: Substance): string[] => {
  const [first, second, ...more] = keyOfName(en).split(' ');
  const [head, tail, ...others] = keyOfName(fr)
    .split(' ')
    .filter((token) => token !== 'de');
  const isPair = second !== undefined && tail !== undefined && more.length + others.length === 0;
  if (!isPair || first === head) return [];
  return [first, tail].flatMap((one) => [second, head].flatMap((other) => [`${one} ${other}`, `${other} ${one}`]));
};

const ownNames = new Set(casByName.keys());
for (const substance of substances)
  for (const key of mixedNames(substance)) if (!ownNames.has(key)) enter(casByName, key, substance.cas);

/** A common name as its tokens, in one spelling; `isMixed` where its words are of two languages. */
export interface CommonName {
  readonly tokens: readonly string[];
  readonly isMixed: boolean;
}

/** Every name that stands for a substance, once; also those that mix both languages, `acide sulfuric`. */
export const commonNames: readonly CommonName[] = [...casByName.keys()].map((key) => ({
  tokens: key.split(' '),
  isMixed: !ownNames.has(key),
}));
const longest = Math.max(...commonNames.map(({ tokens }) => tokens.length));
