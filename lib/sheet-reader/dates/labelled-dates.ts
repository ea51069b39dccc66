import { type Cell, joinWords, type Line, textOfLine, type Word } from '../text/layout.ts';
import { type DateKind, dateKindOf } from './date-label.ts';
import { findDates } from './find-dates.ts';

/** A date on the sheet, and what it is the date of; no kind where nothing near it tells. */
export interface LabelledDate {
  readonly text: string;
  readonly kind?: DateKind;
  readonly words: readonly Word[];
  /** The text around it, which may hint at its notation. */
  readonly context: string;
}

/** The dates in these lines. A label stands before the date, in a cell to the left, or above it. */
export const labelledDates = (lines: readonly Line[]): LabelledDate[] => [
  ...lines.flatMap((line, at) => line.cells.flatMap((_, index) => datesIn({ lines, at, index }))),
  ...lines.flatMap((_, at) => dateInParts(lines, at)),
];

interface Where {
  readonly lines: readonly Line[];
  readonly at: number;
  readonly index: number;
}

const datesIn = (where: Where): LabelledDate[] => {
  const line = where.lines[where.at]!;
  const cell = line.cells[where.index]!;
  const words = [...cell.words, ...restOfDate(where, cell)];
  const text = words.map((word) => word.text).join(' ');
  const dates = findDates(text);
  return dates.map((date, index) => {
    const before = text.slice(dates[index - 1]?.end ?? 0, date.start);
    const after = text.slice(date.end, dates[index + 1]?.start);
    const beside = [before, ...(index === 0 ? [leftOf(line, where.index), around(where, cell)] : [])];
    const kind = isStamp(before, after)
      ? 'print'
      : firstKind([
          ...beside,
          ...(index === 0 && before.length < sentence ? above(where, cell) : []),
          bracketed(after),
        ]);
    return { text: date.text, kind, words: wordsAt(words, date), context: `${before} ${after}` };
  });
};

/** `Form 12, Revision 3, Page 1 of 10, 22-Jul-2021 02:03:08`: the revision is that of the form, the day that of printing. */
const isStamp = (before: string, after: string): boolean =>
  /\bpage \d+ (?:of|de|sur|\/) \d+\W*$/i.test(before) && /^,? \d{1,2}:\d{2}/.test(after);

/** `NOVEMBER` over `11, 2013`, in a column too narrow for both. */
const restOfDate = ({ lines, at }: Where, cell: Cell): readonly Word[] => {
  if (!endsInMonth.test(cell.words.at(-1)!.text)) return [];
  const [own, next] = [lines[at]!, lines[at + 1]];
  if (next?.frame !== own.frame || next.y - own.y > own.height * 1.9) return [];
  const below = next.cells.find(({ x, right }) => x < cell.right + 4 && right > cell.x - 4);
  return below && /^\d{1,2},? ?(?:19|20)\d\d$|^(?:19|20)\d\d$/.test(joinWords(below.words)) ? below.words : [];
};

const endsInMonth =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)$/i;

/** `Day: 09`, `Month: June` and `Year: 2014` under the label of the date. */
const dateInParts = (lines: readonly Line[], at: number): LabelledDate[] => {
  const parts = lines.slice(at, at + 3).map((line) => line.cells[0]!.words);
  const values = parts.map((words, index) => partsOfDate[index]!.exec(joinWords(words))?.[1]);
  if (at === 0 || values.length < 3 || values.includes(undefined)) return [];
  const label = textOfLine(lines[at - 1]!);
  const [date] = findDates(values.join(' '));
  return date ? [{ text: date.text, kind: dateKindOf(label.slice(-90)), words: parts.flat(), context: label }] : [];
};

const partsOfDate = [
  /^(?:day|jour) ?: ?(\d{1,2})$/i,
  /^(?:month|mois) ?: ?(\p{L}+\.?)$/iu,
  /^(?:year|année) ?: ?(\d{4})$/i,
];

/** A date with so many letters before it belongs to their sentence, and has no label above. */
const sentence = 40;

const firstKind = (texts: readonly string[]): DateKind | undefined => {
  for (const text of texts) {
    const kind = dateKindOf(text.slice(-90));
    if (kind) return kind;
  }
  return undefined;
};

/** The nearest cell to the left that is no date of its own. */
const leftOf = (line: Line, index: number): string => {
  const texts: string[] = [];
  for (const cell of line.cells.slice(0, index).toReversed()) {
    const text = joinWords(cell.words);
    if (findDates(text).length > 0) break;
    texts.unshift(text);
    if (/\p{L}{3}/u.test(text)) break;
  }
  return texts.join(' ');
};

/** A label of two lines, the date between them: the ends of the lines half a line above and below. */
const around = ({ lines, at }: Where, cell: Cell): string => {
  const own = lines[at]!;
  return [at - 1, at + 1]
    .flatMap((one) => {
      const line = lines[one];
      const isNear = line?.frame === own.frame && Math.abs(line.y - own.y) < own.height * 0.8;
      return isNear ? (line.cells.findLast(({ right }) => right < cell.x + 4) ?? []) : [];
    })
    .map(({ words }) => joinWords(words.slice(-5)))
    .join(' ');
};

/** Cells of the lines above the date, the nearest first; a date among them has a column of its own. */
const above = ({ lines, at }: Where, cell: Cell): string[] => {
  const texts: string[] = [];
  const own = lines[at]!;
  for (const line of lines.slice(Math.max(0, at - 3), at).toReversed()) {
    if (line.frame !== own.frame || own.y - line.y > own.height * 4.5) break;
    const over = line.cells.find((one) => one.x < cell.right + 4 && one.right > cell.x - 4);
    if (!over) continue;
    const text = joinWords(over.words);
    if (findDates(text).length > 0) continue;
    texts.push(text);
  }
  return texts;
};

/** `2021-03-04 (revised)`. */
const bracketed = (text: string) => /^\s*[([]([^)\]]*)/.exec(text)?.[1] ?? '';

const wordsAt = (words: readonly Word[], { start, end }: { start: number; end: number }): Word[] => {
  let at = 0;
  return words.filter((word) => {
    const from = at;
    at += word.text.length + 1;
    return from < end && from + word.text.length > start;
  });
};
