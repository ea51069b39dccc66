import type { Vocabulary } from './vocabulary.ts';

/** Language a sheet is written in. */
export const sheetLanguages = {
  en: { en: 'English', fr: 'Anglais' },
  fr: { en: 'French', fr: 'Français' },
} as const satisfies Vocabulary;
export type SheetLanguage = keyof typeof sheetLanguages;
