import { useEffect, useState } from 'react';
import { CallError, unreachable } from '#src/providers/call-error.ts';

/** What was asked for last: kept on the screen while the next is on its way, or does not come. */
export interface PatientAnswer<Data> {
  readonly data: Data | undefined;
  /** Whether the data is what is asked for now. */
  readonly isCurrent: boolean;
  /** Why there is none yet; while it is set, it is being tried again. */
  readonly error: CallError | undefined;
  readonly retry: () => void;
}

interface State<Data> {
  readonly key: string;
  readonly data: Data | undefined;
  readonly error: CallError | undefined;
}

/**
 * Asks once for each key, and again for as long as the answer is that many are asking, that nobody can be reached or that something
 * went wrong: nobody in need presses buttons. `ask` depends on nothing but the key.
 */
export const usePatientAnswer = <Data>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Data>,
): PatientAnswer<Data> => {
  const [state, setState] = useState<State<Data>>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryOnce = (tries: number): void => {
      clearTimeout(timer);
      ask(signal).then(
        (data) => setState({ key, data, error: undefined }),
        (error: unknown) => {
          if (signal.aborted) return;
          const failure = error instanceof CallError ? error : new CallError(500, undefined);
          setState((last) => ({ key, data: last?.data, error: failure }));
          if (isPassing(failure))
            timer = setTimeout(() => tryOnce(tries + 1), waits[Math.min(tries, waits.length - 1)]);
        },
      );
    };
    const askNow = () => tryOnce(0);
    askNow();
    window.addEventListener('online', askNow);
    return () => {
      window.removeEventListener('online', askNow);
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, attempt]);

  return {
    data: state?.data,
    isCurrent: state?.key === key && state.error === undefined,
    error: state?.key === key ? state.error : undefined,
    retry: () => setAttempt(attempt + 1),
  };
};

/** Milliseconds before it is tried again. */
const waits = [1200, 2000, 4000, 8000] as const;

const isPassing = ({ status }: CallError): boolean => status === unreachable || status === 429 || status >= 500;
