import type { z } from 'zod';
import { listWaysIn } from '#contract/calls/ways-in.ts';
import { callApi } from './call-api.ts';
import { readFirstAnswer } from './first-answers.ts';
import { getStoredUserInfo } from './user-info.ts';

type Ways = z.output<(typeof listWaysIn)['answer']> & {
  /** No answer came: nothing of the session is known. */
  readonly isUnknown?: true;
};

/** What may be asked for without being refused; nothing where the server does not say. */
const ask = (): Promise<Ways> =>
  callApi(listWaysIn, {}).catch(() => ({ session: null, shared: false, step: null, isUnknown: true }));

let [known, asked]: [Ways | undefined, Promise<Ways> | undefined] = [undefined, undefined];
/** What was asked for last, for what does not change while a page stands. */
let latest: Promise<Ways> | undefined;

/** The answer came with the page; where it did not, it is asked for while the sign-in page, which waits for it, is still being drawn. */
export const startWaysIn = (): void => {
  const { pathname, search } = window.location;
  const isAsking = ['/', '/login'].includes(pathname) && !new URLSearchParams(search).has('error');
  if (!isAsking || getStoredUserInfo()) return;
  known = readFirstAnswer(listWaysIn);
  asked = known ? Promise.resolve(known) : ask();
};

/** What the page came with; undefined where it has to be asked for. */
export const getKnownWays = (): Ways | undefined => known;

/** What the page began with counts once; later it is asked anew. */
export const findOpenWays = (): Promise<Ways> => {
  const first = asked;
  known = asked = undefined;
  latest = first ?? ask();
  return latest;
};

/** Whether the network that one is in opens a shared account. */
export const isSharedNetwork = async (): Promise<boolean> => (await (latest ?? asked ?? findOpenWays())).shared;
