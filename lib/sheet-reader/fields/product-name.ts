import { findDates } from '../dates/find-dates.ts';
import type { Entry } from '../sheet/entries.ts';
import { joinWords, type Word } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { valuesOfKind } from './best-entry.ts';
import { type Found, flatten, foundText, tidy } from './found.ts';

interface Source {
  /** Of section 1, then of the running head. */
  readonly entries: readonly Entry[];
  readonly productIds: readonly string[];
}

/** The product identifier of section 1. A title is not used: it is as often that of a whole range, or of nothing. */
export const productNameOf = ({ entries, productIds }: Source): Found<string> | undefined => {
  const words = valuesOfKind(entries, 'productName')
    .map((value) => withoutLabelEnd(flatten(withoutProse(value))))
    .find((value) => /[\p{L}\d]/u.test(joinWords(value)) && !isSentence(value) && !isOtherKind(joinWords(value)));
  if (!words) return undefined;
  const kept = withoutIds(words, productIds);
  return foundText(kept, tidy(joinWords(kept)));
};

/** A name has three lines at most; after that comes the maker's description. */
const withoutProse = (value: readonly (readonly Word[])[]) => value.slice(0, 3);

/** `PRODUCT` over `IDENTIFIER …` is one label. */
const withoutLabelEnd = (words: readonly Word[]) =>
  words.length > 1 && /^identi(?:fier|ficateur)$/.test(squash(words[0]!.text)) ? words.slice(1) : words;

const isSentence = (words: readonly Word[]) => words.length > 24;

/** A date, a telephone number, the number of its transport or an address of the web, which stand nearest where a label has its value above. */
const isOtherKind = (text: string): boolean =>
  findDates(text).some(({ start, end }) => start === 0 && end === text.trim().length) ||
  /^\+?[\d\s().-]{10,}$/.test(text) ||
  /^(?:UN|NA|ONU) ?\d{4}$/i.test(text) ||
  /^(?:www\.|https?:)\S+$/i.test(text);

/** A code in brackets, or behind the name, is another field's. */
const withoutIds = (words: readonly Word[], ids: readonly string[]): readonly Word[] => {
  const codes = new Set(ids.map(squash));
  const isId = ({ text }: Word) => codes.has(squash(text)) || /^\(\d{4}[\d-]*\)$/.test(text);
  const kept = words.filter((word, index) => index === 0 || !isId(word) || !isLoose(words, index));
  return kept.length > 0 ? kept : words;
};

const isLoose = (words: readonly Word[], index: number) =>
  index === words.length - 1 || /^\(.*\)$/.test(words[index]!.text);
