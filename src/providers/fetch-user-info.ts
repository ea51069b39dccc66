import { getUserInfo, type UserInfo } from '#contract/calls/get-user-info.ts';
import { callApi } from './call-api.ts';
import { keepUserInfo } from './user-info.ts';

/** Asks the server who is signed in, and keeps the answer. Throws CallError. */
export const fetchUserInfo = async (): Promise<UserInfo> => {
  const userInfo = await callApi(getUserInfo, {});
  keepUserInfo(userInfo);
  return userInfo;
};
