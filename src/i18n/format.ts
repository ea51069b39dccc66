import { format, parseISO } from 'date-fns';
import { enCA, frCA } from 'date-fns/locale';
import type { Language } from '#contract/languages.ts';

const longDate = {
  en: (date: Date) => format(date, 'MMMM d, yyyy', { locale: enCA }),
  fr: (date: Date) => format(date, 'do MMMM yyyy', { locale: frCA }),
};

/** `November 20, 2026` or `20 novembre 2026` (`1er novembre 2026`), of a day written `YYYY-MM-DD`. */
export const formatLongDate = (day: string, language: Language): string => longDate[language](parseISO(day));
