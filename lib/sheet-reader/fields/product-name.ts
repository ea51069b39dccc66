import { findDates } from '../dates/find-dates.ts';
import type { Entry } from '../sheet/entries.ts';
import { joinWords, type Line, textOfLine, type Word } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { valuesOfKind } from './best-entry.ts';
import { type Found, flatten, foundText, tidy } from './found.ts';

interface Source {
  /** Of section 1, then of the running head. */
  readonly entries: readonly Entry[];
  readonly productIds: readonly string[];
  /** Of section 1. */
  readonly lines: readonly Line[];
  /** The head and the running heads, which often repeat the name. */
  readonly titles: readonly Line[];
}

/** The product identifier of section 1. A title is not used: it is as often that of a whole range, or of nothing. */
export const productNameOf = ({ entries, productIds, lines, titles }: Source): Found<string> | undefined => {
  const labelled = valuesOfKind(entries, 'productName')
    .map((value) => withoutLabelEnd(flatten(withoutProse(value))))
    .find((value) => /[\p{L}\d]/u.test(joinWords(value)) && !isSentence(value) && !isOtherKind(joinWords(value)));
  const words = labelled ?? nameAlone(lines);
  if (!words) return undefined;
  const whole = squash(joinWords(words));
  const isTitle = titles.some((line) => squash(textOfLine(line)) === whole);
  const kept = isTitle ? words : withoutIds(words, productIds);
  return foundText(kept, withMarks(tidy(joinWords(kept))));
};

/** A name that is all that section 1 has. */
const nameAlone = (lines: readonly Line[]): readonly Word[] | undefined => {
  const [only, ...others] = lines;
  const words = only?.cells.length === 1 ? only.cells[0]!.words : undefined;
  return words && others.length === 0 && words.length < 13 && !/[.!?]$/.test(words.at(-1)!.text) ? words : undefined;
};

/** The trade mark's sign of a font of symbols comes out as a letter: `HarbourÒ`. */
const withMarks = (text: string): string => text.replace(/(?<=[\p{Ll}\d])Ò/gu, '®');

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
