import type { AuthProvider } from 'react-admin';
import type { UserInfo } from '#contract/calls/get-user-info.ts';
import { fetchUserInfo } from './fetch-user-info.ts';
import { clearFormDrafts } from './form-drafts.ts';
import { endSession } from './owed-sign-out.ts';
import { afterSignOut, type SignOutReason } from './sign-out-reason.ts';
import { clearEverything, clearUserInfo, getStoredUserInfo, isOtherPersonStored } from './user-info.ts';

interface AccessParams {
  readonly resource: string;
  readonly action: string;
}

/** react-admin's questions about the person signed in, answered from what the server said at sign-in. */
export const createAuthProvider = (canAccess: (person: UserInfo, params: AccessParams) => boolean): AuthProvider => ({
  login: async () => {
    await fetchUserInfo();
  },
  logout: async (params?: { reason?: SignOutReason }) => {
    const reason = params?.reason;
    await endSession();
    // Somebody else has signed in in another tab, and stays so: here the guard goes to sign-in.
    if (isOtherPersonStored()) return false;
    // Without a reason it is react-admin that signs out: the session has ended and checkError says where to go.
    if (!reason) clearUserInfo();
    else {
      clearEverything();
      clearFormDrafts();
    }
    return afterSignOut[reason ?? 'leave'];
  },
  checkAuth: async () => {
    if (!getStoredUserInfo()) throw new Error('signed out');
  },
  // An ended session has been dealt with where the answer came in (`callApi`), for every call alike.
  checkError: async () => undefined,
  getIdentity: async () => {
    const user = getStoredUserInfo();
    return { id: user?.uid ?? '', fullName: user ? `${user.first_name} ${user.last_name}`.trim() || user.name : '' };
  },
  getPermissions: async () => getStoredUserInfo()?.permissions ?? [],
  canAccess: async ({ resource, action }: AccessParams) => {
    const person = getStoredUserInfo();
    return person !== undefined && canAccess(person, { resource, action });
  },
});
