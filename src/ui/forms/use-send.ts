import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';

/** For a button that sends something: one sending at a time, and what went wrong said in a toast, or where the page puts it. */
export const useSend = (onFailure?: (error: unknown) => void) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const send = async (act: () => Promise<void>) => {
    setSending(true);
    try {
      await act();
    } catch (error) {
      const { message } = toFieldErrors(error, { fields: [], translate });
      if (onFailure) onFailure(error);
      else if (message) notify(message, { type: 'error' });
    }
    setSending(false);
  };
  return { isSending, send };
};
