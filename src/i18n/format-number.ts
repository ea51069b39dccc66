import { type Language, locales } from '#contract/languages.ts';

const numbers = { en: new Intl.NumberFormat(locales.en), fr: new Intl.NumberFormat(locales.fr) };

/** `1,200` or `1 200`. */
export const formatNumber = (value: number, language: Language): string => numbers[language].format(value);
