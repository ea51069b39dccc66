import {
  announcementCookie,
  formatSearchStart,
  languageCookie,
  type SearchStart,
  searchStartCookie,
} from '#contract/first-answers.ts';
import { owedSignOutCookie } from '#contract/identity.ts';
import { followLanguage, getLanguage } from '../i18n/language.ts';

/** Has the server know the language of a member's pages from the next request on, to draw in it before a script runs. */
export const keepLanguageForPages = (): void => {
  keepLanguage();
  followLanguage(keepLanguage);
};

const keepLanguage = (): void => setCookie(languageCookie, getLanguage(), '/');

/** Has the server know what the search page of a new tab begins with. */
export const keepSearchStart = (start: SearchStart): void =>
  setCookie(searchStartCookie, formatSearchStart(start), searchPath);

/** Has the server leave an announcement that was put away out of the page, as long as the browser stays open. */
export const keepPutAway = (announcement: number): void =>
  setCookie(announcementCookie, String(announcement), searchPath, 'session');

/** What the search page begins with is nobody's any more. */
export const forgetSearchStart = (): void => {
  for (const name of [searchStartCookie, announcementCookie]) setCookie(name, undefined, searchPath);
};

/** Keeps who signed out while the server could not be told; undefined once it has been. */
export const oweSignOut = (who: string | undefined): void => setCookie(owedSignOutCookie, who, '/');

/** Who signed out without the server knowing yet, as `identityOf` writes a person. */
export const readOwedSignOut = (): string | undefined =>
  new RegExp(`(?:^|; )${owedSignOutCookie}=([^;]+)`).exec(document.cookie)?.[1];

const searchPath = '/search';
const year = 365 * 24 * 60 * 60;

/** Keeps a value for the pages under a path; undefined forgets it. */
const setCookie = (name: string, value: string | undefined, path: string, lasts?: 'session'): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = lasts === 'session' ? '' : `max-age=${value === undefined ? 0 : year}; `;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${name}=${value ?? ''}; path=${path}; ${age}samesite=lax${secure}`;
};
