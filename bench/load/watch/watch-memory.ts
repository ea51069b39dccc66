import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { residentMegabytes } from '../../documents/process-usage.ts';

/** Megabytes, sampled at even intervals. */
export interface MemorySamples {
  /** Of the whole process with its threads, each second. */
  readonly resident: readonly number[];
  /** Of its main thread's heap, each second: what nobody needs any more lies in it too. */
  readonly heap: readonly number[];
  /** What full collections left of that heap, four in each quarter. */
  readonly inUse: readonly number[];
}

const collections = 16;

/** What a server has to be started with for its heap to be known over so many minutes. */
export const heapSettings = (folder: string, minutes: number): NodeJS.ProcessEnv => {
  const reporter = pathToFileURL(join(import.meta.dirname, 'heap-reporter.ts')).href;
  return {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${reporter}`.trim(),
    BENCH_HEAP_FILE: heapFile(folder),
    BENCH_COLLECT_SECONDS: String((minutes * 60) / collections),
  };
};

/** Samples the memory of a process until it is stopped. */
export const watchMemory = (pid: number, folder: string): { readonly stop: () => MemorySamples } => {
  const begun = Date.now();
  const resident: number[] = [];
  const timer = setInterval(() => resident.push(residentMegabytes(pid)), 1000);
  return {
    stop: () => {
      clearInterval(timer);
      const text = existsSync(heapFile(folder)) ? readFileSync(heapFile(folder), 'utf8') : '';
      const samples = text.split('\n').map((line) => line.split(' '));
      const since = (wanted: string) =>
        samples.flatMap(([what, at, bytes]) => (what === wanted && Number(at) >= begun ? [Number(bytes) / 1e6] : []));
      return { resident, heap: since('held'), inUse: since('left') };
    },
  };
};

const heapFile = (folder: string) => join(folder, 'heap.txt');
