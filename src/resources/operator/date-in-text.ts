import { formatShortDate } from '#contract/short-date.ts';

/** A short date within a sentence, where no line breaks in it. */
export const formatDateInText = (day: string): string => formatShortDate(day).replaceAll('-', '\u2060-\u2060');
