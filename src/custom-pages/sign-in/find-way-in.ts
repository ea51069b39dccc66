import type { SignInLocation } from '#contract/calls/sign-in.ts';
import { listSignInLocations } from '#contract/calls/sign-in-location.ts';
import { signInShared } from '#contract/calls/sign-in-shared.ts';
import { callApi } from '../../providers/call-api.ts';
import { fetchUserInfo } from '../../providers/fetch-user-info.ts';
import { forgetEverything, getStoredUserInfo } from '../../providers/user-info.ts';

/** What stands between someone at the door and the portal. */
export type WayIn =
  | { readonly kind: 'signed-in'; readonly isNew: boolean }
  | { readonly kind: 'locations'; readonly locations: readonly SignInLocation[] }
  | { readonly kind: 'credentials' };

const credentials: WayIn = { kind: 'credentials' };

/**
 * Finds out what a visit to `/` or `/login` leads to, before anything is typed: back into a session that lives, to the
 * locations of an account that changes between them (`mt=1`), to the shared account of the network one is in (unless
 * `wc=1`), or to the form. Specification 1 §2, design §4.
 */
export const findWayIn = async (pathname: string, parameters: URLSearchParams): Promise<WayIn> => {
  if (parameters.get('mt') === '1') return findLocations();
  if (pathname !== '/') {
    const isKnown = getStoredUserInfo() !== undefined && !parameters.has('error');
    return isKnown ? { kind: 'signed-in', isNew: false } : credentials;
  }
  if (await succeeds(fetchUserInfo())) return { kind: 'signed-in', isNew: false };
  forgetEverything();
  const isShared = parameters.get('wc') !== '1' && (await succeeds(callApi(signInShared, {}).then(fetchUserInfo)));
  return isShared ? { kind: 'signed-in', isNew: true } : credentials;
};

const findLocations = async (): Promise<WayIn> => {
  const answer = await callApi(listSignInLocations, {}).catch(() => undefined);
  return answer?.locations.length ? { kind: 'locations', locations: answer.locations } : credentials;
};

const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );
