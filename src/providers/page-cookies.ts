import { formatSearchStart, languageCookie, type SearchStart, searchStartCookie } from '#contract/first-answers.ts';
import { followLanguage, getLanguage } from '../i18n/language.ts';

/** Has the server know the language of the page from its next request on, to draw in it before a script runs. */
export const keepLanguageForPages = (): void => {
  const keep = () => setCookie(languageCookie, getLanguage(), '/');
  keep();
  followLanguage(keep);
};

/** Has the server know what the search page of a new tab begins with. */
export const keepSearchStart = (start: SearchStart): void =>
  setCookie(searchStartCookie, formatSearchStart(start), searchPath);

/** The same is nobody's any more. */
export const forgetSearchStart = (): void => setCookie(searchStartCookie, undefined, searchPath);

const searchPath = '/search';
const year = 365 * 24 * 60 * 60;

/** Keeps a value for the pages under a path; undefined forgets it. */
const setCookie = (name: string, value: string | undefined, path: string): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
  document.cookie = `${name}=${value ?? ''}; path=${path}; max-age=${value === undefined ? 0 : year}; samesite=lax${secure}`;
};
