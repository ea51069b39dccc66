import type { Worker } from 'node:worker_threads';

/** Milliseconds between two looks, at the least. */
const lookEvery = 100;

/** Calls back once a thread has had so many milliseconds of the processor from now on; what is returned stops that. */
export const watchProcessor = (worker: Worker, allowed: number, onSpent: () => void): (() => void) => {
  const before = processorTimeOf(worker);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const lookIn = (milliseconds: number) => {
    timer = setTimeout(look, Math.max(milliseconds, lookEvery));
  };
  const look = async () => {
    const left = allowed - ((await processorTimeOf(worker)) - (await before));
    if (isStopped) return;
    if (left <= 0) onSpent();
    else lookIn(left);
  };
  lookIn(allowed);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};

/** Milliseconds; 0 for a thread that has only just been started. */
const processorTimeOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );
