import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallError } from '#src/providers/call-error.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useRequestsChanged } from './use-request.ts';

/** Somebody else was quicker: the request is shown as it is now. */
export const conflict = 409;

/**
 * For an action on a request with one text: one submission at a time; faults of the text are shown at it, the rest in a
 * toast.
 */
export const useAct = (field: string) => {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useRequestsChanged();
  const [isActing, setActing] = useState(false);
  const [error, setError] = useState<string>();
  const act = async (does: () => Promise<void>) => {
    if (isActing) return;
    setActing(true);
    setError(undefined);
    try {
      await does();
    } catch (failure) {
      const { fields, message } = toFieldErrors(failure, { fields: [field], translate });
      setError(fields[field]);
      if (message) notify(message, { type: 'error' });
      if (failure instanceof CallError && failure.status === conflict) void changed();
    }
    setActing(false);
  };
  return { isActing, error, setError, act };
};
