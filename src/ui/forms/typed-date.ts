import { formatShortDate } from '#contract/short-date.ts';

/** What an input shows of the day it holds: the short date, or what was typed as long as that is not one. */
export const toTypedDate = (held: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(held) ? formatShortDate(held) : held);

/** The day that was typed as a short date, `YYYY-MM-DD`; what is not one, or not yet, stays as it is typed. */
export const fromTypedDate = (typed: string): string => {
  const [, day = '', month = '', year] = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/.exec(typed) ?? [];
  return year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : typed;
};
