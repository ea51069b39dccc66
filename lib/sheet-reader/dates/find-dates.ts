/** A date as it is printed in a text, and where. `text` is tidied for `parseDate`: four figures for the year, a day always. */
export interface PrintedDate {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Every date in a text, in any notation of either language. Of a month without a day, the first day counts. */
export const findDates = (printed: string): PrintedDate[] => {
  // `11−DEC−04` with the sign of subtraction.
  const text = printed.replaceAll('−', '-');
  const dates: PrintedDate[] = [];
  for (const { pattern, tidy } of notations) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (dates.some((one) => span.start < one.end && span.end > one.start)) continue;
      const tidied = tidy(match.groups ?? {});
      if (tidied) dates.push({ text: tidied, ...span });
    }
  }
  return dates.toSorted((a, b) => a.start - b.start);
};

const month =
  '(?<month>jan(?:uary|v(?:ier)?)?|f[eé][bv](?:ruary|r(?:ier)?)?|mar(?:ch|s)?|a[pv]r(?:il)?|ma[iy]|june?|juin|jul(?:y)?|juil(?:let)?|aug(?:ust)?|ao[uû]t?|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[eé]c(?:ember|embre)?)\\.?(?!\\p{L})';
const day = '(?<day>[0-3]?\\d)(?:\\s?(?:st|nd|rd|th|er|re)(?!\\p{L}))?';
const year = '(?<year>(?:19|20)\\d{2})';
const shortYear = '(?<year>\\d{2})';
const separator = '\\s?[-–‑‐/.]\\s?';
const noDigitBefore = '(?<![\\d-])';
const noDigitAfter = '(?![\\d]|-\\d)';

type Groups = Readonly<Record<string, string | undefined>>;
type Tidy = (groups: Groups) => string | undefined;

const inWords: Tidy = ({ day = '1', month = '', year = '' }) => `${day} ${monthWord(month)} ${fourFigures(year)}`;
const inNumbers: Tidy = ({ first, second, mark = '/', year = '' }) =>
  Number(first) > 31 || Number(second) > 31
    ? undefined
    : `${first}${plainMark(mark)}${second}${plainMark(mark)}${fourFigures(year)}`;

const notation = (source: string, tidy: Tidy) => ({
  pattern: new RegExp(`${noDigitBefore}${source}${noDigitAfter}`, 'giu'),
  tidy,
});

const numbers = '(?<first>[0-3]?\\d)\\s?(?<mark>[-–‑‐/.])\\s?(?<second>[0-3]?\\d)\\s?\\k<mark>\\s?';

const notations = [
  notation(
    `${year}${separator}(?<month>[01]?\\d)${separator}(?<day>[0-3]?\\d)`,
    ({ year, month, day }) => `${year}-${month}-${day}`,
  ),
  notation(`${year}\\s(?<month>[01]\\d)\\s(?<day>[0-3]\\d)`, ({ year, month, day }) => `${year}-${month}-${day}`),
  notation(`${year}${separator}${month}${separator}${day}`, inWords),
  notation(`${year}\\s${month}\\s${day}`, inWords),
  notation(`(?<!\\p{L})${day}(?:\\s?[-–/.,]\\s?|\\s*(?:de\\s|of\\s)?)${month}(?:\\s?[-–/.,]\\s?|\\s*)${year}`, inWords),
  notation(`(?<!\\p{L})${month}(?:\\s?[-–/.]\\s?|\\s*)${day}(?:\\s?[-–/.,]\\s?|\\s+)${year}`, inWords),
  notation(`(?<!\\p{L})${day}(?:\\s?[-–/.]\\s?|\\s)${month}[-–/.\\s']\\s?${shortYear}`, inWords),
  notation(`(?<!\\p{L})${month}\\s?${day}\\s?[-/,']\\s?${shortYear}`, inWords),
  notation(`${numbers}${year}`, inNumbers),
  // `Sections modified: 02 / 08 / 11 / 12 / 16` is no date.
  notation(`(?<!\\d\\s?/\\s?)${numbers}${shortYear}(?!\\s?/\\s?\\d)`, inNumbers),
  notation(`(?<!\\p{L})${month}(?:\\s?[-–/.,]\\s?|\\s*)${year}`, inWords),
  notation(
    `(?<![\\d/.])(?<month>0?[1-9]|1[0-2])\\s?[/-]\\s?${year}(?!\\s?[-/.])`,
    ({ month, year }) => `${year}-${month}-1`,
  ),
  notation(`${year}\\s?[-/.]\\s?(?<month>0[1-9]|1[0-2])(?!\\s?[-/.]|\\d)`, ({ year, month }) => `${year}-${month}-1`),
  notation(
    '(?<year>20[0-4]\\d)(?<month>0[1-9]|1[0-2])(?<day>[0-2]\\d|3[01])',
    ({ year, month, day }) => `${year}-${month}-${day}`,
  ),
] as const;

const plainMark = (mark: string) => (/[-–‑‐]/.test(mark) ? '-' : mark);

/** `août` abbreviated, and full stops, are more than the reader of dates takes. */
const monthWord = (word: string) => word.replace('.', '');

/** No sheet is of before 1980. */
const fourFigures = (year: string) => (year.length === 2 ? `${Number(year) < 80 ? 20 : 19}${year}` : year);
