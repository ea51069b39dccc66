import { Worker } from 'node:worker_threads';
import type { PdfProblem } from './check.ts';

/** What the thread found: what is wrong, or where it put a copy without the programs that were in the file. */
export interface CheckReply {
  readonly problem?: PdfProblem;
  readonly cleanPath?: string;
}

export interface PdfChecker {
  /**
   * Whether the file at this path can serve as a sheet's PDF. One that stops the thread, or keeps it longer than the time
   * allowed, is `damaged`: no reader would do better. Files are read one after the other.
   */
  check(path: string): Promise<CheckReply>;
  /** Ends the thread; what it was asked is answered as `damaged`. */
  close(): Promise<void>;
}

/** Milliseconds a file may take, and after which a thread without work ends. */
interface Times {
  readonly allowed?: number;
  readonly idle?: number;
}

/** Megabytes of the thread's heap; the bytes of a file lie outside it. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 192 };

const workerUrl = new URL('./check-worker.ts', import.meta.url);

/** Checks the PDFs that people send, in a thread of its own that is there only while there is something to check. */
export const createPdfChecker = ({ allowed = 20_000, idle = 10_000 }: Times = {}): PdfChecker => {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let resting: NodeJS.Timeout | undefined;

  const end = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const read = async (path: string): Promise<CheckReply> => {
    clearTimeout(resting);
    worker ??= start();
    const reply = await ask(worker, path, allowed);
    if (!reply) await end();
    resting = setTimeout(() => void end(), idle).unref();
    return reply ?? { problem: 'damaged' };
  };
  return {
    check: (path) => {
      const reading = last.then(() => read(path));
      last = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      clearTimeout(resting);
      await end();
    },
  };
};

const start = (): Worker => {
  const worker = new Worker(workerUrl, { resourceLimits });
  // Whoever asked hears of it too; but an error that nobody listens for ends the process.
  return worker.on('error', () => undefined);
};

/** What the thread says; undefined when it died or took too long. */
const ask = (worker: Worker, path: string, allowed: number): Promise<CheckReply | undefined> =>
  new Promise((resolve) => {
    const settle = (reply?: CheckReply) => {
      clearTimeout(timer);
      worker.off('message', settle).off('error', fail).off('exit', fail);
      resolve(reply);
    };
    const fail = () => settle();
    const timer = setTimeout(fail, allowed);
    worker.on('message', settle).on('error', fail).on('exit', fail);
    worker.postMessage(path);
  });
