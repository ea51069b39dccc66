import type { SearchQuery } from '#contract/search/query.ts';
import type { FilterQuery, Scope, SuggestQuery } from '#lib/search-engine/port.ts';
import type { SolrAddress } from '#lib/search-engine/solr/solr-address.ts';

export interface WorkerOptions {
  readonly storeAddress: string;
  readonly snapshotsDir: string;
  /** Bytes that indexes of this process's own may take together. */
  readonly searchMemory: number;
  /** Where Solr is, when it searches and not this process. */
  readonly solr?: SolrAddress | undefined;
}

/** The requests to the search thread. */
export type SearchQuestion =
  | { readonly method: 'search' | 'ids'; readonly scope: Scope; readonly query: SearchQuery }
  | { readonly method: 'among'; readonly scope: Scope; readonly query: FilterQuery; readonly isns: readonly number[] }
  | { readonly method: 'suggest'; readonly scope: Scope; readonly query: SuggestQuery }
  | { readonly method: 'rebuild'; readonly organisation: number }
  | { readonly method: 'lag' | 'reach' }
  | { readonly method: 'close' };
