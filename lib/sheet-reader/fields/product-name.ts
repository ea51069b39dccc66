import { findDates } from '../dates/find-dates.ts';
import { type Entry, startsLabel } from '../sheet/entries.ts';
import { isKnownLabel } from '../sheet/labels.ts';
import { joinWords, type Line, textOfLine, type Word, wordsOfLine } from '../text/layout.ts';
import { squash } from '../text/squash.ts';
import { valuesOfKind } from './best-entry.ts';
import { type Found, flatten, foundText, tidy } from './found.ts';
import { isMarkedCode } from './product-ids.ts';

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
    .map((value) => toNextLabel(withoutLabelEnd(flatten(goneOn(withoutProse(value), lines, titles)))))
    .find((value) => /[\p{L}\d]/u.test(joinWords(value)) && !isSentence(value) && !isOtherKind(joinWords(value)));
  const words = labelled ?? nameAlone(lines);
  if (!words) return undefined;
  const whole = squash(joinWords(words));
  const isTitle = titles.some((line) => squash(textOfLine(line)) === whole);
  const kept = isTitle ? words : withoutIds(words, productIds);
  return foundText(kept, withMarks(tidy(joinWords(kept))));
};

/** Of `Harbour Oil Product Grades: 32, 46` the grades are no part of the name. */
const toNextLabel = (words: readonly Word[]): readonly Word[] => {
  const colon = words.findIndex(({ text }, at) => at > 1 && text.endsWith(':'));
  const start = [3, 2, 1].map((count) => colon + 1 - count).find((at) => at > 0 && isLabel(words.slice(at, colon + 1)));
  const revision = words.findIndex(
    ({ text }, at) => isDash(words[at - 1]) && /^(?:revis(?:ion|ed)|révision)$/i.test(text),
  );
  if (revision > 1) return words.slice(0, revision - 1);
  return start === undefined ? words : words.slice(0, start);
};

const isDash = (word: Word | undefined): boolean => /^[-–—]$/.test(word?.text ?? '');

const isLabel = (words: readonly Word[]): boolean => isKnownLabel(squash(joinWords(words)));

/** A name too long for its line goes on at the left margin, below its label: a title that has it whole says so, or it begins with an abbreviation in brackets. */
const goneOn = (value: readonly (readonly Word[])[], lines: readonly Line[], titles: readonly Line[]) => {
  const end = value.at(-1)?.at(-1);
  const next = end && lines[lines.findIndex((line) => wordsOfLine(line).includes(end)) + 1];
  if (next?.cells.length !== 1 || startsLabel(next, 0)) return value;
  if (/^\(\p{Lu}{2,6}\) \p{L}+$/u.test(textOfLine(next))) return [...value, wordsOfLine(next)];
  const whole = squash(joinWords([...value.flat(), ...wordsOfLine(next)]));
  return squash(titles.map(textOfLine).join(' ')).includes(whole) ? [...value, wordsOfLine(next)] : value;
};

/** A name without a label, which is all that section 1 has, or stands over its labels. */
const nameAlone = (lines: readonly Line[]): readonly Word[] | undefined => {
  const [first, second] = lines;
  if (first?.cells.length !== 1) return undefined;
  const { words } = first.cells[0]!;
  const isName = !second || (!startsLabel(first, 0) && startsLabel(second, 0));
  return isName && words.length < 13 && !/[.!?]$/.test(words.at(-1)!.text) ? words : undefined;
};

/** The trade mark's sign of a font of symbols comes out as a letter: `HarbourÒ`. */
const withMarks = (text: string): string => text.replace(/(?<=[\p{Ll}\d])Ò/gu, '®');

/** A name has three lines at most; after that comes the maker's description, whose it is, or whom to call. */
const withoutProse = (value: readonly (readonly Word[])[]) => {
  const end = value.findIndex(
    (words, at) => at > 0 && (words[0]?.text.startsWith('©') || /\d{3}[-. ]\d{3}[-. ]\d{4}/.test(joinWords(words))),
  );
  return value.slice(0, end < 0 ? 3 : Math.min(end, 3));
};

/** `PRODUCT` over `IDENTIFIER …` is one label; `Trade name Harbour Wax` stands under `1.1 Product identifier` without a colon. */
const withoutLabelEnd = (words: readonly Word[]) =>
  words.length > 1 && /^identi(?:fier|ficateur)$/.test(squash(words[0]!.text))
    ? words.slice(1)
    : words.length > 2 && /^trade name$/i.test(joinWords(words.slice(0, 2)))
      ? words.slice(2)
      : words;

const isSentence = (words: readonly Word[]) => words.length > 24;

/** What the boxes of an HMIS or NFPA rating are called. */
const isRating =
  /^(?:(?:health|flammability|reactivity|instability|(?:personal|physical) (?:protection|hazards?)|ppi)\s*)+$/i;

/** A date, a telephone number, the number of its transport, an address of the web or another label, which stand nearest where a label has its value above. */
const isOtherKind = (text: string): boolean =>
  findDates(text).some(({ start, end }) => start === 0 && end === text.trim().length) ||
  /^\+?[\d\s().-]{10,}$/.test(text) ||
  /^(?:UN|NA|ONU) ?\d{4}$/i.test(text) ||
  /^(?:www\.|https?:)\S+$/i.test(text) ||
  isRating.test(text) ||
  isKnownLabel(squash(text));

/** A code in brackets, or behind the name, is another field's. */
const withoutIds = (words: readonly Word[], ids: readonly string[]): readonly Word[] => {
  const marked = words.findIndex(isMarkedCode);
  if (marked > 0) return words.slice(0, marked);
  const codes = new Set(ids.map(squash));
  const isId = ({ text }: Word) => codes.has(squash(text)) || /^\(\d{4}[\d-]*\)$/.test(text);
  const kept = words.filter((word, index) => index === 0 || !isId(word) || !isLoose(words, index));
  return kept.length > 0 ? kept : words;
};

const isLoose = (words: readonly Word[], index: number) =>
  index === words.length - 1 || /^\(.*\)$/.test(words[index]!.text);
