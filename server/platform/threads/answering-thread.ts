import { type MessagePort, parentPort, type Worker } from 'node:worker_threads';
import { isUnavailable } from '#lib/unavailable.ts';
import { tellOf } from '../telemetry.ts';
import { startThread, type ThreadLog } from './start-thread.ts';

/** A thread of ours that answers many questions at once, each under a number. */
export interface AnsweringThread<Question> {
  /** The thread's answer. Rejects with what answering threw, and with `died()` when the thread ended before. */
  ask<Answer>(question: Question): Promise<Answer>;
  /** Ends the thread; what it has not answered is rejected. */
  end(): Promise<void>;
}

interface Options<Question> {
  readonly workerUrl: URL;
  readonly workerData?: unknown;
  /** The thread as the log and the metrics name it. */
  readonly name: string;
  /** What a question asks for, by a name; there are few. */
  readonly operationOf?: (question: Question) => string;
  /** Gets the thread's faults that no caller waits for, and its death. */
  readonly log: ThreadLog;
  /** Why a question has no answer, when the thread ended before it. */
  readonly died: () => Error;
  /** Runs from the start, and again as soon as it has died; otherwise it starts with a question. */
  readonly isAlwaysOn?: boolean;
  /** Milliseconds without a question after which it ends; left out, it stays. */
  readonly idle?: number;
  /** Its answers can wait a little: on a full machine other threads go first. */
  readonly isBehind?: boolean;
}

interface Pending {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Query<Question> {
  readonly id: number;
  readonly question: Question;
}

type Answered = { readonly id: number } & (
  | { readonly answer: unknown }
  | { readonly error: string; readonly isUnavailable: boolean }
);

/** What went wrong in a thread while nobody waited for an answer. */
interface Reported {
  readonly fault: string;
  readonly error: string;
  readonly isUnavailable: boolean;
}

/** What a thread threw while it answered. */
export class ThreadError extends Error {
  /** Whether it was over something that does not answer for the moment. */
  readonly isUnavailable: boolean;
  constructor(message: string, { isUnavailable }: { readonly isUnavailable: boolean }) {
    super(message);
    this.isUnavailable = isUnavailable;
  }
}

export const createAnsweringThread = <Question>({
  workerUrl,
  workerData,
  name,
  operationOf,
  log,
  died,
  isAlwaysOn = false,
  idle,
  isBehind = false,
}: Options<Question>): AnsweringThread<Question> => {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let isEnding = false;
  let worker: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;

  const start = (): Worker => {
    const started = startThread(workerUrl, { name, log, workerData, isBehind });
    started.on('message', (reply: Answered | Reported) => {
      if ('fault' in reply) {
        log[reply.isUnavailable ? 'warn' : 'error']({ thread: name, err: reply.error }, reply.fault);
        return;
      }
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      if ('error' in reply) waiting?.reject(new ThreadError(reply.error, reply));
      else waiting?.resolve(reply.answer);
      if (idle !== undefined && pending.size === 0) resting = setTimeout(() => rest(started), idle).unref();
    });
    started.on('error', (error) => log.error({ thread: name, err: error.stack }, 'thread died'));
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of pending.values()) reject(died());
      pending.clear();
      if (isAlwaysOn && !isEnding) worker = start();
    });
    return started;
  };
  /** Later requests go to another thread. */
  const rest = (rested: Worker) => {
    worker = undefined;
    void rested.terminate();
  };
  if (isAlwaysOn) worker = start();

  const ask = <Answer>(question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      clearTimeout(resting);
      worker ??= start();
      lastId += 1;
      pending.set(lastId, { resolve: resolve as Pending['resolve'], reject });
      worker.postMessage({ id: lastId, question } satisfies Query<Question>);
    });
  return {
    ask: <Answer>(question: Question) =>
      tellOf('worker', { name, ...(operationOf && { operation: operationOf(question) }) }, () => ask<Answer>(question)),
    end: async () => {
      isEnding = true;
      await worker?.terminate();
    },
  };
};

/** The thread's own side: answers each question that comes, and says what was thrown instead of an answer. */
export const answerQuestions = <Question>(answer: (question: Question) => Promise<unknown>): void => {
  const port = parentPort as MessagePort;
  port.on('message', async ({ id, question }: Query<Question>) => {
    const reply = await answer(question).then(
      (answer): Answered => ({ id, answer }),
      (error: unknown): Answered => ({
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        isUnavailable: isUnavailable(error),
      }),
    );
    port.postMessage(reply);
  });
};

/** The thread's own side: has the main thread log a fault that no caller waits for; of the error its message alone. */
export const reportFault = (fault: string, error: unknown): void => {
  const message = error instanceof Error ? error.message : String(error);
  const reported: Reported = { fault, error: message, isUnavailable: isUnavailable(error) };
  parentPort?.postMessage(reported);
};
