import { parentPort, workerData } from 'node:worker_threads';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { connectSolr } from '#lib/search-engine/solr/connect-solr.ts';
import { isUnavailable } from '#lib/unavailable.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { createOwnIndexes } from './own-indexes.ts';
import { createSharedIndexes } from './shared-indexes.ts';
import type { WorkerOptions, WorkerReply, WorkerRequest } from './worker-messages.ts';

/** The thread that holds the search indexes: a heavy query never keeps the HTTP thread from answering others. */
const { storeAddress, snapshotsDir, solr } = workerData as WorkerOptions;
const db = connectStore(storeAddress);
const indexes = solr
  ? createSharedIndexes({ engine: connectSolr(solr), db, onFault: report })
  : createOwnIndexes({ engine: createColumnsEngine(snapshotFiles), db, snapshotsDir });

/** Indexes are tried again in a moment; what keeps them from being brought up is for whoever looks after the server. */
function report(error: unknown): void {
  const [level, err] = [isUnavailable(error) ? 40 : 50, error instanceof Error ? error.message : String(error)];
  console.error(JSON.stringify({ level, time: Date.now(), msg: 'search indexes not brought up', err }));
}

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
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, error: words, isUnavailable: isUnavailable(error) };
  }
};

parentPort?.on('message', async (request: WorkerRequest) => {
  parentPort?.postMessage(await answer(request));
  if (request.method === 'close') parentPort?.close();
});
