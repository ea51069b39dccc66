import { fold } from '#lib/text/fold.ts';

/** Which part of `5/6/2020` is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** A day as `YYYY-MM-DD`; `assumed` where its text could be read the other way and nothing but habit decided. */
export interface ParsedDate {
  readonly day: string;
  readonly assumed?: DateOrder;
}

/**
 * A day written `2020-06-05`, `05-06-2020`, `6/5/2020`, `June 5, 2020`, `5 juin 2020` or as Excel's number of days;
 * undefined when it is not one. `order`, where known, decides between day and month where both could be either.
 */
export const parseDate = (text: string, order?: DateOrder): ParsedDate | undefined => {
  const trimmed = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  if (/^\d{5}$/.test(trimmed)) return dayOf(excelDay(Number(trimmed)));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(trimmed);
  if (iso) return dayOf([Number(iso[1]), Number(iso[2]), Number(iso[3])]);
  const numbers = numericParts(trimmed);
  return numbers ? fromNumbers(numbers, order) : fromWords(trimmed);
};

/**
 * The order in which a column's dates are written, as its unambiguous ones show: one of them with a part above 12 in the
 * first place and none in the second, or the reverse. Undefined when they do not tell, or contradict one another.
 */
export const orderOfDates = (texts: Iterable<string>): DateOrder | undefined => {
  const shown = new Set<DateOrder>();
  for (const text of texts) {
    const { first = 0, second = 0 } = numericParts(text.trim()) ?? {};
    if (first > 12 && second <= 12) shown.add('day-first');
    if (second > 12 && first <= 12) shown.add('month-first');
  }
  return shown.size === 1 ? [...shown][0] : undefined;
};

interface NumericParts {
  readonly first: number;
  readonly second: number;
  readonly year: number;
  readonly separator: string;
}

const numericParts = (text: string): NumericParts | undefined => {
  const match = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text);
  if (!match) return undefined;
  return { first: Number(match[1]), second: Number(match[3]), year: Number(match[4]), separator: match[2]! };
};

const fromNumbers = ({ first, second, year, separator }: NumericParts, order?: DateOrder): ParsedDate | undefined => {
  const isAmbiguous = first <= 12 && second <= 12 && first !== second;
  // Canada writes both: slashes are mostly American habit, dashes and points mostly European.
  const assumed = order ?? (separator === '/' ? 'month-first' : 'day-first');
  const actual = isAmbiguous ? assumed : first > 12 ? 'day-first' : 'month-first';
  const parsed = dayOf(actual === 'day-first' ? [year, second, first] : [year, first, second]);
  return parsed && isAmbiguous && !order ? { ...parsed, assumed } : parsed;
};

const monthStarts = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  ...['janv', 'fev', 'mars', 'avr', 'mai', 'juin', 'juil', 'aou', 'sept', 'octo', 'nove', 'dece'],
];

const fromWords = (text: string): ParsedDate | undefined => {
  const words = fold(text).split(' ');
  const month = words.findIndex((word) => /^\p{L}{3,}$/u.test(word));
  const rest = words.filter((_, index) => index !== month);
  const years = rest.filter((word) => /^\d{4}$/.test(word));
  const days = rest.filter((word) => /^\d{1,2}(st|nd|rd|th|er)?$/.test(word));
  const number = monthNumber(words[month] ?? '');
  if (!number || rest.length !== 2 || years.length !== 1 || days.length !== 1) return undefined;
  return dayOf([Number(years[0]), number, Number.parseInt(days[0]!, 10)]);
};

const monthNumber = (word: string): number | undefined => {
  // The longest beginning decides: `juillet` begins with `jui` only, `juin` with `juin`.
  const best = monthStarts.filter((start) => word.startsWith(start)).sort((a, b) => b.length - a.length)[0];
  return best === undefined ? undefined : (monthStarts.indexOf(best) % 12) + 1;
};

/** Excel counts days from 30 December 1899 (its own mistake about 1900 included). */
const excelDay = (days: number): [number, number, number] => {
  const date = new Date(Date.UTC(1899, 11, 30 + days));
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};

const dayOf = ([year, month, day]: readonly [number, number, number]): ParsedDate | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  // Safety data sheets began with the Sixties; the year 7789 is a CAS number that Excel took for a date.
  if (!exists || year < 1960 || year > 2100) return undefined;
  return { day: date.toISOString().slice(0, 10) };
};
