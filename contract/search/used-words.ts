import type { Respelling } from './query.ts';

/** The words that were looked for in place of a keyword's: with nearest ones, and without those that were left out, each in its turn. */
export const usedWords = (words: string, instead: readonly Respelling[]): string => {
  let next = 0;
  const used = words.split(/\s+/).map((word) => (instead[next]?.typed === word ? instead[next++]!.used : word));
  return used
    .filter(Boolean)
    .map((word) => word.replace(article, ''))
    .join(' ');
};

/** “l’acétone” is looked for as “acétone”. */
const article = /^(?:[cdjlmnst]|qu)['’](?=\p{L})/iu;
