import { identityOf } from '#contract/identity.ts';
import { readKeptState } from '#src/offline/kept-database.ts';
import { beginAs } from '#src/providers/fetch-user-info.ts';
import { isKeptFor, readKeptMark } from '#src/providers/kept-mark.ts';
import { askAboutPass } from '#src/providers/kept-sheets/follow-kept.ts';
import { setKeptStatus } from '#src/providers/kept-sheets/kept-status.ts';
import { isServerAway, late } from '#src/providers/kept-sheets/server-away.ts';
import { readOnWithout } from '#src/providers/session-end.ts';
import { getStoredUserInfo } from '#src/providers/user-info.ts';

/** Goes on with what this device keeps, where no server can be asked for a session, whether or not the last one has run out; tells whether it does. */
export const reopenKept = async (): Promise<boolean> =>
  (await isServerAway()) && (getStoredUserInfo() !== undefined || readOn());

/** The same because somebody asks for it, whose session has run out; the server is asked before whether somebody ended it. */
export const reopenKeptNow = async (): Promise<boolean> => {
  await Promise.race([askAboutPass(), late()]);
  return readOn();
};

/** What somebody locked, by ending the session, opens for nobody. */
const readOn = async (): Promise<boolean> => {
  // Looking would make a database where there is none.
  const state = readKeptMark() ? await readKeptState() : undefined;
  if (!state || state.isLocked || !isKeptFor(identityOf(state.user))) return false;
  beginAs(state.user);
  readOnWithout();
  setKeptStatus({ isAway: true, isReopened: true });
  return true;
};
