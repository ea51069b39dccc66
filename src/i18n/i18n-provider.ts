import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { isLanguage, type Language } from '#contract/languages.ts';
import { isolateAll } from './isolate.ts';
import { setLanguage } from './language.ts';

const locales = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
];

/**
 * react-admin's i18n provider for one language. There is one for each, and a change of language hands the other to the
 * context: react-admin's own way of changing would mount every screen anew and lose what was typed.
 */
export const createI18nProvider = (language: Language, messages: object): I18nProvider => {
  // The type asks for react-admin's own words under `ra`; pages outside it have no use for them.
  const provider = polyglotI18nProvider(() => messages as TranslationMessages, language, locales);
  return {
    ...provider,
    translate: (key, options) => provider.translate(key, options && isolateAll(options)),
    changeLocale: async (locale: string) => {
      if (isLanguage(locale)) setLanguage(locale);
    },
  };
};
