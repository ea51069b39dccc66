import { type Language, locales } from './languages.ts';

/** A day in words, in the form of the language in Canada; empty without a day. */
export const longDate = (day: string, language: Language): string => {
  if (day === '') return '';
  const date = formats[language].format(new Date(day));
  return language === 'fr' ? date.replace(/^1 /, '1er ') : date;
};

const formatOf = (language: Language) =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });

const formats = { en: formatOf('en'), fr: formatOf('fr') };
