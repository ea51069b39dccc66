import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Log } from '../log.ts';

/** What of the log of the process threads write to. */
export type ThreadLog = Pick<Log, 'info' | 'warn' | 'error'>;

interface Options extends Omit<WorkerOptions, 'stdout' | 'stderr'> {
  /** The thread as the log names it. */
  readonly name: string;
  /** Left out, as by commands, threads write to where the process does. */
  readonly log?: ThreadLog | undefined;
  /** Its work is long and can wait a little: on a full machine threads that answer people go first. */
  readonly isBehind?: boolean;
}

/** In place of the process’s own, of which those of V8 hold for all its threads anyway. */
const behind = ['--disable-warning=ExperimentalWarning', '--import', new URL('./step-back.ts', import.meta.url).href];

/**
 * A thread whose words are in the log of the process: what it, or a library in it, prints is a line of JSON like any other, of the level that
 * is logged and with the thread's name, in place of text between them.
 */
export const startThread = (url: URL, { name, log, isBehind = false, ...asked }: Options): Worker => {
  const options = isBehind ? { ...asked, execArgv: behind } : asked;
  if (!log) return new Worker(url, { ...options, name });
  const worker = new Worker(url, { ...options, name, stdout: true, stderr: true });
  eachLine(worker.stdout, (line) => log.info({ thread: name }, line));
  eachLine(worker.stderr, (line) => log.warn({ thread: name }, line));
  return worker;
};

/** A line of a library may be a whole document. */
const longest = 2000;

const eachLine = (stream: Readable, write: (line: string) => void): void => {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim() !== '') write(line.slice(0, longest));
  });
};
