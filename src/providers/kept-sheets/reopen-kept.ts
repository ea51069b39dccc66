import { identityOf } from '#contract/identity.ts';
import { readKeptState } from '#src/offline/kept-database.ts';
import { beginAs } from '../fetch-user-info.ts';
import { isKeptFor } from '../kept-mark.ts';
import { getStoredUserInfo } from '../user-info.ts';
import { isServerAway } from './server-away.ts';

/**
 * Goes on with what this device keeps, where no server can be asked for a session, whether or not the last one has run out; tells whether it
 * does. What somebody locked, by ending the session, stays so.
 */
export const reopenKept = async (): Promise<boolean> => {
  if (!(await isServerAway())) return false;
  if (getStoredUserInfo()) return true;
  const state = await readKeptState();
  if (!state || state.isLocked || !isKeptFor(identityOf(state.user))) return false;
  beginAs(state.user);
  return true;
};
