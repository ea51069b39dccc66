import { type Budget, fullPurse, type Purse, spend, waitFor } from './purses.ts';

export interface CallLimits {
  /** Counts a call of a subject; answers after how many seconds it may be sent, and counts nothing, where there were too many; else 0. */
  readonly count: (subject: string, most: number, now: number) => number;
  /** How many subjects it remembers. */
  readonly size: () => number;
}

const minute = 60_000;

/** Limits on calls of any kind within a minute, in the memory of this process. Decision 94. */
export const createCallLimits = (): CallLimits => {
  const purses = new Map<string, Purse>();
  let lastSweep = 0;
  /** After a minute every budget is whole again. */
  const sweep = (now: number): void => {
    if (now - lastSweep < minute) return;
    lastSweep = now;
    for (const [subject, { at }] of purses) if (now - at >= minute) purses.delete(subject);
  };
  return {
    count: (subject, most, now) => {
      if (most === 0) return 0;
      sweep(now);
      const budget: Budget = { most, within: minute };
      const purse = purses.get(subject) ?? fullPurse(budget, now);
      purses.set(subject, purse);
      const wait = waitFor(purse, budget, now);
      if (wait > 0) return Math.ceil(wait / 1000);
      spend(purse, budget, { now, count: 1 });
      return 0;
    },
    size: () => purses.size,
  };
};
