import type { AuthProvider } from 'react-admin';
import { signOut } from '#contract/calls/sign-out.ts';
import { callApi } from './call-api.ts';
import { fetchUserInfo, forgetUserInfo, getStoredUserInfo } from './user-info.ts';

/** react-admin's questions about the person signed in, answered from what the server said at sign-in. */
export const authProvider: AuthProvider = {
  login: async () => {
    await fetchUserInfo();
  },
  logout: async () => {
    forgetUserInfo();
    await callApi(signOut, {}).catch(() => undefined);
    return '/';
  },
  checkAuth: async () => {
    if (!getStoredUserInfo()) throw new Error('signed out');
  },
  checkError: async (error: { status?: number }) => {
    if (error.status !== 401) return;
    forgetUserInfo();
    throw Object.assign(new Error('signed out'), { redirectTo: '/login?error=401', message: false });
  },
  getIdentity: async () => {
    const user = getStoredUserInfo();
    return { id: user?.uid ?? '', fullName: user ? `${user.first_name} ${user.last_name}`.trim() || user.name : '' };
  },
  getPermissions: async () => getStoredUserInfo()?.permissions ?? [],
  canAccess: async () => getStoredUserInfo() !== undefined,
};
