import type { Language } from '#contract/languages.ts';
import type { en } from './en/index.ts';

/** What the pages behind sign-in say, react-admin's words among it. */
export interface PortalMessages {
  readonly portalMessages: object;
}

/** Every key a screen may ask for, as the English words have them. */
export type Words = typeof en;

/** A chunk for each language: nobody waits for the one they do not read. */
export const loadPortalMessages = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
} as const satisfies Record<Language, () => Promise<PortalMessages>>;

const loaded = new Map<Language, PortalMessages>();

/** The words that were loaded ahead. */
export const getLoadedMessages = (language: Language): PortalMessages | undefined => loaded.get(language);

/** Loads words ahead, so that the first screen is drawn with them. That they could not be is told when they are used. */
export const preloadMessages = (language: Language): Promise<void> =>
  loadPortalMessages[language]().then(
    (words) => void loaded.set(language, words),
    () => undefined,
  );
