import { getUserInfo, type UserInfo } from '#contract/calls/get-user-info.ts';
import { identityOf } from '#contract/identity.ts';
import { callApi } from './call-api.ts';
import { readFirstAnswer } from './first-answers.ts';
import { startKept } from './kept-sheets/start-kept.ts';
import { keepLanguageForPages } from './page-cookies.ts';
import { getIdentity, getStoredUserInfo, keepUserInfo } from './user-info.ts';
import { startWaiting } from './waiting-additions/start-waiting.ts';

/** Asks the server who is signed in, and keeps the answer. Throws CallError. */
export const fetchUserInfo = async (): Promise<UserInfo> => {
  const userInfo = await callApi(getUserInfo, {});
  beginAs(userInfo);
  return userInfo;
};

/** From here on the page works for this person. */
export const beginAs = (userInfo: UserInfo): void => {
  keepUserInfo(userInfo);
  keepLanguageForPages();
  startKept();
  startWaiting();
};

/** A browser that has forgotten who it is, and still has the session, is told by the page. */
export const adoptFirstUserInfo = (): void => {
  const told = getStoredUserInfo() ? undefined : readFirstAnswer(getUserInfo);
  if (told) beginAs(told);
};

/** Has a page that begins with the person whom the browser remembers learn what changed since: role, names, the end of the organisation. */
export const refreshUserInfo = async (): Promise<void> => {
  const known = getStoredUserInfo();
  if (!known) return;
  // That the session has ended, or the network is gone, is said by the calls of the page itself.
  const userInfo = await callApi(getUserInfo, {}).catch(() => undefined);
  // Meanwhile somebody may have signed out, or signed in as another person in another tab.
  if (!userInfo || getIdentity() !== identityOf(userInfo)) return;
  if (JSON.stringify(userInfo) !== JSON.stringify(known)) keepUserInfo(userInfo);
};
