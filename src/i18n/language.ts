import { useSyncExternalStore } from 'react';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';

/** The key the specification names; it outlives every sign-out. */
const storageKey = 'lang';

const listeners = new Set<() => void>();

let current: Language = defaultLanguage;

/** The language of the page. */
export const getLanguage = (): Language => current;

/**
 * Begins with `?lang=` of the address, else the language of last time, else that of the mail one came by, else the first of the
 * browser's that we speak, else English. A language chosen in another tab is this one's too.
 */
export const startLanguage = (): void => {
  const ofBrowser = navigator.languages.map((tag) => tag.slice(0, 2));
  const wanted = [inAddress('lang'), localStorage.getItem(storageKey), inAddress('mail_lang'), ...ofBrowser];
  setLanguage(wanted.find(isLanguage) ?? defaultLanguage);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && isLanguage(newValue)) show(newValue);
  });
};

/**
 * `lang` is explicit. `mail_lang` is the language of the mail that has the link: a language that the person chose
 * before wins over it.
 */
const inAddress = (parameter: 'lang' | 'mail_lang'): string | null =>
  new URLSearchParams(window.location.search).get(parameter);

export const setLanguage = (language: Language): void => {
  localStorage.setItem(storageKey, language);
  show(language);
};

const show = (language: Language): void => {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

export const useLanguage = (): Language => useSyncExternalStore(followLanguage, getLanguage, getLanguage);

let timeZone: string | undefined;

/** The time zone in which moments are written; undefined: the browser's. */
export const getTimeZone = (): string | undefined => timeZone;

/** Draws in a language, and for a time zone, where there is no browser to say them. */
export const drawIn = (language: Language, zone?: string): void => {
  current = language;
  timeZone = zone;
};

/** Has the listener hear of each change of the language, until what is answered is called. */
export const followLanguage = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
