import { useNotify } from 'react-admin';

/** Says in a notification why something was not done: in the server's words, or in ours, of which the error carries the key. */
export const useShowError = () => {
  const notify = useNotify();
  return (error: unknown) => notify(error instanceof Error ? error.message : 'forms.failed', { type: 'error' });
};
