import { type Language, locales } from '#contract/languages.ts';

const formatOf = (language: Language) => new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' });
const formats = { en: formatOf('en'), fr: formatOf('fr') };

/**
 * `November 20, 2026` or `20 novembre 2026` (`1er novembre 2026`), of a day written `YYYY-MM-DD`, or of the reader's day at an
 * instant. By the browser itself: date-fns and its locales weigh 8 kB, and pages of sheets need none of the rest.
 */
export const formatLongDate = (day: string, language: Language): string => {
  const date = formats[language].format(new Date(day.length === 10 ? `${day}T00:00` : day));
  return language === 'fr' ? date.replace(/^1 /, '1er ') : date;
};
