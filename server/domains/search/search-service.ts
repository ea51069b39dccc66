import type { SearchQuery } from '#contract/search/query.ts';
import type { FilterQuery, Scope, SearchResult, Suggestions, SuggestQuery } from '#lib/search-engine/port.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Log } from '#server/platform/log.ts';
import { createAnsweringThread, ThreadError } from '#server/platform/threads/answering-thread.ts';
import type { IndexLag } from './indexes.ts';
import type { SearchQuestion, WorkerOptions } from './worker-messages.ts';

/** Search for the rest of the server: always of the collection's current state in the database. */
export interface SearchService {
  search(scope: Scope, query: SearchQuery): Promise<SearchResult>;
  /** Record numbers of every match, in order. */
  ids(scope: Scope, query: SearchQuery): Promise<number[]>;
  /** Of these record numbers, those that a query without keyword finds, in no particular order. */
  among(scope: Scope, query: FilterQuery, isns: readonly number[]): Promise<number[]>;
  /** What may be meant by what was typed so far. */
  suggest(scope: Scope, query: SuggestQuery): Promise<Suggestions>;
  rebuild(organisation: number): Promise<void>;
  /** How far indexes stand behind their collections. Rejects as a search does. */
  lag(): Promise<IndexLag>;
  /** Rejects while searches cannot be answered: the thread is not up, or the engine that it asks is away. */
  reach(): Promise<void>;
  /** Writes snapshots that are behind and ends the search thread. */
  close(): Promise<void>;
}

/** Starts the search thread. Should it die, what it was asked is refused as `search.unavailable` and a new one takes its place. */
export const startSearchService = (options: WorkerOptions, log: Log): SearchService => {
  const thread = createAnsweringThread<SearchQuestion>({
    workerUrl: new URL('./search-worker.ts', import.meta.url),
    workerData: options,
    name: 'search',
    operationOf: ({ method }) => method,
    log,
    died: () => apiError('search.unavailable'),
    isAlwaysOn: true,
  });
  const ask = <Answer>(question: SearchQuestion): Promise<Answer> => thread.ask<Answer>(question).catch(refuse);
  return {
    search: (scope, query) => ask<SearchResult>({ method: 'search', scope, query }),
    ids: (scope, query) => ask<number[]>({ method: 'ids', scope, query }),
    among: (scope, query, isns) => ask<number[]>({ method: 'among', scope, query, isns }),
    suggest: (scope, query) => ask<Suggestions>({ method: 'suggest', scope, query }),
    rebuild: (organisation) => ask<void>({ method: 'rebuild', organisation }),
    lag: () => ask<IndexLag>({ method: 'lag' }),
    reach: () => ask<void>({ method: 'reach' }),
    close: async () => {
      await ask({ method: 'close' });
      await thread.end();
    },
  };
};

const refuse = (error: unknown): never => {
  if (error instanceof ThreadError && error.isUnavailable)
    throw Object.assign(apiError('search.unavailable'), { cause: error, retryAfter: 5 });
  throw error;
};
