import { listWaysIn } from '#contract/calls/ways-in.ts';
import { callApi } from './call-api.ts';
import { getStoredUserInfo } from './user-info.ts';

/** What may be asked for without being refused; nothing where the server does not say. */
const ask = () => callApi(listWaysIn, {}).catch(() => ({ session: null, shared: false, step: null }));

let asked: ReturnType<typeof ask> | undefined;
/** What was answered last, for what does not change while a page stands. */
let latest: ReturnType<typeof ask> | undefined;

/** Asks while the sign-in page is still being drawn, which waits for the answer: over a slow network, a wait less. */
export const startWaysIn = (): void => {
  const { pathname, search } = window.location;
  const isAsking = ['/', '/login'].includes(pathname) && !new URLSearchParams(search).has('error');
  if (isAsking && !getStoredUserInfo()) asked = ask();
};

/** What the page began with counts once; later it is asked anew. */
export const findOpenWays = (): ReturnType<typeof ask> => {
  const first = asked;
  asked = undefined;
  latest = first ?? ask();
  return latest;
};

/** Whether the network that one is in opens a shared account. */
export const isSharedNetwork = async (): Promise<boolean> => (await (latest ?? findOpenWays())).shared;
