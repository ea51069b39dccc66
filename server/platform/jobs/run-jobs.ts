import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable } from '#lib/unavailable.ts';
import { instanceId } from '../instance-id.ts';
import type { JobQueue } from '../storage/tables/jobs.ts';
import { tellOf } from '../telemetry.ts';
import type { JobContext, JobKind, JobServices } from './job.ts';
import {
  finishJob,
  leaseSeconds,
  maxAttempts,
  releaseJob,
  renewLease,
  requeueJob,
  retryJob,
  type TakenJob,
  takeJob,
} from './queue.ts';

/** Milliseconds between two looks for work. */
const interval = 500;

/** Milliseconds that a stop waits for the job in question; another process takes it up when its lease is over. */
const timeout = 5000;

const queues = ['short', 'medium', 'long'] as const satisfies readonly JobQueue[];

interface Run {
  /** The owner of the leases, a name for this run alone. */
  readonly worker?: string;
  /** Ends what is under way, and with it the run. */
  readonly signal?: AbortSignal;
}

/**
 * Runs the jobs that are due, those of each queue one after the other, until all queues are empty. A failed job never
 * makes it throw.
 */
export const runDueJobs = async <Available extends JobServices>(
  kinds: readonly JobKind<Available>[],
  services: Available,
  run: Run = {},
): Promise<void> => {
  await Promise.all(queues.map((queue) => runQueue({ kinds, services }, queue, run)));
};

/** The kinds of jobs there are, and what their handlers are given. */
interface Work<Available extends JobServices> {
  readonly kinds: readonly JobKind<Available>[];
  readonly services: Available;
}

const runQueue = async <Available extends JobServices>(
  work: Work<Available>,
  queue: JobQueue,
  { worker = newWorker(), signal = new AbortController().signal }: Run,
): Promise<void> => {
  while (!signal.aborted) {
    const job = await takeJob(work.services.store, { worker, queue });
    if (!job) return;
    await runJob(work, job, { worker, signal });
  }
};

/** Does the jobs as they come, until it is stopped. */
export const startJobs = <Available extends JobServices>(kinds: readonly JobKind<Available>[], services: Available) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async (queue: JobQueue) => {
    const worker = newWorker();
    while (!signal.aborted) {
      await runQueue({ kinds, services }, queue, { worker, signal }).catch((error: unknown) =>
        services.log.error({ err: error }, 'jobs could not be looked for'),
      );
      await wait(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const looping = Promise.all(queues.map(loop));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([looping, wait(timeout, undefined, { ref: false })]);
    },
  };
};

const newWorker = (): string => `${instanceId}.${randomUUID()}`;

const runJob = async <Available extends JobServices>(
  { kinds, services }: Work<Available>,
  job: TakenJob,
  { worker, signal }: Required<Run>,
): Promise<void> => {
  const { store, log } = services;
  const lost = new AbortController();
  const context: JobContext = {
    attempt: job.attempts,
    finish: async (trx) => {
      if (!(await finishJob(trx, job.id, worker))) throw new Error('somebody else has taken the job over');
    },
    signal: AbortSignal.any([signal, lost.signal]),
  };
  const renew = async () => {
    if (!(await renewLease(store, job.id, worker))) lost.abort();
  };
  const renewing = setInterval(
    () => void renew().catch((error: unknown) => log.warn({ err: error }, 'lease not renewed')),
    (leaseSeconds * 1000) / 3,
  );
  try {
    const entry = kinds.find(({ declaration }) => declaration.kind === job.kind);
    if (!entry) throw new Error(`There is no job of the kind ${job.kind}`);
    await tellOf('job', { name: job.kind }, async () => {
      const handle = await entry.load();
      await handle(entry.declaration.payload.parse(JSON.parse(job.payload)), services, context);
    });
    await finishJob(store, job.id, worker);
  } catch (error) {
    if (context.signal.aborted) return releaseJob(store, job.id, worker);
    // What went wrong may name a person (a mail server does): the row keeps it, the log only its code.
    const { code, message = String(error) } = error as Partial<NodeJS.ErrnoException>;
    if (isUnavailable(error)) {
      log.warn({ job: job.id, kind: job.kind, err: error }, 'job put off');
      return requeueJob(store, { job, worker, error: message });
    }
    const level = job.attempts >= maxAttempts ? 'error' : 'warn';
    log[level]({ job: job.id, kind: job.kind, attempt: job.attempts, code }, 'job failed');
    await retryJob(store, { job, worker, error: message });
  } finally {
    clearInterval(renewing);
  }
};
