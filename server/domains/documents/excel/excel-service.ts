import { once } from 'node:events';
import { addAbortSignal, Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { z } from 'zod';
import type { exportExcel } from '#contract/calls/export-excel.ts';
import { collectionName } from '#contract/collection-name.ts';
import { customFieldNumber, type ResultColumn } from '#contract/search/columns.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { type WireQuery, wireQuery } from '#contract/search/wire-query.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { parameterError, readSearch } from '#server/domains/search/read-search.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { startThread, type ThreadLog } from '#server/platform/threads/start-thread.ts';
import type { ExcelExport, ExcelWorkerData, ExcelWorkerReply, ExcelWorkerRequest } from './excel-export.ts';
import { createSlots } from './slots.ts';

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
  /** Gets what the threads print. */
  readonly log?: ThreadLog;
  /** Milliseconds without any reading after which a download is cancelled. */
  readonly timeout?: number;
}

/** Few: each takes a processor for a second or two, and a slow download keeps its thread. */
const atOnce = 3;
const mostWaiting = 20;

/** Megabytes of a thread's heap; what is young there is a few batches of rows, forgotten as soon as they are written. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

const workerUrl = new URL('./excel-worker.ts', import.meta.url);

export const createExcelService = ({ storeAddress, log, timeout = 60_000 }: Options): ExcelService => {
  const workerData: ExcelWorkerData = { storeAddress };
  const slots = createSlots({ atOnce, waiting: mostWaiting });
  const spare = createSpareThread();
  const streams = new Set<Readable>();
  let isClosed = false;

  const start = (wanted: ExcelExport, leave: () => void): Readable => {
    const worker =
      spare.take() ?? startThread(workerUrl, { name: 'excel', log, workerData, resourceLimits, isBehind: true });
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

/** Milliseconds after which a thread that nobody needed ends. */
const idleFor = 120_000;

/** Keeps one idle thread: the next export does not have to start it or to warm it up. */
const createSpareThread = () => {
  let spare: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** A thread that ended by itself cannot be kept. */
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

interface StreamOfWorkerOptions {
  /** Milliseconds for which somebody has to take something, or the stream is destroyed. */
  readonly timeout: number;
  /** Takes the thread back once it has written the last byte. A thread with a cancelled download ends. */
  readonly giveBack: (worker: Worker) => void;
}

/** The output of a thread as a stream: the thread is asked for the next bytes only when there is room for them. */
const streamOfWorker = (worker: Worker, { timeout, giveBack }: StreamOfWorkerOptions): Readable => {
  let lost: NodeJS.Timeout | undefined;
  let isWritten = false;
  const stream = new Readable({
    read: () => {
      clearTimeout(lost);
      worker.postMessage(null);
    },
    destroy: (error, done) => {
      clearTimeout(lost);
      worker.off('message', onReply).off('error', onError).off('exit', onExit);
      if (isWritten) giveBack(worker);
      const end = isWritten ? Promise.resolve() : worker.terminate();
      end.then(
        () => done(error),
        () => done(error),
      );
    },
  });
  const onReply = (reply: ExcelWorkerReply) => {
    isWritten = reply === null;
    if (!isWritten) lost = setTimeout(() => stream.destroy(new Error('nobody takes the workbook')), timeout).unref();
    stream.push(reply);
  };
  const onError = (error: Error) => stream.destroy(error);
  const onExit = () => stream.destroy(new Error('the thread ended too early'));
  worker.on('message', onReply).on('error', onError).on('exit', onExit);
  // A thread may fail while nobody listens; that must not end the process.
  stream.on('error', () => {});
  return stream;
};

type ExportParams = z.output<typeof exportExcel.body>['params'];

/** What a member wants exported: the search and the columns. Throws ApiError for what the search call would refuse. */
export const readExport = (
  session: Session,
  params: ExportParams,
): { query: SearchQuery; columns: readonly ResultColumn[] } => {
  const { query } = readSearch(session, collectionName(session.organisationId), readWire(params));
  const missing = params.columns.map(customFieldNumber).find((number) => (number ?? 0) > session.customFieldCount);
  if (missing) throw parameterError('columns', `this organization has no custom field ${missing}`);
  return { query, columns: [...new Set(params.columns)] };
};

const readWire = ({ parameters, keyword, sort, sortdir }: ExportParams): WireQuery => {
  const given = new URLSearchParams(parameters);
  const other = [...given.keys()].find((name) => !['fq', 'locale', 'spellcheck'].includes(name));
  if (other !== undefined) throw parameterError(other, 'only fq, locale and spellcheck are taken here');
  if (!/^\w*$/.test(sort)) throw parameterError('sort', 'it takes the name of one field');
  const [locale, ...locales] = given.getAll('locale');
  const parsed = wireQuery.safeParse({
    q: keyword,
    fq: given.getAll('fq'),
    sort: sort && `${sort} ${sortdir}`,
    spellcheck: given.get('spellcheck') ?? undefined,
    locale: locales.length > 0 ? [locale, ...locales] : locale,
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw parameterError(String(issue?.path[0]), issue?.message ?? '');
};
