import { type Language, locales } from '#contract/languages.ts';

/** `Nov 24, 2026, 3:24 p.m.` or `24 nov. 2026, 15 h 24`, of milliseconds since 1970, where the reader is. */
export const formatMoment = (moment: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(moment);

/** `3:24 p.m.` or `15 h 24`, likewise. */
export const formatTime = (moment: number, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeStyle: 'short' }).format(moment);
