import { isCasNumber } from '#contract/sheets/cas.ts';
import type { Entry } from '../sheet/entries.ts';
import { joinWords, type Word } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import { entriesOfKind, valuesOfKind } from './best-entry.ts';
import { type Found, tidy } from './found.ts';

/** Numbers and codes by which the maker sells the product, as printed, each once. */
export const productIdsOf = (entries: readonly Entry[]): Found<string[]> | undefined => {
  const own = valuesOfKind(entries, 'productId')
    .filter((value) => !isTelephone(value[0] ?? []))
    .flatMap((value) => codesIn(value.slice(0, mostLines.value).flatMap(partsOf)));
  const found = own.length > 0 ? [...own, ...beforeName(entries)] : [...beforeName(entries), ...otherMeans(entries)];
  const ids = new Map(found.toReversed().map((words) => [tidy(joinWords(words)).replace(/\.$/, ''), words]));
  const value = [...ids.keys()].toReversed();
  return value.length > 0 ? { value, places: placesOfWords([...ids.values()].toReversed().flat()) } : undefined;
};

/** `CCHD, CCHD-1G, CCHD-5G`: among codes that begin so, letters alone are one. */
const codesIn = (parts: readonly Word[][]): Word[][] => {
  const codes = parts.filter(isCode).map((words) => tidy(joinWords(words)));
  const isRoot = (words: readonly Word[]) => {
    const text = tidy(joinWords(words));
    const [root] = text.split('-');
    return /^[A-Z]{2,}(?:-[A-Z]{1,4})?$/.test(text) && codes.some((code) => code.startsWith(`${root}-`));
  };
  return parts.filter((words) => isCode(words) || isRoot(words));
};

/** `Product identifier: 01901` over `Product name: 01901 Harbour Block`, `P391S1NL` beside another name. */
const beforeName = (entries: readonly Entry[]): Word[][] =>
  entriesOfKind(entries, 'productName').flatMap(({ labels, value: [first = []] }) =>
    labels.some((label) => isIdentifier.test(label)) &&
    first.length === 1 &&
    /^(?:\d{4,}|[A-Z]{0,4}\d[A-Z\d-]{3,})$/.test(first[0]!.text)
      ? [[...first]]
      : [],
  );

const isIdentifier = /identifi(?:er|cateur)/;

/** Longer lists of codes are read no further, nor longer values of other labels. */
const mostLines = { list: 40, value: 6 };

/** Other means of identification are codes, or else names: they count where there is nothing but codes. */
const otherMeans = (entries: readonly Entry[]): Word[][] => {
  const parts = valuesOfKind(entries, 'otherIdentification').flatMap((value) =>
    value.slice(0, mostLines.list).flatMap(partsOf),
  );
  return parts.every((part) => isCode(part) && part.every(({ text }) => /\d/.test(text) || !/\p{L}{4}/u.test(text)))
    ? parts
    : [];
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

/** A date, a version, a CAS number, a share, the number of its transport. */
const isOtherNumber = (text: string) =>
  /^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/.test(text) ||
  /^v?\d{1,2}[.,]\d{1,2}$/i.test(text) ||
  /%/.test(text) ||
  /^(?:UN|NA|ONU) ?\d{4}$/i.test(text) ||
  isCasNumber(text);
