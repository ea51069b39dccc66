import { once } from 'node:events';
import { addAbortSignal, type Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { ExcelExport, ExcelWorkerData, ExcelWorkerRequest } from './excel-export.ts';
import { createSlots } from './slots.ts';
import { createSpareThread } from './spare-thread.ts';
import { streamOfWorker } from './worker-stream.ts';

/** Workbooks, each written by a thread that has nothing else to do meanwhile. */
export interface ExcelService {
  /**
   * The bytes of a workbook, once there are any; undefined when `signal` aborts before. Destroying the stream
   * ends the writing. Throws `unavailable` when too many wait already, and what writing the first bytes throws.
   */
  write(wanted: ExcelExport, signal: AbortSignal): Promise<Readable | undefined>;
  /** Threads that write, and exports that wait for one. */
  underway(): { readonly writing: number; readonly waiting: number };
  /** Ends every thread and refuses who waits as `unavailable`. */
  close(): Promise<void>;
}

interface Options {
  readonly storeAddress: string;
  /** Milliseconds after which a download from which nobody has taken anything is broken off. */
  readonly timeout?: number;
}

/** Few: each takes a processor for a second or two, and a slow download keeps its thread. */
const atOnce = 3;
const mostWaiting = 20;

/** Megabytes of a thread's heap; what is young there is a few batches of rows, forgotten as soon as they are written. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

const workerUrl = new URL('./excel-worker.ts', import.meta.url);

export const createExcelService = ({ storeAddress, timeout = 60_000 }: Options): ExcelService => {
  const workerData: ExcelWorkerData = { storeAddress };
  const slots = createSlots({ atOnce, waiting: mostWaiting });
  const spare = createSpareThread();
  const streams = new Set<Readable>();
  let isClosed = false;

  const start = (wanted: ExcelExport, leave: () => void): Readable => {
    const worker = spare.take() ?? new Worker(workerUrl, { workerData, resourceLimits });
    worker.postMessage(wanted satisfies ExcelWorkerRequest, [wanted.isns.buffer]);
    const giveBack = (free: Worker) => (isClosed ? void free.terminate() : spare.keep(free));
    const stream = streamOfWorker(worker, { timeout, giveBack });
    streams.add(stream);
    stream.once('close', () => {
      streams.delete(stream);
      leave();
    });
    return stream;
  };

  return {
    write: async (wanted, signal) => {
      try {
        const leave = await slots.enter(signal);
        if (isClosed) throw apiError('unavailable');
        const stream = addAbortSignal(signal, start(wanted, leave));
        await once(stream, 'readable');
        return stream;
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      }
    },
    underway: () => ({ writing: slots.taken(), waiting: slots.waiting() }),
    close: async () => {
      isClosed = true;
      slots.clear();
      await spare.end();
      await Promise.all([...streams].map((stream) => closed(stream.destroy(apiError('unavailable')))));
    },
  };
};

const closed = (stream: Readable): Promise<void> =>
  new Promise((resolve) => (stream.closed ? resolve() : stream.once('close', resolve)));
