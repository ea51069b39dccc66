import { Worker } from 'node:worker_threads';
import type { SearchQuery } from '#contract/search/query.ts';
import type { Scope, SearchResult } from '#lib/search-engine/port.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { WorkerOptions, WorkerQuestion, WorkerReply } from './worker-messages.ts';

/** Search as the rest of the server sees it: always of the collection as it stands in the database. */
export interface SearchService {
  search(scope: Scope, query: SearchQuery): Promise<SearchResult>;
  /** Record numbers of every match, in order. */
  ids(scope: Scope, query: SearchQuery): Promise<number[]>;
  rebuild(organisation: number): Promise<void>;
  /** Writes snapshots that are behind and ends the search thread. */
  close(): Promise<void>;
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Starts the search thread. Should it die, what it was asked is refused as `search.unavailable` and a new one takes its place. */
export const startSearchService = (options: WorkerOptions): SearchService => {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let closing = false;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: options });
    started.on('message', (reply: WorkerReply) => {
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      if ('error' in reply) waiting?.reject(toError(reply));
      else waiting?.resolve(reply.result);
    });
    started.on('error', (error) =>
      console.error(JSON.stringify({ level: 50, msg: 'search thread died', err: error.stack })),
    );
    started.on('exit', () => {
      for (const { reject } of pending.values()) reject(apiError('search.unavailable'));
      pending.clear();
      if (!closing) worker = start();
    });
    return started;
  }

  const ask = <Result>(question: WorkerQuestion): Promise<Result> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve: resolve as Pending['resolve'], reject });
      worker.postMessage({ ...question, id: lastId });
    });

  return {
    search: (scope, query) => ask<SearchResult>({ method: 'search', scope, query }),
    ids: (scope, query) => ask<number[]>({ method: 'ids', scope, query }),
    rebuild: (organisation) => ask<void>({ method: 'rebuild', organisation }),
    close: async () => {
      closing = true;
      await ask({ method: 'close' });
      await worker.terminate();
    },
  };
};

const toError = ({ error, isUnavailable }: { readonly error: string; readonly isUnavailable: boolean }): Error =>
  isUnavailable ? Object.assign(apiError('search.unavailable'), { cause: error, retryAfter: 5 }) : new Error(error);
