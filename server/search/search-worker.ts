import { parentPort, workerData } from 'node:worker_threads';
import { connectStore } from '../storage/database.ts';
import { createColumnsEngine } from './engine/columns/columns-engine.ts';
import { createIndexes } from './indexes.ts';
import type { WorkerOptions, WorkerReply, WorkerRequest } from './worker-messages.ts';

/** The thread that holds the search indexes: a heavy query never keeps the HTTP thread from answering others. */
const { storeFile, snapshotsDir } = workerData as WorkerOptions;
const db = connectStore(storeFile);
const indexes = createIndexes({ engine: createColumnsEngine(), db, snapshotsDir });

const answer = async (request: WorkerRequest): Promise<WorkerReply> => {
  const { id } = request;
  try {
    switch (request.method) {
      case 'search':
        return { id, result: await indexes.search(request.scope, request.query) };
      case 'ids':
        return { id, result: await indexes.ids(request.scope, request.query) };
      case 'rebuild':
        return { id, result: await indexes.rebuild(request.organisation) };
      case 'close':
        await indexes.close();
        return { id, result: await db.destroy() };
    }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', async (request: WorkerRequest) => {
  parentPort?.postMessage(await answer(request));
  if (request.method === 'close') parentPort?.close();
});
