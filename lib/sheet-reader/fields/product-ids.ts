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
  const found =
    own.length > 0
      ? [...own, ...beforeName(entries)]
      : [...beforeName(entries), ...markedInName(entries), ...otherMeans(entries)];
  const ids = new Map(found.toReversed().map((words) => [textOf(words), words]));
  const value = [...ids.keys()].toReversed();
  return value.length > 0 ? { value, places: placesOfWords([...ids.values()].toReversed().flat()) } : undefined;
};

/** Without the mark of a number, `#`, and the full stop of its line. */
const textOf = (words: readonly Word[]) => tidy(joinWords(words)).replace(/^#\s*/, '').replace(/\.$/, '');

/** `CCHD, CCHD-1G, CCHD-5G`: among codes that begin so, letters alone are one; so are capitals that are all there is. */
const codesIn = (parts: readonly Word[][]): Word[][] => {
  const codes = parts.filter(isCode).map((words) => tidy(joinWords(words)));
  const isRoot = (words: readonly Word[]) => {
    const text = tidy(joinWords(words));
    const [root] = text.split('-');
    return /^[A-Z]{2,}(?:-[A-Z]{1,4})?$/.test(text) && codes.some((code) => code.startsWith(`${root}-`));
  };
  const isAlone =
    parts.length === 1 &&
    parts[0]!.length === 1 &&
    /^(?!VARI|MULTI|SEE|ALL|NON|TB[AD]$|NUM|NAME|CODE)[A-Z]{3,10}$/.test(parts[0]![0]!.text);
  return parts.filter((words) => isCode(words) || isRoot(words) || isAlone);
};

/** `Product identifier: 01901`, `P391S1NL` beside another name; `B60601 Harbour Degreaser`. */
const beforeName = (entries: readonly Entry[]): Word[][] =>
  entriesOfKind(entries, 'productName').flatMap(({ labels, value: [first = []] }) => {
    const [word] = first;
    if (!word) return [];
    const isAlone =
      first.length === 1 &&
      labels.some((label) => isIdentifier.test(label)) &&
      /^(?:\d{4,}|[A-Z]{0,4}\d[A-Z\d-]{3,})$/.test(word.text);
    return isAlone || (first.length > 1 && /^(?:[A-Z]{1,3}\d{4,}|\d{5,}[A-Z]?)$/.test(word.text)) ? [[word]] : [];
  });

/** `#11384,` */
export const isMarkedCode = ({ text }: Word): boolean => /^#\d{4,},?$/.test(text);

/** `Harbour Duster, 10 oz #11384, #11407` */
const markedInName = (entries: readonly Entry[]): Word[][] =>
  entriesOfKind(entries, 'productName').flatMap(({ value: [first = []] }) =>
    first.filter(isMarkedCode).map((word) => [word]),
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
  for (const word of withoutBrackets(words).flatMap(codesOfList)) {
    if (/^(?:and|et|or|ou|[,;|/&])$/i.test(word.text)) {
      parts.push([]);
      continue;
    }
    parts.at(-1)!.push(word);
    if (/[,;|]$/.test(word.text)) parts.push([]);
  }
  return parts
    .map(withoutSize)
    .filter((part) => part.length > 0)
    .flatMap((part) => (isOneNumber(part) ? [part] : part.map((word) => [word])));
};

/** `0890 25` is a number in groups; words with letters alone are of a code that the others begin or end. */
const isOneNumber = (words: readonly Word[]): boolean =>
  !words.every(({ text }) => /\d/.test(text)) ||
  (words.length === 2 && words.every(({ text }) => /^\d+$/.test(text)) && words.at(-1)!.text.length < 4);

/** `TN13609,TN3615`, without a space after the comma. */
const codesOfList = (word: Word): Word[] =>
  /^[A-Z\d_-]{3,}(?:[,;][A-Z\d_-]{3,})+[,;]?$/.test(word.text)
    ? word.text.split(/[,;]/).flatMap((text) => (text ? [{ ...word, text: `${text},` }] : []))
    : [word];

/** `Part# 851 22oz` is the code, and what is sold under it. */
const withoutSize = (words: readonly Word[]): Word[] => {
  const own = words.filter(({ text }, index) => index > 0 || !/^(?:part|item|sku)#$/i.test(text));
  const at = own.findIndex(({ text }, index) => index > 0 && (isSize.test(text) || isUnit.test(text)));
  if (at < 0) return isSize.test(own[0]?.text ?? '') ? [] : own;
  return own.slice(0, at > 1 && isUnit.test(own[at]!.text) && /^[\d.]+$/.test(own[at - 1]!.text) ? at - 1 : at);
};

const isSize = /^\d+(?:\.\d+)?(?:oz|gal|ml|lbs?|kg|qt|pt)\.?,?$/i;
const isUnit = /^(?:fl|oz|gal|gallons?|ml|lbs?|kg|qt|pt|quarts?|pints?|litres?|liters?)\.?,?$/i;

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
  return (
    /\d/.test(text) && !/^(?:see|voir)\b/i.test(text) && text.length <= 30 && words.length <= 3 && !isOtherNumber(text)
  );
};

/** `Product number for information by telephone` is cut short by the end of its line. */
const isTelephone = (words: readonly Word[]) =>
  /^(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}\b/.test(tidy(joinWords(words)));

/** A date, a version, a CAS number, a share, the number of its transport. */
const isOtherNumber = (text: string) =>
  /^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/.test(text) ||
  /^(?:v?\d{1,2}[.,]\d{1,2}|v\d{1,2})$/i.test(text) ||
  /%/.test(text) ||
  /^(?:UN|NA|ONU) ?\d{4}$/i.test(text) ||
  isCasNumber(text);
