import { parentPort } from 'node:worker_threads';
import { ListError } from './list-error.ts';
import type { LinesRead, ListToRead } from './list-thread.ts';
import { readLines } from './read-list.ts';

/** The thread that reads lists which people send. */
const answer = async ({ bytes, choice }: ListToRead): Promise<LinesRead> => {
  try {
    return { lines: await readLines(bytes, choice) };
  } catch (error) {
    if (error instanceof ListError) return { problem: error.words };
    throw error;
  }
};

parentPort?.on('message', async (list: ListToRead) => {
  parentPort?.postMessage(await answer(list));
});
