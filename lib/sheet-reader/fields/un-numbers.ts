import type { SplitSection } from '../sections/split-sections.ts';
import { joinWords, type Line, type Word } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import type { Found } from './found.ts';

/**
 * The UN numbers of section 14, four digits each, in their order: printed with `UN` before them, or beside or below a label that
 * says so. Numbers of North America alone (`NA1993`) are none.
 */
export const unNumbersOf = (sections: readonly SplitSection[]): Found<string[]> | undefined => {
  const found = new Map<string, readonly Word[]>();
  for (const { number, lines } of sections) {
    if (number !== 14) continue;
    for (const [at, line] of lines.entries())
      for (const { digits, words } of [...named(line), ...labelled(line, lines[at + 1])])
        if (isUnNumber(digits)) found.set(digits, [...(found.get(digits) ?? []), ...words]);
  }
  if (found.size === 0 || found.size > most) return undefined;
  return { value: [...found.keys()], places: [...found.values()].flatMap((words) => placesOfWords(words)) };
};

/** A kit has some; more are a table of regulations. */
const most = 8;

interface Printed {
  readonly digits: string;
  readonly words: readonly Word[];
}

/** `UN1090`, `UN 1090`, `UN-No. 1090`, `No ONU : 1090`. */
const named = (line: Line): Printed[] =>
  line.cells.flatMap(({ words }) =>
    words.flatMap((_, start) => {
      for (let count = 1; count <= longestName && start + count <= words.length; count++) {
        const span = words.slice(start, start + count);
        const digits = name.exec(joinWords(span))?.[1];
        if (digits) return [{ digits, words: span }];
      }
      return [];
    }),
  );

const longestName = 5;
const name =
  /^\(?(?:UN|ONU|N\.?U\.?)(?:\s?[-/]?\s?(?:ID|NA))?\s?[-–:#.]?\s?(?:(?:No|N[o°]|Nr|Number|Numéro)\.?)?\s?[-–:#.]?\s?(\d{4})(?:[.,;:)]|$)/iu;

/** What stands beside a label such as `14.1 UN number`, else alone on the line below. */
const labelled = (line: Line, next: Line | undefined): Printed[] => {
  const [first, ...others] = line.cells;
  const words = first?.words ?? [];
  const end = words.findLastIndex(({ text }) => !/^\(?\d{4}[.,;)]?$/.test(text)) + 1;
  if (!label.test(joinWords(words.slice(0, end)))) return [];
  const beside = [words.slice(end), ...others.map((cell) => cell.words)].flatMap(numbersAlone);
  if (beside.length > 0 || others.length > 0 || end < words.length) return beside;
  return next?.cells.every(({ words }) => numbersAlone(words).length === words.length)
    ? next.cells.flatMap(({ words }) => numbersAlone(words))
    : [];
};

const label =
  /^(?:14\.1\.?\s*)?(?:(?:UN|ONU)[-\s/]*(?:ID|NA|proper)?[-\s.]*(?:numbers?|no\.?|nr\.?|numéros?|n°|#)(?:\s*(?:or|ou)\s*(?:ID|identification)\s*(?:numbers?|numéro)?)?|(?:numéros?|no\.?|n°|n[o])\s*(?:d['’]identification\s*)?(?:ONU|UN)(?:\s*ou\s*.{0,40})?)(?:\s*\([^)]*\))?\s*[:.]?\s*$/iu;

const numbersAlone = (words: readonly Word[]): Printed[] =>
  words.flatMap((word) => {
    const digits = /^\(?(?:UN|ONU)?(\d{4})[.,;)]?$/i.exec(word.text)?.[1];
    return digits ? [{ digits, words: [word] }] : [];
  });

/** Those that are given out begin with 0004 and end below 3600. */
const isUnNumber = (digits: string): boolean => Number(digits) >= 4 && Number(digits) < 3600;
