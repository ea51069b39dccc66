import type { I18nProvider } from 'ra-core';
import type { Language } from '#contract/languages.ts';
import { open as en } from './en/open.ts';
import { errorTitles } from './error-titles.ts';
import { open as fr } from './fr/open.ts';
import { createI18nProvider } from './i18n-provider.ts';
import { getLanguage } from './language.ts';
import type { KeysOf } from './words.ts';

/** The words of the pages that need no session, for each language. */
export const openI18nProviders: Record<Language, I18nProvider> = {
  en: createI18nProvider('en', { ...en, errors: errorTitles('en') }),
  fr: createI18nProvider('fr', { ...fr, errors: errorTitles('fr') }),
};

/** One of those words in the language of the moment, for code that is no component. */
export const openText = (key: KeysOf<typeof en>): string => openI18nProviders[getLanguage()].translate(key);
