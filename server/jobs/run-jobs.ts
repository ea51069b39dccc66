import { randomUUID } from 'node:crypto';
import type { JobServices } from './job.ts';
import { finishJob, leaseSeconds, maxAttempts, postponeJob, renewLease, type TakenJob, takeJob } from './queue.ts';
import { jobs } from './registry.ts';

/** Milliseconds between two looks for work. */
const interval = 500;

/** Milliseconds that a stop waits for the job at hand; another process takes it up when its lease is over. */
const patience = 5000;

/** Does the jobs that are due, one after the other, for as long as `isStopped` says no. Never throws over a job. */
export const runDueJobs = async (
  services: JobServices,
  { worker = randomUUID(), isStopped = () => false }: { worker?: string; isStopped?: () => boolean } = {},
): Promise<void> => {
  while (!isStopped()) {
    const job = await takeJob(services.store, worker);
    if (!job) return;
    await runJob(services, job, worker);
  }
};

/** Does the jobs as they come, until it is stopped. */
export const startJobs = (services: JobServices) => {
  const worker = randomUUID();
  const ending = Promise.withResolvers<void>();
  let stopped = false;
  const loop = async () => {
    while (!stopped) {
      await runDueJobs(services, { worker, isStopped: () => stopped }).catch((error: unknown) =>
        services.log.error({ err: error }, 'jobs could not be looked for'),
      );
      await Promise.race([wait(interval), ending.promise]);
    }
  };
  const looping = loop();
  return {
    stop: async () => {
      stopped = true;
      ending.resolve();
      await Promise.race([looping, wait(patience)]);
    },
  };
};

const runJob = async (services: JobServices, job: TakenJob, worker: string): Promise<void> => {
  const { store, log } = services;
  const renewing = setInterval(
    () =>
      void renewLease(store, job.id, worker).catch((error: unknown) => log.warn({ err: error }, 'lease not renewed')),
    (leaseSeconds * 1000) / 3,
  );
  try {
    const entry = jobs.find(({ declaration }) => declaration.kind === job.kind);
    if (!entry) throw new Error(`There is no job of the kind ${job.kind}`);
    const handle = await entry.load();
    await handle(entry.declaration.payload.parse(JSON.parse(job.payload)), services);
    await finishJob(store, job.id, worker);
  } catch (error) {
    // What went wrong may name a person (a mail server does): the row keeps it, the log only its code.
    const { code, message = String(error) } = error as Partial<NodeJS.ErrnoException>;
    const level = job.attempts >= maxAttempts ? 'error' : 'warn';
    log[level]({ job: job.id, kind: job.kind, attempt: job.attempts, code }, 'job failed');
    await postponeJob(store, { job, worker, error: message });
  } finally {
    clearInterval(renewing);
  }
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds).unref());
