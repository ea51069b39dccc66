import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { apiError } from '#server/platform/errors/api-error.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import { tellOf } from '#server/platform/telemetry.ts';
import { startThread, type ThreadLog } from '#server/platform/threads/start-thread.ts';
import { createBinderThread } from '../binder/binder-thread.ts';
import { createSlots } from '../excel/slots.ts';
import type { DocumentGenerator, MadeDocument, Making, SourceSheet } from '../generator.ts';
import type { MakingReply, SheetsPart } from './worker-messages.ts';

/** Each takes a processor for as long as it lasts. */
const atOnce = 2;
const mostWaiting = 50;

const workerUrl = new URL('./generation-worker.ts', import.meta.url);

interface Options {
  /** Memory limit of a thread, by the number of sheets. */
  readonly heapMegabytes?: (sheets: number) => number;
  /** Gets what the threads print. */
  readonly log?: ThreadLog;
}

/** Megabytes for what one document is made up of, and 2 kB for each sheet: with more memory less is thrown away in time. */
export const heapFor = (sheets: number): number => Math.ceil(160 + sheets / 500);

/** Documents, each made by a thread that starts and ends with it. Throws `unavailable` when too many wait, or once closed. */
export const createDocumentGenerator = ({ heapMegabytes = heapFor, log }: Options = {}): DocumentGenerator => {
  const slots = createSlots({ atOnce, waiting: mostWaiting });
  const closing = new AbortController();
  const underway = new Set<Promise<unknown>>();

  return {
    make: async (making, { signal, onProgress }) => {
      const ends = AbortSignal.any([signal, closing.signal]);
      const leave = await slots.enter(ends);
      const run = async () => {
        ends.throwIfAborted();
        if (making.kind === 'binder') return bind(making, { signal: ends, onProgress, log });
        const { sheets, ...workerData } = making;
        const maxOldGenerationSizeMb = heapMegabytes(sheets.length);
        const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb };
        const worker = startThread(workerUrl, {
          name: 'generation',
          log,
          workerData,
          resourceLimits,
          isBehind: true,
        });
        void sendSheets(worker, sheets);
        return untilEnd(worker, { signal: ends, onProgress });
      };
      const made = tellOf('worker', { name: 'generation', operation: making.kind }, run).finally(leave);
      underway.add(made);
      return made.finally(() => underway.delete(made));
    },
    close: async () => {
      closing.abort(apiError('unavailable'));
      await Promise.allSettled(underway);
    },
  };
};

/** Copying a hundred thousand sheets at once would keep everybody else waiting for 200 ms. */
const sendSheets = async (worker: Worker, sheets: readonly SourceSheet[]): Promise<void> => {
  const send = (part: SheetsPart) => worker.postMessage(part);
  for (const part of inBatches(sheets)) {
    send(part);
    await setImmediate();
  }
  send(null);
};

const bind = async (
  { options, sheets, path, isDoubleSided }: Making,
  { log, ...following }: Parameters<DocumentGenerator['make']>[1] & { readonly log: ThreadLog | undefined },
): Promise<MadeDocument> => {
  const bindable = sheets.map((sheet) => ({ ...sheet, path: sheet.path ?? '' }));
  const { leftOut } = await createBinderThread({ log }).write({ ...options, isDoubleSided }, bindable, path, following);
  return { leftOut };
};

/** Settles when the thread has ended, and with it everything it held open. */
const untilEnd = (
  worker: Worker,
  { signal, onProgress }: Parameters<DocumentGenerator['make']>[1],
): Promise<MadeDocument> =>
  new Promise((resolve, reject) => {
    let end = () => reject(new Error('the thread that made a document ended too early'));
    const giveUp = () => {
      end = () => reject(signal.reason);
      void worker.terminate();
    };
    signal.addEventListener('abort', giveUp, { once: true });
    worker.on('message', (reply: MakingReply) => {
      if (signal.aborted) return;
      if ('done' in reply) onProgress(reply.done);
      else if ('made' in reply) end = () => resolve(reply.made);
      else end = () => reject(Object.assign(new Error(reply.failed.message), reply.failed));
    });
    worker.on('error', (error) => {
      end = () => reject(error);
    });
    worker.on('exit', () => {
      signal.removeEventListener('abort', giveUp);
      end();
    });
  });
