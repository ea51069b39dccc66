import type { Respelling } from './query.ts';

/** The words that were looked for in place of a keyword's: with nearest ones, and without those that were left out. */
export const usedWords = (words: string, instead: readonly Respelling[]): string =>
  words
    .split(/\s+/)
    .map((word) => instead.find(({ typed }) => typed === word)?.used ?? word)
    .filter(Boolean)
    .join(' ');
