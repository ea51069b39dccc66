import { useSyncExternalStore } from 'react';
import type { UserInfo } from '#contract/calls/get-user-info.ts';
import { identityOf } from '#contract/identity.ts';
import { browserKeys } from './browser-keys.ts';
import { forgetKept, isKeptFor, keepOnlyFor, keptMarkKey } from './kept-mark.ts';
import { forgetPageCookies } from './page-cookies.ts';
import { onSessionEnd, reportSessionEnd } from './session-end.ts';
import { forgetWaiting } from './waiting-mark.ts';

/** The key the specification names. */
const storageKey = 'userinfo';

const listeners = new Set<() => void>();
let current: UserInfo | undefined;

/**
 * The signed-in person in the server's last answer; undefined without a session, or after its end. For whom this device keeps sheets, they
 * are read on where no server can say that it has ended.
 */
export const getStoredUserInfo = (): UserInfo | undefined =>
  current && (current.exp > Date.now() / 1000 || isKeptFor(identityOf(current))) ? current : undefined;

/** As whom this page works, for the server to hold against the session; undefined when as nobody. */
export const getIdentity = (): string | undefined => current && identityOf(current);

/** Keeps who is signed in, for this tab and those opened later. */
export const keepUserInfo = (userInfo: UserInfo): void => {
  keepOnlyFor(identityOf(userInfo));
  localStorage.setItem(storageKey, JSON.stringify(userInfo));
  show(userInfo);
};

/** Forgets who is signed in, here and in every other tab. */
export const clearUserInfo = (): void => {
  localStorage.removeItem(storageKey);
  show(undefined);
};

/** Somebody has left, or another comes: clears the store, the person included, except what belongs to the browser and not to the person who used it. */
export const clearEverything = (): void => {
  forgetWaiting(getIdentity());
  forgetKept();
  clearEnded();
};

/**
 * The same where another of one's organisations was opened, who is signed in there being kept next: at no moment does the browser remember
 * nobody, which its other tabs would take for a sign-out.
 */
export const clearForOther = (): void => {
  forgetWaiting(getIdentity());
  forgetKept();
  emptyStores([...browserKeys, storageKey]);
};

/** The same where a session has ended by itself: what this device keeps of the person stays for their return (decision 61). */
export const clearEnded = (): void => {
  clearUserInfo();
  emptyStores([...browserKeys, keptMarkKey]);
};

/** S1.9-05: the consent to cookies is permanent. */
const emptyStores = (keptKeys: readonly string[]) => {
  forgetPageCookies();
  for (const key of Object.keys(localStorage)) if (!keptKeys.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
};

/** Whether what local storage holds is of somebody who signed in in another tab, and not this page's to empty. */
export const isOtherPersonStored = (): boolean => !current && readStored() !== undefined;

/** The person signed in. Only for screens behind the guard, which lets nobody else through. */
export const useUserInfo = (): UserInfo => {
  const userInfo = useStoredUserInfo();
  if (!userInfo) throw new Error('useUserInfo is for screens behind the guard');
  return userInfo;
};

/** The person signed in, or undefined. */
export const useStoredUserInfo = (): UserInfo | undefined => useSyncExternalStore(subscribe, getCurrent, getCurrent);

const getCurrent = (): UserInfo | undefined => current;

/** Draws what this person would see, where there is no browser that remembers somebody; undefined ends it. */
export const drawFor = (userInfo: UserInfo | undefined): void => {
  current = userInfo;
};

const readStored = (): UserInfo | undefined => {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<UserInfo> | null;
    // Half of it, or an older version's, is nobody: the guard signs in anew. S1.2.1.
    const isWhole = typeof stored?.exp === 'number' && Array.isArray(stored.permissions);
    return isWhole ? (stored as UserInfo) : undefined;
  } catch {
    return undefined;
  }
};

const show = (userInfo: UserInfo | undefined) => {
  current = userInfo;
  for (const listener of listeners) listener();
};

onSessionEnd((end) => {
  const stored = readStored();
  const isOthers = stored && current && identityOf(stored) !== identityOf(current);
  // The store belongs to another person now, who works in another tab; an answer to this one may come late.
  if (end === 'other-person' || isOthers) show(undefined);
  else clearUserInfo();
});

/**
 * Begins with the person whom the browser remembers. Other tabs share the cookie: a sign-in or sign-out there applies
 * here too, and the page does not continue as before.
 */
export const startUserInfo = (): void => {
  current = readStored();
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) compareWithStored();
  });
  // A page that slept, or comes back from the browser's history, has missed what happened meanwhile.
  window.addEventListener('pageshow', compareWithStored);
  document.addEventListener('visibilitychange', compareWithStored);
};

const compareWithStored = () => {
  if (!current) return;
  const stored = readStored();
  if (!stored) reportSessionEnd('over');
  else if (identityOf(stored) !== identityOf(current))
    reportSessionEnd(stored.name === current.name ? 'other-organisation' : 'other-person');
  else if (stored.exp !== current.exp) show(stored);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
