import type { Worker } from 'node:worker_threads';

/** Milliseconds after which a thread that nobody needed ends. */
const idleFor = 120_000;

/** Keeps one thread that has nothing to do: the next export neither starts one nor warms it up. */
export const createSpareThread = () => {
  let spare: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** A thread that ends by itself is none to keep. */
  const forget = () => {
    spare = undefined;
  };
  const end = async (): Promise<void> => {
    clearTimeout(timer);
    const worker = spare?.off('exit', forget);
    spare = undefined;
    await worker?.terminate();
  };
  return {
    /** The thread kept, if there is one. */
    take: (): Worker | undefined => {
      clearTimeout(timer);
      const worker = spare;
      spare = undefined;
      // These two alone: the thread's own listeners are what opens its port.
      worker?.off('error', forget).off('exit', forget).ref();
      return worker;
    },
    /** Keeps a thread, or ends it when one is kept already. */
    keep: (worker: Worker): void => {
      if (spare) {
        void worker.terminate();
        return;
      }
      spare = worker;
      worker.unref();
      worker.once('error', forget).once('exit', forget);
      timer = setTimeout(() => void end(), idleFor).unref();
    },
    end,
  };
};
