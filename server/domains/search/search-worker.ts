import { workerData } from 'node:worker_threads';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { connectSolr } from '#lib/search-engine/solr/connect-solr.ts';
import { createSolrClient } from '#lib/search-engine/solr/solr-client.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { answerQuestions, reportFault } from '#server/platform/threads/answering-thread.ts';
import { createOwnIndexes } from './own-indexes.ts';
import { createSharedIndexes } from './shared-indexes.ts';
import type { SearchQuestion, WorkerOptions } from './worker-messages.ts';

/** The thread that holds the search indexes: a heavy query never keeps the HTTP thread from answering others. */
const { storeAddress, snapshotsDir, searchMemory, solr } = workerData as WorkerOptions;
const db = connectStore(storeAddress);
/** Indexes are tried again in a moment; what keeps them from being brought up is for the person who looks after the server. */
const onFault = (error: unknown): void => reportFault('search indexes not brought up', error);
/** Milliseconds: a node that hangs holds up what is written, and not what is read, until the others give it up. */
const ofSeveral = 3000;
const indexes = solr
  ? createSharedIndexes({
      engine: connectSolr(solr),
      db,
      onFault,
      ...(solr.urls.length > 1 && { patience: ofSeveral }),
    })
  : createOwnIndexes({ engine: createColumnsEngine(snapshotFiles), db, snapshotsDir, room: searchMemory, onFault });

/** Kept, since it knows which nodes failed lately. */
const client = solr && createSolrClient(solr.urls);

answerQuestions<SearchQuestion>(async (asked) => {
  switch (asked.method) {
    case 'search':
      return indexes.search(asked.scope, asked.query);
    case 'ids':
      return indexes.ids(asked.scope, asked.query);
    case 'among':
      return indexes.among(asked.scope, asked.query, asked.isns);
    case 'suggest':
      return indexes.suggest(asked.scope, asked.query);
    case 'rebuild':
      return indexes.rebuild(asked.organisation);
    case 'lag':
      return indexes.lag();
    case 'reach':
      await client?.get('admin/info/system', { wt: 'json' });
      return;
    case 'close':
      await indexes.close();
      return db.destroy();
  }
});
