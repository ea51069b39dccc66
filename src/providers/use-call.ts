import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { identityOf } from '#contract/identity.ts';
import { useLanguage } from '../i18n/language.ts';
import { type CallArguments, callApi } from './call-api.ts';
import type { CallError } from './call-error.ts';
import { useStoredUserInfo } from './user-info.ts';

interface Options<Answer> {
  readonly enabled?: boolean;
  /** Milliseconds for which an answer is good; the query client's when left out. */
  readonly staleTime?: number;
  /** Milliseconds after which it is asked again while the page is in sight, by what it was answered; false for not at all. */
  readonly askAgain?: (answer: Answer | undefined) => number | false;
  /** What was answered before stays until what is asked now has come: another page of a list, for example. */
  readonly keepsBefore?: true;
}

/**
 * The answer of a call that reads; a session that has ended leads to sign-in, as with react-admin's own queries. Answers are
 * kept under the call's id, the person and the language: invalidating `[call.id]` asks them all anew.
 */
export const useCall = <C extends Call>(
  call: C,
  args: Omit<CallArguments<C>, 'signal'>,
  { askAgain, keepsBefore, ...options }: Options<z.output<C['answer']>> = {},
): UseQueryResult<z.output<C['answer']>, CallError> => {
  const userInfo = useStoredUserInfo();
  const language = useLanguage();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery<z.output<C['answer']>, CallError>({
    queryKey: [call.id, userInfo && identityOf(userInfo), language, args],
    queryFn: async ({ signal }) => {
      try {
        return await callApi(call, { ...args, signal } as CallArguments<C>);
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
    ...(askAgain && { refetchInterval: ({ state }) => askAgain(state.data) }),
    ...(keepsBefore && { placeholderData: keepPreviousData }),
    ...options,
  });
};
