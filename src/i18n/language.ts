import { useSyncExternalStore } from 'react';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';

/** The key the specification names; it outlives every sign-out. */
const storageKey = 'lang';

const listeners = new Set<() => void>();

const chosenInAddress = (): Language | undefined => {
  const lang = new URLSearchParams(window.location.search).get('lang');
  return isLanguage(lang) ? lang : undefined;
};

const stored = (): Language => {
  const lang = localStorage.getItem(storageKey);
  return isLanguage(lang) ? lang : defaultLanguage;
};

let current = chosenInAddress() ?? stored();

/** The language chosen: `?lang=` of the page one came in by, else the one of last time, else English. */
export const getLanguage = (): Language => current;

export const setLanguage = (language: Language): void => {
  current = language;
  localStorage.setItem(storageKey, language);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

setLanguage(current);
