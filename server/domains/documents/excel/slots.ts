import { apiError } from '#server/platform/errors/api-error.ts';

interface Waiting {
  enter(): void;
  refuse(error: Error): void;
}

/** Admits a limited number at once and queues a limited number more; any further request fails as `unavailable`. */
export const createSlots = ({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }) => {
  const waiting = new Set<Waiting>();
  let taken = 0;

  const leave = () => {
    const [next] = waiting;
    if (!next) {
      taken -= 1;
      return;
    }
    waiting.delete(next);
    next.enter();
  };

  return {
    /** Resolves at the caller's turn, with the function that ends it; rejects when `signal` aborts before. */
    enter: async (signal: AbortSignal): Promise<() => void> => {
      signal.throwIfAborted();
      if (taken < atOnce) taken += 1;
      else if (waiting.size >= mostWaiting) throw apiError('unavailable');
      else await turn(waiting, signal);
      return once(leave);
    },
    /** Refuses all who wait. */
    clear: (): void => {
      for (const { refuse } of waiting) refuse(apiError('unavailable'));
      waiting.clear();
    },
    taken: (): number => taken,
    waiting: (): number => waiting.size,
  };
};

const turn = (waiting: Set<Waiting>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const one: Waiting = {
      enter: () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      },
      refuse: reject,
    };
    const giveUp = () => {
      waiting.delete(one);
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.add(one);
  });

const once = (action: () => void): (() => void) => {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
};
