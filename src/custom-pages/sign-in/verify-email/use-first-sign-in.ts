import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { signIn } from '#contract/calls/sign-in.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { fetchUserInfo } from '#src/providers/fetch-user-info.ts';

/** Signs in to the account that is complete now. What goes wrong is no fault of the form any more: one signs in by hand. */
export const useFirstSignIn = () => {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  return async (name: string, password: string) => {
    try {
      const { meta } = await callApi(signIn, { body: { name, password } });
      if (meta) return navigate('/?mt=1');
      await fetchUserInfo();
      notify(text('signIn.signedIn'));
      return navigate('/');
    } catch {
      notify(text('verification.done'));
      return navigate('/login');
    }
  };
};
