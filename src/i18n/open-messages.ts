import type { I18nProvider } from 'react-admin';
import { generalErrors } from '#contract/errors/general-errors.ts';
import { signInErrors } from '#contract/errors/sign-in-errors.ts';
import { validationErrors } from '#contract/errors/validation-errors.ts';
import type { Language } from '#contract/languages.ts';
import { open as en } from './en/open.ts';
import { errorTitles } from './error-titles.ts';
import { open as fr } from './fr/open.ts';
import { createI18nProvider } from './i18n-provider.ts';
import { getLanguage } from './language.ts';
import type { KeysOf } from './message-keys.ts';

const openErrors = { ...signInErrors, ...validationErrors, ...generalErrors };

/** The words of the pages that need no session, for each language. */
export const openI18nProviders: Record<Language, I18nProvider> = {
  en: createI18nProvider('en', { ...en, errors: errorTitles(openErrors, 'en') }),
  fr: createI18nProvider('fr', { ...fr, errors: errorTitles(openErrors, 'fr') }),
};

/** One of those words in the language of the moment, for code that is no component. */
export const openText = (key: KeysOf<typeof en>): string => openI18nProviders[getLanguage()].translate(key);
