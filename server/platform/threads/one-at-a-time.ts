import type { ResourceLimits, Worker } from 'node:worker_threads';
import { tellOf } from '../telemetry.ts';
import { startThread, type ThreadLog } from './start-thread.ts';
import { watchProcessor } from './watch-processor.ts';

/** Milliseconds that one piece of work may take, and after which a thread without work ends. */
export interface Times {
  readonly allowed: number;
  /**
   * Where it is named, `allowed` is processor time of the thread, which a busy machine takes none of; and this is how long the work may
   * take by the clock.
   */
  readonly atMost?: number;
  readonly idle: number;
}

interface Options extends Times {
  /** The thread as the log and the metrics name it. */
  readonly name: string;
  /** Gets what the thread prints, and of what it died; left out by commands. */
  readonly log?: ThreadLog | undefined;
  /** The module that the thread runs: it answers each message with one message. */
  readonly workerUrl: URL;
  readonly resourceLimits: ResourceLimits;
}

export interface OneAtATime<Question, Answer> {
  /** The thread's answer; undefined when it died or took too long. Questions wait for one another. */
  ask(question: Question): Promise<Answer | undefined>;
  /** Ends the thread; what it was asked stays without an answer. */
  close(): Promise<void>;
}

/** A thread for work that may kill it: started on demand, ended by a failure or when it has been idle for a while. */
export const createOneAtATime = <Question, Answer>(options: Options): OneAtATime<Question, Answer> => {
  const { name, idle } = options;
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let resting: NodeJS.Timeout | undefined;

  const end = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const answer = async (question: Question): Promise<Answer | undefined> => {
    clearTimeout(resting);
    worker ??= start(options);
    const reply = await send<Question, Answer>(worker, question, options);
    if (reply === undefined) await end();
    resting = setTimeout(() => void end(), idle).unref();
    return reply;
  };
  return {
    ask: (question) =>
      tellOf('worker', { name }, () => {
        const answering = last.then(() => answer(question));
        last = answering.catch(() => undefined);
        return answering;
      }),
    close: async () => {
      clearTimeout(resting);
      await end();
    },
  };
};

const start = ({ workerUrl, resourceLimits, name, log }: Options): Worker =>
  startThread(workerUrl, { name, log, resourceLimits })
    // The caller only hears that there is no answer; an error without a listener would end the process.
    .on('error', (error) => log?.warn({ thread: name, err: error.stack }, 'thread died'));

const send = <Question, Answer>(
  worker: Worker,
  question: Question,
  { allowed, atMost }: Pick<Times, 'allowed' | 'atMost'>,
): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const settle = (reply?: Answer) => {
      clearTimeout(clock);
      stopLooking();
      worker.off('message', settle).off('error', fail).off('exit', fail);
      resolve(reply);
    };
    const fail = () => settle();
    const clock = setTimeout(fail, atMost ?? allowed);
    const stopLooking = atMost === undefined ? () => undefined : watchProcessor(worker, allowed, fail);
    worker.on('message', settle).on('error', fail).on('exit', fail);
    worker.postMessage(question);
  });
