import { parseISO } from 'date-fns';
import { type Language, locales } from '#contract/languages.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { getTimeZone } from '#src/i18n/language.ts';

/** By time zone: the making of one takes as long as a hundred dates. */
const days = new Map<string | undefined, Intl.DateTimeFormat>();

/** As days are written in Sweden. */
const formatIn = (timeZone: string | undefined): Intl.DateTimeFormat => {
  const known = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  days.set(timeZone, known);
  return known;
};

/** The day of an instant where the reader is, `YYYY-MM-DD`. */
export const dayOfInstant = (instant: string): string => formatIn(getTimeZone()).format(parseISO(instant));

/** `19-11-2026`, where the reader is. */
export const formatShortInstant = (instant: string): string => formatShortDate(dayOfInstant(instant));

/** `November 19, 2026` or `19 novembre 2026`, where the reader is. */
export const formatLongInstant = (instant: string, language: Language): string =>
  formatLongDate(dayOfInstant(instant), language);

/** The time of day of an instant where the reader is, `3:24 p.m.` or `15 h 24`, in one piece at the end of a line. */
export const formatTime = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: getTimeZone() })
    .format(parseISO(instant))
    .replace(/\s/g, '\u00a0');
