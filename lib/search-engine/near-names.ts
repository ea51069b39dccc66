import { type CommonName, commonNames } from './asks.ts';
import { type Candidate, compareNearness, isRespellable, type Nearness, nearestOf, nearnessOf } from './nearest.ts';

/** A part of a keyword's word, in one spelling; whether any sheet has it, and whether it is a common name by itself. */
export interface Token {
  /** Number of the word. */
  readonly word: number;
  readonly text: string;
  readonly isUnknown: boolean;
  readonly isName: boolean;
}

/** The words of a keyword that a common name is made of, by their number, as it has them; undefined where they are right as typed. */
export interface NearName {
  readonly terms: ReadonlyMap<number, string | undefined>;
  readonly edits: number;
}

/**
 * The common name of several words that a stretch of a keyword is nearest to: each unknown word is that of the name or near it, the
 * others are, but for a name of one word beside an unknown one. Undefined where there is none.
 */
export const nearName = (tokens: readonly Token[]): NearName | undefined => {
  const known = new Map<string, Nearness | undefined>();
  const nearness = (typed: string, term: string): Nearness | undefined => {
    if (typed === term) return same;
    if (!isRespellable(typed) || !isRespellable(term)) return undefined;
    const key = `${typed} ${term}`;
    if (!known.has(key)) known.set(key, nearnessOf(typed, term));
    return known.get(key);
  };
  let best: Match | undefined;
  for (const name of names)
    for (let from = 0; from + name.tokens.length <= tokens.length; from++) {
      const match = matchOf(tokens.slice(from, from + name.tokens.length), name, nearness);
      if (match && (!best || compareMatches(match, best) < 0)) best = match;
    }
  return best && { terms: termsOf(tokens, best), edits: best.edits };
};

/** The nearest common name of one word. */
export const nearestName = (typed: string): Candidate | undefined => nearestOf(typed, singleNames);

interface Match extends Nearness {
  readonly name: CommonName;
  readonly tokens: readonly Token[];
  /** Words that are only begun: of “methyl chlorid” one is for methyl chloride, and two for methylene chloride. */
  readonly unfinished: number;
}

const matchOf = (
  tokens: readonly Token[],
  name: CommonName,
  nearness: (typed: string, term: string) => Nearness | undefined,
): Match | undefined => {
  if (!tokens.some(({ isUnknown }) => isUnknown)) return undefined;
  if (tokens.some(({ text, isUnknown, isName }, at) => !isUnknown && !isName && text !== name.tokens[at]))
    return undefined;
  let edits = 0;
  let begun = 0;
  let unfinished = 0;
  for (const [at, { text }] of tokens.entries()) {
    const found = nearness(text, name.tokens[at]!);
    if (!found) return undefined;
    edits += found.edits;
    begun += found.begun;
    if (found.begun > 0) unfinished += 1;
  }
  return edits + begun === 0 ? undefined : { name, tokens, edits, begun, unfinished };
};

const unknownIn = ({ tokens }: Match): number => tokens.filter(({ isUnknown }) => isUnknown).length;

/** More unknown words, then fewer edits, then names of one language, then fewer words only begun, then the nearer, the longer, and the one whose letters come first. */
const compareMatches = (a: Match, b: Match): number =>
  unknownIn(b) - unknownIn(a) ||
  a.edits - b.edits ||
  Number(a.name.isMixed) - Number(b.name.isMixed) ||
  a.unfinished - b.unfinished ||
  compareNearness(a, b) ||
  b.tokens.length - a.tokens.length ||
  (a.name.tokens.join(' ') < b.name.tokens.join(' ') ? -1 : 1);

const termsOf = (tokens: readonly Token[], { name, tokens: matched }: Match): Map<number, string | undefined> => {
  const from = tokens.indexOf(matched[0]!);
  const parts = tokens.map(({ word, text }, at) => ({ word, text, term: name.tokens[at - from] ?? text }));
  return new Map(
    matched.map(({ word }) => {
      const own = parts.filter((part) => part.word === word);
      const isChanged = own.some(({ text, term }) => text !== term);
      return [word, isChanged ? own.map(({ term }) => term).join('-') : undefined] as const;
    }),
  );
};

const same: Nearness = { edits: 0, begun: 0 };
const names = commonNames.filter(({ tokens }) => tokens.length > 1);
const singleNames = commonNames.flatMap(({ tokens }) => (tokens.length === 1 ? [[tokens.join(), 0] as const] : []));
