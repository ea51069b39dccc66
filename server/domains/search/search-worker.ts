import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import type { SearchQuery } from '#contract/search/query.ts';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import type {
  FilterQuery,
  Scope,
  SearchEngine,
  SearchResult,
  Suggestions,
  SuggestQuery,
} from '#lib/search-engine/port.ts';
import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { connectSolr } from '#lib/search-engine/solr/connect-solr.ts';
import { createSolrClient } from '#lib/search-engine/solr/solr-client.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { storeIdentity } from '#server/platform/storage/store-identity.ts';
import { answerQuestions, reportFault } from '#server/platform/threads/answering-thread.ts';
import { catchUp } from './catch-up.ts';
import { collectionVersions } from './collection-source.ts';
import type { Indexes, IndexLag } from './indexes.ts';
import { createSharedIndexes } from './shared-indexes.ts';
import type { SearchQuestion, WorkerOptions } from './worker-messages.ts';

/** An engine that can put an organisation's index into a file and take it back. */
interface SnapshotEngine extends SearchEngine {
  save(organisation: number, file: string): Promise<void>;
  /** False when the file is missing, damaged or of another layout; the index is then built from the database. */
  load(organisation: number, file: string): Promise<boolean>;
}

/** Changes after which a snapshot is written again: a start then has little to catch up on. */
const changesBetweenSnapshots = 2000;

interface Options {
  readonly engine: SnapshotEngine;
  readonly db: Database;
  readonly snapshotsDir: string;
}

/** Indexes of this process's own: woken on first use, and at the collection's version for every answer. */
const createOwnIndexes = ({ engine, db, snapshotsDir }: Options): Indexes => {
  const unsaved = new Map<number, number>();
  const turns = new Map<number, Promise<void>>();
  /** Of this very store: snapshots of another, or of this one before its content was replaced, are not looked at. */
  const fileOf = async (organisation: number): Promise<string> => {
    const folder = join(snapshotsDir, await storeIdentity(db));
    await mkdir(folder, { recursive: true });
    return join(folder, `${organisation}.columns`);
  };

  const save = async (organisation: number) => {
    await engine.save(organisation, await fileOf(organisation));
    unsaved.set(organisation, 0);
  };
  const refresh = async (organisation: number) => {
    if (!unsaved.has(organisation)) {
      await engine.load(organisation, await fileOf(organisation));
      unsaved.set(organisation, 0);
    }
    const changes = (unsaved.get(organisation) ?? 0) + (await catchUp(engine, db, organisation));
    unsaved.set(organisation, changes);
    if (changes >= changesBetweenSnapshots) await save(organisation);
  };
  /** One refresh of an organisation at a time: two at once would read the same changes twice. */
  const current = (organisation: number): Promise<void> => {
    const turn = (turns.get(organisation) ?? Promise.resolve()).catch(() => {}).then(() => refresh(organisation));
    turns.set(organisation, turn);
    return turn;
  };

  return {
    search: async (scope: Scope, query: SearchQuery): Promise<SearchResult> => {
      await current(scope.organisation);
      return engine.search(scope, query);
    },
    ids: async (scope: Scope, query: SearchQuery): Promise<number[]> => {
      await current(scope.organisation);
      return engine.ids(scope, query);
    },
    among: async (scope: Scope, query: FilterQuery, isns: readonly number[]): Promise<number[]> => {
      await current(scope.organisation);
      return engine.among(scope, query, isns);
    },
    suggest: async (scope: Scope, query: SuggestQuery): Promise<Suggestions> => {
      await current(scope.organisation);
      return engine.suggest(scope, query);
    },
    rebuild: async (organisation: number): Promise<void> => {
      await engine.clear(organisation);
      unsaved.set(organisation, 0);
      await current(organisation);
      await save(organisation);
    },
    /** An index that nobody has woken is not behind: it is brought up before its first answer. */
    lag: async (): Promise<IndexLag> => {
      const wanted = new Map((await collectionVersions(db)).map((one) => [one.organisation, one.version]));
      const kept = [...unsaved.keys()].filter((organisation) => wanted.has(organisation));
      const versions = await Promise.all(kept.map((organisation) => engine.version(organisation)));
      const behind = kept.filter((organisation, at) => versions[at] !== wanted.get(organisation));
      return { kept: kept.length, behind: behind.length };
    },
    close: async (): Promise<void> => {
      for (const [organisation, changes] of unsaved) if (changes > 0) await save(organisation);
    },
  };
};

/** The thread that holds the search indexes: a heavy query never keeps the HTTP thread from answering others. */
const { storeAddress, snapshotsDir, solr } = workerData as WorkerOptions;
const db = connectStore(storeAddress);
/** Indexes are tried again in a moment; what keeps them from being brought up is for the person who looks after the server. */
const onFault = (error: unknown): void => reportFault('search indexes not brought up', error);
const indexes = solr
  ? createSharedIndexes({ engine: connectSolr(solr), db, onFault })
  : createOwnIndexes({ engine: createColumnsEngine(snapshotFiles), db, snapshotsDir });

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
