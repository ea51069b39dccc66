import { useState } from 'react';
import { signIn as signInCall } from '#contract/calls/sign-in.ts';
import { useText } from '../../i18n/use-text.ts';
import { callApi } from '../../providers/call-api.ts';
import { CallError, unreachable } from '../../providers/call-error.ts';
import { fetchUserInfo } from '../../providers/user-info.ts';

/** Signs in and learns who that is; `failure` says why it did not work, in the person's language. */
export const useSignIn = (onSignedIn: () => void) => {
  const text = useText();
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);

  const signIn = async (body: { name: string; password: string }) => {
    setFailure(undefined);
    setSubmitting(true);
    try {
      await callApi(signInCall, { body });
      await fetchUserInfo();
      onSignedIn();
    } catch (error) {
      const refused = error instanceof CallError && error.status !== unreachable;
      setFailure(refused ? error.message : text('signIn.unreachable'));
      setSubmitting(false);
    }
  };
  return { failure, isSubmitting, signIn };
};
