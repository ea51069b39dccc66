import type { DueFactor, SignInLocation } from '#contract/calls/sign-in.ts';
import { listSignInLocations } from '#contract/calls/sign-in-location.ts';
import { signInShared } from '#contract/calls/sign-in-shared.ts';
import { callApi } from '#src/providers/call-api.ts';
import { fetchUserInfo } from '#src/providers/fetch-user-info.ts';
import { readKeptMark } from '#src/providers/kept-mark.ts';
import type { SessionEnd } from '#src/providers/session-end.ts';
import { clearEnded, getStoredUserInfo } from '#src/providers/user-info.ts';
import { findOpenWays, getKnownWays } from '#src/providers/ways-in.ts';

/** What a visitor needs before the portal opens. */
export type WayIn =
  | { readonly kind: 'signed-in'; readonly isNew: boolean }
  | {
      readonly kind: 'locations';
      readonly locations: readonly SignInLocation[];
      /** The one that is open meanwhile. */
      readonly current: number | null;
    }
  /** After the password; without it, by a passkey alone. */
  | { readonly kind: 'second-step'; readonly due: DueFactor | undefined }
  | { readonly kind: 'credentials' };

const credentials: WayIn = { kind: 'credentials' };

/**
 * Finds out what a visit to `/` or `/login` leads to, before anything is typed: back into a session that lives, to the
 * locations of an account that changes between them (`mt=1`), from `/` to the shared account of the network one is in (unless
 * `wc=1`), or to the form. S1.2-25, S1.2-26.
 */
export const findWayIn = async (pathname: string, parameters: URLSearchParams): Promise<WayIn> => {
  if (await isReopened()) return { kind: 'signed-in', isNew: false };
  if (parameters.get('mt') === '1') return findLocations();
  const isRoot = pathname === '/';
  const provider = parameters.get('provider');
  if (!isRoot && provider) return comeFromProvider(provider);
  // The session lives, in another organisation: nothing has to be signed in to.
  if (parameters.get('error') === ('other-organisation' satisfies SessionEnd) && (await succeeds(fetchUserInfo())))
    return { kind: 'signed-in', isNew: false };
  // A person whose session has just ended should see that, even if another session exists.
  if (!isRoot && parameters.has('error')) return credentials;
  if (!isRoot && getStoredUserInfo()) return { kind: 'signed-in', isNew: false };
  const { session, shared, isUnknown } = await findOpenWays();
  // Whom the server cannot be asked about, and who has sheets on this device, goes on with those.
  if (isUnknown) return getStoredUserInfo() ? { kind: 'signed-in', isNew: false } : credentials;
  if (session !== null && (await succeeds(fetchUserInfo()))) return { kind: 'signed-in', isNew: false };
  if (!isRoot) return credentials;
  clearEnded();
  const isShared =
    shared && parameters.get('wc') !== '1' && (await succeeds(callApi(signInShared, {}).then(fetchUserInfo)));
  return isShared ? { kind: 'signed-in', isNew: true } : credentials;
};

/** `findWayIn` where nothing has to be asked: the form, for a stranger at `/login`. */
export const findWayInAtOnce = (pathname: string, parameters: URLSearchParams): WayIn | undefined => {
  const isPlain = pathname !== '/' && !parameters.has('mt') && !parameters.has('provider');
  return isPlain && !getStoredUserInfo() && getKnownWays()?.session === null ? credentials : undefined;
};

/** Back from the organisation's identity provider: in, with a second factor due, or not let in. */
const comeFromProvider = async (outcome: string): Promise<WayIn> => {
  if (outcome === 'in') return (await succeeds(fetchUserInfo())) ? { kind: 'signed-in', isNew: true } : credentials;
  if (outcome !== 'step') return credentials;
  const { step } = await findOpenWays();
  return step ? { kind: 'second-step', due: step } : credentials;
};

const findLocations = async (): Promise<WayIn> => {
  const [answer, { session }] = await Promise.all([
    callApi(listSignInLocations, {}).catch(() => undefined),
    findOpenWays(),
  ]);
  return answer?.locations.length
    ? { kind: 'locations', locations: answer.locations, current: getStoredUserInfo() ? session : null }
    : credentials;
};

/** Whether no server can be asked, and this device keeps sheets that may be read all the same (decision 61). */
const isReopened = async (): Promise<boolean> => {
  if (!readKeptMark()) return false;
  const { reopenKept } = await import('./reopen-kept.ts');
  return reopenKept();
};

const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );
