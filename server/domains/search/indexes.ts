import type { SearchQuery } from '#contract/search/query.ts';
import type { FilterQuery, Scope, SearchResult, Suggestions, SuggestQuery } from '#lib/search-engine/port.ts';

/** Indexes that are kept up, and those of them that lack changes: numbers of organisations, never which. */
export interface IndexLag {
  readonly kept: number;
  readonly behind: number;
}

/** The organisations' indexes as searches need them, kept at the version of their collections. */
export interface Indexes {
  search(scope: Scope, query: SearchQuery): Promise<SearchResult>;
  ids(scope: Scope, query: SearchQuery): Promise<number[]>;
  among(scope: Scope, query: FilterQuery, isns: readonly number[]): Promise<number[]>;
  suggest(scope: Scope, query: SuggestQuery): Promise<Suggestions>;
  /** Builds an organisation's index from the database, whatever it holds. */
  rebuild(organisation: number): Promise<void>;
  /** How many organisations' indexes there are to keep up, and how many stand behind their collections. */
  lag(): Promise<IndexLag>;
  /** Stops the timers, and saves what the next start would otherwise have to build again. */
  close(): Promise<void>;
}
