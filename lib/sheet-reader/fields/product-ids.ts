import { isCasNumber } from '#contract/sheets/cas.ts';
import type { Entry } from '../sheet/entries.ts';
import { joinWords, type Word } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import { valuesOfKind } from './best-entry.ts';
import { type Found, tidy } from './found.ts';

/** Numbers and codes by which the maker sells the product, as printed, each once. */
export const productIdsOf = (entries: readonly Entry[]): Found<string[]> | undefined => {
  const own = valuesOfKind(entries, 'productId')
    .filter((value) => !isTelephone(value[0] ?? []))
    .flatMap((value) => value.slice(0, 6).flatMap(partsOf))
    .filter(isCode);
  const found = own.length > 0 ? own : otherMeans(entries);
  const ids = new Map(found.toReversed().map((words) => [tidy(joinWords(words)), words]));
  const value = [...ids.keys()].toReversed();
  return value.length > 0 ? { value, places: placesOfWords([...ids.values()].toReversed().flat()) } : undefined;
};

/** Other means of identification are codes, or else names: they count where there is nothing but codes. */
const otherMeans = (entries: readonly Entry[]): Word[][] => {
  const parts = valuesOfKind(entries, 'otherIdentification').flatMap((value) => value.slice(0, 6).flatMap(partsOf));
  return parts.every((part) => isCode(part) && part.every(({ text }) => !/\p{L}{4}/u.test(text))) ? parts : [];
};

/** Codes are separated by commas and the like, or by spaces alone. Brackets contain explanations. */
const partsOf = (words: readonly Word[]): Word[][] => {
  const parts: Word[][] = [[]];
  for (const word of withoutBrackets(words)) {
    if (/^(?:and|et|or|ou|[,;|/])$/i.test(word.text)) {
      parts.push([]);
      continue;
    }
    parts.at(-1)!.push(word);
    if (/[,;|]$/.test(word.text)) parts.push([]);
  }
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part) => (part.every(({ text }) => /\d/.test(text)) ? part.map((word) => [word]) : [part]));
};

const withoutBrackets = (words: readonly Word[]): Word[] => {
  let depth = 0;
  return words.filter(({ text }) => {
    const opened = depth + (text.match(/\(/g)?.length ?? 0);
    const isOutside = depth === 0 && !text.startsWith('(');
    depth = Math.max(0, opened - (text.match(/\)/g)?.length ?? 0));
    return isOutside;
  });
};

const isCode = (words: readonly Word[]): boolean => {
  const text = tidy(joinWords(words));
  return /\d/.test(text) && text.length <= 30 && words.length <= 3 && !isOtherNumber(text);
};

/** `Product number for information by telephone` is cut short by the end of its line. */
const isTelephone = (words: readonly Word[]) =>
  /^(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}\b/.test(tidy(joinWords(words)));

/** A date, a version, a CAS number, a share. */
const isOtherNumber = (text: string) =>
  /^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/.test(text) ||
  /^v?\d{1,2}[.,]\d{1,2}$/i.test(text) ||
  /%/.test(text) ||
  isCasNumber(text);
