import { formatListStates, listStatesCookie, readListStates } from '#contract/first-answers.ts';
import { readCookie, setCookie } from './page-cookies.ts';

/** Has the server know how a list was left, as its address would say it; undefined: at its beginning. */
export const keepListState = (key: string, state: string | undefined): void => {
  const { [key]: _, ...others } = readListStates(decodeURIComponent(readCookie(listStatesCookie) ?? '%7B%7D'));
  setCookie(listStatesCookie, formatListStates(state === undefined ? others : { ...others, [key]: state }), '/');
};
