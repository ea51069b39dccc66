import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { getSystem } from '#contract/calls/operator/system.ts';
import { countJobs } from './count-jobs.ts';
import type { Means } from './readiness.ts';

type Essentials = z.output<(typeof getSystem)['answer']>['essentials'];

/** Milliseconds for which the event loop is looked at, and between two of its measurements. */
const [look, resolution] = [300, 10];

/** How the store's jobs, the indexes and this process are doing, for who has no monitor. */
export const readEssentials = async ({ store, search }: Pick<Means, 'store' | 'search'>): Promise<Essentials> => {
  const [jobs, lag, delay] = await Promise.all([countJobs(store), search.lag().catch(() => null), measureDelay()]);
  const sum = (of: 'waiting' | 'failed') => jobs.reduce((total, job) => total + job[of], 0);
  return {
    jobs_waiting: sum('waiting'),
    jobs_oldest_seconds: Math.round(Math.max(0, ...jobs.map(({ oldestSeconds }) => oldestSeconds))),
    jobs_failed: sum('failed'),
    indexes: lag,
    loop_delay_ms: delay,
    memory_bytes: process.memoryUsage.rss(),
  };
};

const measureDelay = async (): Promise<number> => {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  await wait(look);
  delays.disable();
  return Math.max(0, Math.round((delays.mean || 0) / 1e6 - resolution));
};
