import { homeOf, operatorHome } from '#contract/permissions.ts';
import { useStoredUserInfo } from './user-info.ts';

/** Where this person is led back to: the search, or the operators' requests. */
export const useHome = () => {
  const path = homeOf(useStoredUserInfo()?.permissions ?? []);
  return { path, isOperator: path === operatorHome };
};
