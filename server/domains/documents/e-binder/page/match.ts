import { stem, toCode, tokenise, wordsOf } from '#lib/search-engine/analyzer.ts';
import type { EbinderData } from './data.ts';

/** What a sheet is found by: lists of words, a space before and behind each. */
export interface Findable {
  readonly words: string;
  /** Of the words whose stem is another word. */
  readonly stems: string;
  /** Product IDs and CAS numbers without punctuation, and what they are made up of. */
  readonly codes: string;
  readonly codeParts: string;
}

/** What each sheet is found by, cut and folded as the portal does it. */
export const findables = ({ sheets, manufacturers, locations, other }: EbinderData): Findable[] => {
  const known = new Map<string, string[]>();
  /** Names of manufacturers and locations and custom fields come again and again. */
  const tokensOf = (text: string): string[] => {
    const tokens = known.get(text) ?? tokenise(text);
    known.set(text, tokens);
    return tokens;
  };
  /** A place is found by its name in either language. */
  const namesOf = (place: number) => [...new Set([locations[place] ?? '', other.locations[place] ?? ''])];
  return sheets.map(([product, manufacturer, productIds, language, , custom, places, cas]) => {
    const tokens = [
      ...tokenise(product),
      ...[manufacturers[manufacturer] ?? '', ...places.flatMap(namesOf), ...custom].flatMap(tokensOf),
    ];
    const stems = tokens.map((token) => stem(token, language)).filter((each, at) => each !== tokens[at]);
    const codes = [...productIds, ...cas];
    return {
      words: spaced(tokens),
      stems: spaced(stems),
      codes: spaced(codes.map(toCode)),
      codeParts: spaced(codes.flatMap(tokenise)),
    };
  });
};

/** Whether a sheet has every word of a keyword, in any order; all have those of an empty one. */
export const createMatcher = (keyword: string): ((findable: Findable, language: 'en' | 'fr') => boolean) => {
  if (keyword.trim() === '') return () => true;
  const wanted = wordsOf(keyword).map(({ code, parts }) => ({
    code: ` ${code}`,
    parts: parts.map((part) => ({ start: ` ${part}`, en: ` ${stem(part, 'en')} `, fr: ` ${stem(part, 'fr')} ` })),
  }));
  // What has no letter and no digit finds nothing.
  if (wanted.length === 0) return () => false;
  return ({ words, stems, codes, codeParts }, language) =>
    wanted.every(
      ({ code, parts }) =>
        codes.includes(code) ||
        parts.every(
          (part) =>
            words.includes(part.start) ||
            words.includes(part[language]) ||
            stems.includes(part[language]) ||
            (parts.length === 1 && codeParts.includes(part.start)),
        ),
    );
};

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;
