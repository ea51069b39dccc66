import type { Bilingual, Language } from '#contract/languages.ts';

/** The languages by their names. */
export const languageNames: Readonly<Record<Language, Bilingual>> = {
  en: { en: 'English', fr: 'Anglais' },
  fr: { en: 'French', fr: 'Français' },
};
