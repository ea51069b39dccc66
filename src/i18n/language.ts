import { useSyncExternalStore } from 'react';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';

/** The key the specification names; it outlives every sign-out. */
const storageKey = 'lang';

const listeners = new Set<() => void>();

/** `lang` is asked for. `mail_lang` is what a mail was written in: where one has read in another before, that one stays. */
const inAddress = (parameter: 'lang' | 'mail_lang'): string | null =>
  new URLSearchParams(window.location.search).get(parameter);

const ofBrowser = navigator.languages.map((tag) => tag.slice(0, 2));

let current: Language =
  [inAddress('lang'), localStorage.getItem(storageKey), inAddress('mail_lang'), ...ofBrowser].find(isLanguage) ??
  defaultLanguage;

/**
 * The language of the page: `?lang=` of its address, else the one of last time, else that of the mail one came by, else the first of
 * the browser's that we speak, else English.
 */
export const getLanguage = (): Language => current;

export const setLanguage = (language: Language): void => {
  localStorage.setItem(storageKey, language);
  show(language);
};

/** A language chosen in another tab is this one's too. */
export const followLanguage = (): void =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey && isLanguage(newValue)) show(newValue);
  });

const show = (language: Language): void => {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

setLanguage(current);
