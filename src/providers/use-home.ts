import { deskHome, homeOf } from '#contract/permissions.ts';
import { useStoredUserInfo } from './user-info.ts';

/** Where this person is led back to: the search, or the desk. */
export const useHome = () => {
  const path = homeOf(useStoredUserInfo()?.permissions ?? []);
  return { path, isDesk: path === deskHome };
};
