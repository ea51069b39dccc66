import { localStorageStore, type Store } from 'react-admin';

/** What begins with this is a tab's own. */
export const ofTab = (key: string): string => `${prefix}${key}`;

const prefix = 'tab.';

/**
 * react-admin's store in local storage, except what belongs to one tab: that is in the tab's session storage, where no
 * other tab changes it. The last value is in local storage too, and a new tab begins with it.
 */
export const tabStore = (): Store => {
  const shared = localStorageStore();
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const isOfTab = (key: string) => key.startsWith(prefix);
  const write = (key: string, value: unknown) => {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    for (const listener of listeners.get(key) ?? []) listener(value);
  };
  const forget = (isMeant: (key: string) => boolean) => {
    for (const key of Object.keys(sessionStorage)) if (isOfTab(key) && isMeant(key)) write(key, undefined);
  };
  return {
    ...shared,
    getItem: (key, fallback) => {
      if (!isOfTab(key)) return shared.getItem(key, fallback);
      const own = sessionStorage.getItem(key);
      if (own !== null) return JSON.parse(own);
      const last = shared.getItem(key);
      if (last === undefined) return fallback;
      // From here on it is this tab's, whatever another one does.
      sessionStorage.setItem(key, JSON.stringify(last));
      return last;
    },
    setItem: (key, value) => {
      shared.setItem(key, value);
      if (isOfTab(key)) write(key, value);
    },
    removeItem: (key) => {
      shared.removeItem(key);
      if (isOfTab(key)) write(key, undefined);
    },
    removeItems: (keyPrefix) => {
      shared.removeItems(keyPrefix);
      forget((key) => key.startsWith(keyPrefix));
    },
    reset: () => {
      shared.reset();
      forget(() => true);
    },
    subscribe: (key, callback) => {
      if (!isOfTab(key)) return shared.subscribe(key, callback);
      const heard = listeners.get(key) ?? new Set();
      listeners.set(key, heard.add(callback));
      return () => heard.delete(callback);
    },
  };
};
