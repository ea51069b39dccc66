import { setTimeout as wait } from 'node:timers/promises';

/** Tries again until it no longer throws; throws what it threw last after that many seconds. */
export const until = async <Result>(work: () => Promise<Result>, seconds = 30): Promise<Result> => {
  for (const end = Date.now() + seconds * 1000; ; await wait(100)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
};
