import type { Language } from '#contract/languages.ts';
import { en } from './en/index.ts';
import { errorTitles } from './error-titles.ts';
import { fr } from './fr/index.ts';
import type { KeysOf } from './words.ts';

/** Every key a screen may ask for, `search.clearFilters`. */
export type MessageKey = KeysOf<typeof en>;

/** All messages of a language. */
export const messagesOf = (language: Language) => ({ ...{ en, fr }[language], errors: errorTitles(language) });
