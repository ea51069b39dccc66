import { useSyncExternalStore } from 'react';
import { getUserInfo, type UserInfo } from '#contract/calls/get-user-info.ts';
import { callApi } from './call-api.ts';
import { onSessionEnd } from './session-end.ts';

/** The key the specification names. */
const storageKey = 'userinfo';

const listeners = new Set<() => void>();
let current = readStored();

/** The person signed in as last heard from the server; undefined when nobody is, or when the session has run out. */
export const getStoredUserInfo = (): UserInfo | undefined =>
  current && current.exp > Date.now() / 1000 ? current : undefined;

/** Asks the server who is signed in, and keeps the answer. Throws CallError. */
export const fetchUserInfo = async (): Promise<UserInfo> => {
  const userInfo = await callApi(getUserInfo, {});
  keep(userInfo);
  return userInfo;
};

export const forgetUserInfo = (): void => keep(undefined);

/** Empties local storage, the person in it too, but for what belongs to the browser rather than to whoever used it. */
export const forgetEverything = (): void => {
  const kept = kepts.map((key) => [key, localStorage.getItem(key)] as const);
  forgetUserInfo();
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
};

/** The language, and the consent to cookies, which is permanent. Specification 1 §3, §4, §9. */
const kepts = ['lang', 'cookie'];

/** The person signed in. Only for screens behind the guard, which lets nobody else through. */
export const useUserInfo = (): UserInfo => {
  const userInfo = useStoredUserInfo();
  if (!userInfo) throw new Error('useUserInfo is for screens behind the guard');
  return userInfo;
};

/** The person signed in, or undefined. */
export const useStoredUserInfo = (): UserInfo | undefined => useSyncExternalStore(subscribe, () => current);

function readStored(): UserInfo | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

const keep = (userInfo: UserInfo | undefined) => {
  current = userInfo;
  if (userInfo) localStorage.setItem(storageKey, JSON.stringify(userInfo));
  else localStorage.removeItem(storageKey);
  for (const listener of listeners) listener();
};

onSessionEnd(forgetUserInfo);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
