import { useTranslate } from 'react-admin';
import { showFailure } from '../providers/toasts.ts';

/** Says in a toast why something was not done: in the server's words, or in ours, of which the error carries the key. */
export const useShowRefusal = () => {
  const translate = useTranslate();
  return (error: unknown) => {
    const message = error instanceof Error ? error.message : 'forms.failed';
    showFailure(translate(message, { _: message }));
  };
};
