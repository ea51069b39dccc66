import { format, parseISO } from 'date-fns';
import { type Language, locales } from '#contract/languages.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { formatLongDate } from '#src/i18n/format.ts';

/** The day of an instant where the reader is, `YYYY-MM-DD`. */
const dayOf = (instant: string): string => format(parseISO(instant), 'yyyy-MM-dd');

/** `19-11-2026`, where the reader is. */
export const formatShortInstant = (instant: string): string => formatShortDate(dayOf(instant));

/** `November 19, 2026` or `19 novembre 2026`, where the reader is. */
export const formatLongInstant = (instant: string, language: Language): string =>
  formatLongDate(dayOf(instant), language);

/** The time of day of an instant where the reader is, `3:24 p.m.` or `15 h 24`. */
export const formatTime = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeStyle: 'short' }).format(parseISO(instant));
