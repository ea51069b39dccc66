import { tokenise, tokensOf } from './analyzer.ts';

/** A word of a keyword, or several that stand side by side: met by any of its spellings, each a run of tokens. */
export interface SearchPhrase {
  readonly spellings: readonly (readonly string[])[];
  /** The last token of a spelling is met by the beginning of a word too. */
  readonly isOpen: boolean;
}

/** Letters from which on a last word is met by its beginning: fewer begin too many. */
const shortestBeginning = 3;

/**
 * What a text has to have to be found by a keyword: all of these. A word of several tokens (`water-reactive`, `67-64-1`) and what
 * stands in quotes are met side by side only. Empty where there is no letter and no digit. Tokens are folded letters and digits:
 * nothing of a keyword is anybody's syntax.
 */
export const searchPhrases = (keyword: string): SearchPhrase[] => {
  const pieces = keyword.split(/["“”«»]/u);
  const phrases = pieces.flatMap((piece, at) => {
    // A quote that is never closed is an inch, or a slip.
    const isQuoted = at % 2 === 1 && at < pieces.length - 1;
    const runs = (isQuoted ? [piece] : piece.split(/\s+/u)).map(tokenise).filter((tokens) => tokens.length > 0);
    return runs.map(
      (tokens): SearchPhrase => ({
        spellings: spellingsOf(tokens),
        isOpen: !isQuoted && tokens.at(-1)!.length >= shortestBeginning,
      }),
    );
  });
  return phrases.map((phrase, at) => (at === phrases.length - 1 ? phrase : { ...phrase, isOpen: false }));
};

/** As they are typed, and each way in which they may be spelt otherwise. */
const spellingsOf = (tokens: readonly string[]): string[][] => {
  const each = tokens.map(tokensOf);
  const ways = Math.max(...each.map(({ length }) => length));
  return Array.from({ length: ways }, (_, way) => each.map((spelt, at) => spelt[way] ?? tokens[at]!));
};
