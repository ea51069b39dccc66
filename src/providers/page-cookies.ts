import {
  announcementCookie,
  formatSearchStart,
  languageCookie,
  listStatesCookie,
  type SearchStart,
  searchStartCookie,
  timeZoneCookie,
} from '#contract/first-answers.ts';
import { owedSignOutCookie } from '#contract/identity.ts';
import { followLanguage, getLanguage } from '../i18n/language.ts';

/** Has the server know language and time zone of a member's pages from the next request on, to draw in them before a script runs. */
export const keepLanguageForPages = (): void => {
  keepLanguage();
  setCookie(timeZoneCookie, encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone), '/');
  followLanguage(keepLanguage);
};

const keepLanguage = (): void => setCookie(languageCookie, getLanguage(), '/');

/** Has the server know what the search page of a new tab begins with. */
export const keepSearchStart = (start: SearchStart): void =>
  setCookie(searchStartCookie, formatSearchStart(start), searchPath);

/** Has the server leave an announcement that was put away out of the page, as long as the browser stays open. */
export const keepPutAway = (announcement: number): void =>
  setCookie(announcementCookie, String(announcement), searchPath, 'session');

/** What search and lists begin with is nobody's any more. */
export const forgetPageCookies = (): void => {
  for (const name of [searchStartCookie, announcementCookie]) setCookie(name, undefined, searchPath);
  setCookie(listStatesCookie, undefined, '/');
};

/** Keeps who signed out while the server could not be told; undefined once it has been. */
export const oweSignOut = (who: string | undefined): void => setCookie(owedSignOutCookie, who, '/');

/** Who signed out without the server knowing yet, as `identityOf` writes a person. */
export const readOwedSignOut = (): string | undefined => readCookie(owedSignOutCookie);

/** A cookie that scripts may read, as it is kept. */
export const readCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];

const searchPath = '/search';
const year = 365 * 24 * 60 * 60;

/** Keeps a value for the pages under a path; undefined forgets it. */
export const setCookie = (name: string, value: string | undefined, path: string, lasts?: 'session'): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = lasts === 'session' ? '' : `max-age=${value === undefined ? 0 : year}; `;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${name}=${value ?? ''}; path=${path}; ${age}samesite=lax${secure}`;
};
