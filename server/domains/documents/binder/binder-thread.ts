import { rm } from 'node:fs/promises';
import { startThread, type ThreadLog } from '#server/platform/threads/start-thread.ts';
import { watchProcessor } from '#server/platform/threads/watch-processor.ts';
import type { BinderOptions, BinderSheet, Bound } from './binder.ts';
import type { BinderReply, BinderWork } from './binder-messages.ts';

export interface BinderThread {
  /**
   * Writes a binder to `path`, in a thread of its own. Throws when the thread cannot write it or dies over something else
   * than a sheet, and the reason of `signal`; then there is no file.
   */
  write(
    options: BinderOptions,
    sheets: readonly BinderSheet[],
    path: string,
    watching?: {
      /** Called with the number of sheets read; it falls when the writing had to start again. */
      readonly onProgress?: (done: number) => void;
      readonly signal?: AbortSignal;
    },
  ): Promise<Bound>;
}

interface Limits {
  /** Milliseconds of the processor that a sheet may take: on a full machine the thread is behind others, and no sheet is worse for it. */
  readonly allowed?: number;
  /** Milliseconds that a sheet may take by the clock. */
  readonly atMost?: number;
  /** Number of sheets that may hang or kill the thread before the binder fails. */
  readonly lost?: number;
  /** Gets what the thread prints. */
  readonly log?: ThreadLog | undefined;
}

/** Megabytes of the thread's heap; the bytes of files lie outside it. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 320 };

const workerUrl = new URL('./binder-worker.ts', import.meta.url);

/**
 * Binders, each written by a thread of its own. Parsing cannot be interrupted: a sheet that blocks the thread longer
 * than allowed, or kills it, costs the thread, and another starts again without that sheet, which is `damaged`.
 */
export const createBinderThread = ({
  allowed = 20_000,
  atMost = 300_000,
  lost = 20,
  log,
}: Limits = {}): BinderThread => ({
  write: async (options, sheets, path, { onProgress = () => {}, signal } = {}) => {
    const givenUp: number[] = [];
    try {
      for (;;) {
        signal?.throwIfAborted();
        const work: BinderWork = { options, sheets, path, givenUp };
        const outcome = await run(work, { allowed, atMost, onProgress, signal, log });
        if ('bound' in outcome) return outcome.bound;
        if (givenUp.length >= lost) throw new Error(`more than ${lost} sheets stopped the thread that binds them`);
        givenUp.push(outcome.stoppedAt);
      }
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  },
});

type Outcome = { readonly bound: Bound } | { readonly stoppedAt: number };

interface Running {
  readonly allowed: number;
  readonly atMost: number;
  readonly onProgress: (done: number) => void;
  readonly signal?: AbortSignal | undefined;
  readonly log: ThreadLog | undefined;
}

/** Runs one thread to its end: the binder, or the place of the sheet over which it ended. */
const run = async (work: BinderWork, { allowed, atMost, onProgress, signal, log }: Running): Promise<Outcome> => {
  const worker = startThread(workerUrl, { name: 'binder', log, workerData: work, resourceLimits, isBehind: true });
  // The signal may outlive the binder by far: listened to for good, it would hold on to every sheet of it.
  const over = new AbortController();
  let stopLooking = () => {};
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      let reading: number | undefined;
      const fail = (error: Error) => (reading === undefined ? reject(error) : resolve({ stoppedAt: reading }));
      const read = (reply: BinderReply) => {
        stopLooking();
        if ('bound' in reply) resolve(reply);
        else if ('failed' in reply) reject(Object.assign(new Error(reply.failed.message), reply.failed));
        else {
          reading = 'reading' in reply ? reply.reading : undefined;
          onProgress(reading ?? work.sheets.length);
          if (reading === undefined) return;
          const tooSlow = () => fail(new Error('too slow'));
          const clock = setTimeout(tooSlow, atMost);
          const stop = watchProcessor(worker, allowed, tooSlow);
          stopLooking = () => {
            clearTimeout(clock);
            stop();
          };
        }
      };
      worker.on('message', read).on('error', fail);
      worker.on('exit', (code) => fail(new Error(`the thread that binds sheets ended with ${code}`)));
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal });
    });
  } finally {
    stopLooking();
    over.abort();
    await worker.terminate();
  }
};
