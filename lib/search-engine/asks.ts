import type { Keyword } from '#contract/search/query.ts';
import { substances } from '#lib/hazards/common-names/substances.ts';
import { inOneSpelling, toCode, toNameKey, type Word, wordsOf } from './analyzer.ts';

/** A part of a keyword: met by all of its words, or by one of the substances that they are a common name of. */
export interface Ask {
  readonly words: readonly Word[];
  /** CAS numbers without punctuation. */
  readonly substances: readonly string[];
}

/** What a keyword asks for, all of which must be met. Common names are known where everything is looked in. */
export const asksOf = ({ heading, words }: Keyword): Ask[] => {
  const asks: Ask[] = [];
  const all = wordsOf(words);
  for (let at = 0; at < all.length; ) {
    const name = heading === 'everything' ? nameAt(all, at) : undefined;
    asks.push({ words: all.slice(at, at + (name?.length ?? 1)), substances: name?.substances ?? [] });
    at += name?.length ?? 1;
  }
  return asks;
};

/** The words of a keyword as they stand, none of them a common name: as rows of an advanced search ask. */
export const plainAsksOf = (words: string): Ask[] => wordsOf(words).map((word) => ({ words: [word], substances: [] }));

/** What the name of a product is compared with for its fit. */
export const nameKeyOf = (asks: readonly Ask[]): string =>
  asks.flatMap(({ words }) => words.flatMap(({ parts }) => parts)).join(' ');

/** The longest common name that begins at a word. */
const nameAt = (words: readonly Word[], at: number) => {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const key = inOneSpelling(
      words
        .slice(at, at + length)
        .flatMap(({ parts }) => parts)
        .join(' '),
    );
    const found = casByName.get(key);
    if (found) return { length, substances: found };
  }
  return undefined;
};

const casByName = new Map<string, string[]>();
for (const { cas, names } of substances)
  for (const name of names) {
    const key = inOneSpelling(toNameKey(name));
    casByName.set(key, [...(casByName.get(key) ?? []), toCode(cas)]);
  }

/** Every common name as its tokens. */
export const commonNames: readonly (readonly string[])[] = [...casByName.keys()].map((key) => key.split(' '));
const longest = Math.max(...commonNames.map((tokens) => tokens.length));
