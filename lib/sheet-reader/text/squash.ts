import type { Word } from './layout.ts';

/**
 * The text as labels and statements are compared: lower case letters and digits alone. Without its spaces, a text cut into
 * odd runs or hyphenated at the end of a line is the same text still. `n°` comes out as `no`.
 */
export const squash = (text: string): string =>
  text
    .replace(/[°º]/g, 'o')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Words squashed into one text, with the word that each of its characters is of. */
export interface Squashed {
  readonly text: string;
  readonly wordAt: readonly number[];
}

/** A word that is only punctuation adds nothing to the text. */
export const squashWords = (words: readonly Word[]): Squashed => {
  const wordAt: number[] = [];
  let text = '';
  for (const [index, word] of words.entries()) {
    const squashed = squash(word.text);
    text += squashed;
    for (let at = 0; at < squashed.length; at++) wordAt.push(index);
  }
  return { text, wordAt };
};

/** The words that a stretch of the squashed text is of. */
export const wordsBetween = (words: readonly Word[], { wordAt }: Squashed, [start, end]: readonly [number, number]) =>
  words.slice(wordAt[start] ?? 0, (wordAt[end - 1] ?? -1) + 1);
