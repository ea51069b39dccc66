import { type Language, locales } from '#contract/languages.ts';

const units = {
  en: ['Bytes', 'KB', 'MB', 'GB', 'TB'],
  fr: ['Octets', 'Ko', 'Mo', 'Go', 'To'],
} as const satisfies Record<Language, readonly string[]>;

const written = (language: Language, digits: number) =>
  new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Whole bytes, and of all that is larger one decimal. */
const numbers = {
  en: { whole: written('en', 0), tenths: written('en', 1) },
  fr: { whole: written('fr', 0), tenths: written('fr', 1) },
};

/** `412.6 KB`, `412,6 Ko`: base 1024, one decimal. S2.9-26. */
export const formatFileSize = (bytes: number, language: Language): string => {
  const { value, unit } = scale(bytes);
  const { whole, tenths } = numbers[language];
  return `${(unit === 0 ? whole : tenths).format(value)}\u00a0${units[language][unit]}`;
};

/** What would be written as 1024 of a unit is 1 of the next. */
const scale = (bytes: number): { value: number; unit: number } => {
  let value = bytes;
  let unit = 0;
  while (Math.round(value * 10) / 10 >= 1024 && unit < units.en.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return { value, unit };
};
