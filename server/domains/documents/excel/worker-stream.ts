import { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { ExcelWorkerReply } from './excel-export.ts';

interface Options {
  /** Milliseconds for which somebody has to take something, or the stream is destroyed. */
  readonly timeout: number;
  /** Takes the thread back once it has written the last byte. One whose download was broken off ends. */
  readonly giveBack: (worker: Worker) => void;
}

/** What a thread writes, as a stream: the thread is asked for the next bytes only when there is room for them. */
export const streamOfWorker = (worker: Worker, { timeout, giveBack }: Options): Readable => {
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
