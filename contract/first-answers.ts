import type { Language } from './languages.ts';

/** Id of the script of data in which a page carries the answers to the calls of its first screen. */
export const firstAnswersId = 'first-answers';

/** Answers that come with a page: what was asked, as whom and in which language. */
export interface FirstAnswers {
  readonly language: Language;
  /** Whom the server took the reader for, as `identityOf` writes it; undefined where it took them for nobody. */
  readonly identity?: string | undefined;
  /** By path and query, as the browser would ask. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Cookie with the language of the page, for what the server draws before a script runs. */
export const languageCookie = 'lang';

/**
 * Cookie with what the search page of a new tab begins with, sent with that page alone: `formatSearchStart` writes it. Gone with
 * the session.
 */
export const searchStartCookie = 'search-start';

/** Cookie with the time zone in which days are drawn. */
export const timeZoneCookie = 'time-zone';

/** Cookie with how lists were left that do not begin at their beginning: `formatListStates` writes it. Gone with the session. */
export const listStatesCookie = 'lists';

/** Page, order and filters of lists, each as its address says them, by the key under which the browser keeps them. */
export type ListStates = Readonly<Record<string, string>>;

/** In place of what is too long for a cookie: such a list is not drawn. */
export const unsaidListState = '?';

/** Cookie with the number of the announcement that was put away in this session of the browser. */
export const announcementCookie = 'announcement';

/** With what the search page begins where its address says nothing. */
export interface SearchStart {
  readonly identity: string;
  /** Rows on a page. */
  readonly perPage: number;
  /** Of the search, as `formatSearchAddress` writes it. */
  readonly address: string;
}

/** More of an address than this is not kept: browsers allow a cookie 4,096 bytes. */
const maxAddress = 2000;

/** The start as the value of a cookie; undefined where it is too long for one. */
export const formatSearchStart = ({ identity, perPage, address }: SearchStart): string | undefined =>
  address.length > maxAddress ? undefined : encodeURIComponent(`${identity} ${perPage} ${address}`);

/** Reads a cookie, whatever somebody may have written into it, as its decoded value. */
export const readSearchStart = (value: string | undefined): SearchStart | undefined => {
  const [, identity, rows, address] = /^(\d+@\d+) (\d{1,3}) (.*)$/.exec(value ?? '') ?? [];
  return identity === undefined || address === undefined ? undefined : { identity, perPage: Number(rows), address };
};

/** More of one list is not kept. */
const maxListState = 400;

/** The states as the value of a cookie; undefined where there are none. */
export const formatListStates = (states: ListStates): string | undefined => {
  const kept = Object.entries(states).map(([key, state]) => [
    key,
    state.length > maxListState ? unsaidListState : state,
  ]);
  return kept.length === 0 ? undefined : encodeURIComponent(JSON.stringify(Object.fromEntries(kept)));
};

/** Reads that cookie, whatever somebody may have written into it, as its decoded value. */
export const readListStates = (value: string | undefined): ListStates => {
  try {
    const states: unknown = JSON.parse(value ?? '{}');
    if (typeof states !== 'object' || states === null) return {};
    return Object.fromEntries(Object.entries(states).filter(([, state]) => typeof state === 'string'));
  } catch {
    return {};
  }
};
