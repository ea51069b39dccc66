import type { Language } from '#contract/languages.ts';
import type { en } from './en/index.ts';

/** What the pages behind sign-in say, react-admin's words among it. */
export interface PortalWords {
  readonly portalWords: object;
}

/** Every key a screen may ask for, as the English words have them. */
export type Words = typeof en;

/** A chunk for each language: nobody waits for the one they do not read. */
export const loadWords = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
} as const satisfies Record<Language, () => Promise<PortalWords>>;

const loaded = new Map<Language, PortalWords>();

/** The words that were loaded ahead. */
export const getLoadedWords = (language: Language): PortalWords | undefined => loaded.get(language);

/** Loads words ahead, so that the first screen is drawn with them. That they could not be is told when they are used. */
export const preloadWords = (language: Language): Promise<void> =>
  loadWords[language]().then(
    (words) => void loaded.set(language, words),
    () => undefined,
  );
