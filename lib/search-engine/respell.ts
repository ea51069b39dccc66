import type { Keyword, Respelling } from '#contract/search/query.ts';
import type { SheetRecord } from '#contract/search/sheet-record.ts';
import { inOneSpelling, tokenise, type Word, wordsOf } from './analyzer.ts';
import { asksOf, commonNames } from './asks.ts';
import { type Candidate, compareCandidates, isRespellable, nearnessOf } from './nearest.ts';

/** A part of a word that no sheet has. */
export interface UnknownPart {
  /** Numbers of the word and of its part. */
  readonly word: number;
  readonly part: number;
  readonly typed: string;
}

/** A keyword with nearest words in place of unknown ones. */
export interface Respelt {
  readonly keyword: Keyword;
  readonly instead: readonly Respelling[];
}

/** Keywords of more words or parts are looked for as they stand, and so are those of more unknown words: nobody types them in need. */
const most = { words: 8, parts: 16, unknown: 3 };

/**
 * The words that have to be known for a keyword to be right, by their number: all but those of common names. None of a keyword
 * that is looked for as it stands.
 */
export const wordsToCheck = (keyword: Keyword): ReadonlyMap<number, Word> => {
  const asks = keyword.isExact ? [] : asksOf(keyword);
  const words = asks.flatMap((ask) => ask.words.map((word) => ({ word, isNamed: ask.substances.length > 0 })));
  const parts = words.reduce((sum, { word }) => sum + word.parts.length, 0);
  if (words.length > most.words || parts > most.parts) return new Map();
  return new Map(words.flatMap(({ word, isNamed }, at) => (isNamed ? [] : [[at, word] as const])));
};

/** A part of a word, as a word of its own. */
export const partAsWord = (part: string): Word => ({ text: part, code: part, parts: [part] });

/** The parts that no sheet has; undefined where there are none, too many, or some that are not to be replaced. */
export const unknownParts = (
  words: ReadonlyMap<number, Word>,
  isKnown: (word: Word) => boolean,
): UnknownPart[] | undefined => {
  const unknown: UnknownPart[] = [];
  for (const [word, asked] of words) {
    if (isKnown(asked)) continue;
    const { parts } = asked;
    const found = parts
      .map((typed, part) => ({ word, part, typed }))
      .filter(({ typed }) => parts.length === 1 || !isKnown(partAsWord(typed)));
    unknown.push(...found);
    if (found.length === 0 || unknown.length > most.unknown || !found.every(({ typed }) => isRespellable(typed)))
      return undefined;
  }
  return unknown.length > 0 ? unknown : undefined;
};

/** Puts the nearest words in place of the unknown ones: those of sheets, and those that make a common name. Undefined where one has none. */
export const respell = (
  keyword: Keyword,
  unknown: readonly UnknownPart[],
  nearestOnSheets: (typed: string) => Candidate | undefined,
): Respelt | undefined => {
  const words = wordsOf(keyword.words);
  const used = new Map<number, string[]>();
  for (const { word, part, typed } of unknown) {
    const best = [nearestOnSheets(typed), nearestInNames(words, word, typed)]
      .filter((candidate) => candidate !== undefined)
      .sort(compareCandidates)[0];
    if (!best) return undefined;
    const parts = used.get(word) ?? [...words[word]!.parts];
    parts[part] = best.term;
    used.set(word, parts);
  }
  return {
    keyword: { ...keyword, words: words.map(({ text }, at) => used.get(at)?.join('-') ?? text).join(' ') },
    instead: [...used].map(([at, parts]) => ({ typed: words[at]!.text, used: parts.join('-') })),
  };
};

/** The nearest word with which a word and its neighbours are a common name. */
const nearestInNames = (words: readonly Word[], at: number, typed: string): Candidate | undefined => {
  const tokens = words.map(({ parts }) => inOneSpelling(parts.join(' ')));
  let best: Candidate | undefined;
  for (const name of commonNames)
    for (const [place, term] of name.entries()) {
      if (!name.every((other, index) => index === place || tokens[at - place + index] === other)) continue;
      const nearness = isRespellable(term) && nearnessOf(typed, term);
      if (!nearness) continue;
      const candidate = { ...nearness, term, count: 0 };
      if (!best || compareCandidates(candidate, best) < 0) best = candidate;
    }
  return best;
};

/** Words as they stand on the sheets that were found, with their accents. */
export const asOnSheets = (instead: readonly Respelling[], records: readonly SheetRecord[]): Respelling[] =>
  instead.map(({ typed, used }) => ({ typed, used: formOf(used, records) ?? used }));

const formOf = (used: string, records: readonly SheetRecord[]): string | undefined => {
  for (const { productName, manufacturer } of records)
    for (const word of `${productName} ${manufacturer}`.split(/[^\p{L}\p{N}'’]+/u))
      if (tokenise(word).join('-') === used) return word.replace(/^\p{L}['’]/u, '').toLowerCase();
  return undefined;
};
