import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CallError } from '../providers/call-error.ts';
import { toFieldErrors } from '../providers/to-field-errors.ts';

/** What a page asked for as it opened: on its way, there, or refused, and then why. */
export type Answer<Data> =
  | { readonly stage: 'asking' }
  | { readonly stage: 'there'; readonly data: Data }
  | { readonly stage: 'refused'; readonly message: string; readonly code: string | undefined };

/** Asks once for each key. `ask` has to be of the module or depend on nothing but the key. */
export const useAnswer = <Data>(key: string, ask: (signal: AbortSignal) => Promise<Data>): Answer<Data> => {
  const translate = useTranslate();
  const [answer, setAnswer] = useState<{ key: string; data: Data } | { key: string; error: unknown }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request
  useEffect(() => {
    const controller = new AbortController();
    ask(controller.signal).then(
      (data) => setAnswer({ key, data }),
      (error: unknown) => controller.signal.aborted || setAnswer({ key, error }),
    );
    return () => controller.abort();
  }, [key]);

  if (answer?.key !== key) return { stage: 'asking' };
  if ('data' in answer) return { stage: 'there', data: answer.data };
  const { error } = answer;
  return {
    stage: 'refused',
    message: toFieldErrors(error, { fields: [], translate }).message ?? '',
    code: error instanceof CallError ? error.code : undefined,
  };
};
