import { format, parseISO } from 'date-fns';
import { enCA, frCA } from 'date-fns/locale';
import { type Language, locales } from '#contract/languages.ts';

const numbers = { en: new Intl.NumberFormat(locales.en), fr: new Intl.NumberFormat(locales.fr) };

/** `1,200` or `1 200`. */
export const formatNumber = (value: number, language: Language): string => numbers[language].format(value);

/** The short date of the specification, `DD-MM-YYYY`, of a day written `YYYY-MM-DD`. */
export const formatShortDate = (day: string): string => day.split('-').reverse().join('-');

const longDate = {
  en: (date: Date) => format(date, 'MMMM d, yyyy', { locale: enCA }),
  fr: (date: Date) => format(date, 'd MMMM yyyy', { locale: frCA }),
};

/** `November 20, 2026` or `20 novembre 2026`, of a day written `YYYY-MM-DD`. */
export const formatLongDate = (day: string, language: Language): string => longDate[language](parseISO(day));
