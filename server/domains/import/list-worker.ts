import { parentPort } from 'node:worker_threads';
import { ListError } from './list-error.ts';
import type { LinesRead } from './list-thread.ts';
import { readLines } from './read-list.ts';

/** The thread that reads lists which people send. */
const answer = async (bytes: Uint8Array): Promise<LinesRead> => {
  try {
    return { lines: await readLines(bytes) };
  } catch (error) {
    if (error instanceof ListError) return { problem: error.words };
    throw error;
  }
};

parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await answer(bytes));
});
