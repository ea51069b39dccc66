import { isHazardCode } from '#lib/hazards/hazards.ts';
import type { Word } from '../text/layout.ts';

export interface PrintedCode {
  readonly code: string;
  readonly words: readonly Word[];
}

/** The hazard codes printed among these words: `H225`, `H 225`, `H302 + H332`, `EUH066`. */
export const printedCodes = (words: readonly Word[]): PrintedCode[] => {
  const { text, wordAt } = joined(words);
  return [...text.matchAll(codes)].flatMap((match) => {
    const parts = match[0]
      .replace(/\s+/g, '')
      .split('+')
      .flatMap((part) => codeIn(part) ?? []);
    if (parts.length === 0) return [];
    const span = words.slice(wordAt[match.index], wordAt[match.index + match[0].length - 1]! + 1);
    return [{ code: parts.join('+'), words: span }];
  });
};

const codes =
  /(?<![\p{L}\d])(?:EUH ?\d{3}[A-Z]?|H ?[2-4]\d{2}[A-Za-z]{0,2})(?: ?\+ ?H ?[2-4]\d{2}[A-Za-z]{0,2})*(?![\p{L}\d])/gu;

/** A code that there is; `H319A` is one with its category behind it. */
const codeIn = (part: string): string | undefined => {
  if (/^EUH/.test(part)) return part;
  const base = part.slice(0, 4);
  if (isHazardCode(part)) return part;
  return isHazardCode(base) || ofCategoriesLeftOut.has(base) ? base : undefined;
};

/** Of categories that HPR and the United States leave out. */
const ofCategoriesLeftOut = new Set(['H303', 'H305', 'H313', 'H316', 'H333', 'H206', 'H207', 'H208']);

const joined = (words: readonly Word[]) => {
  const wordAt: number[] = [];
  let text = '';
  for (const [index, word] of words.entries()) {
    text += `${word.text} `;
    for (let at = 0; at <= word.text.length; at++) wordAt.push(index);
  }
  return { text, wordAt };
};
