import type { SearchQuery } from '#contract/search/query.ts';
import type { Scope } from '#lib/search-engine/port.ts';
import type { SolrAddress } from '#lib/search-engine/solr/solr-address.ts';

export interface WorkerOptions {
  readonly storeAddress: string;
  readonly snapshotsDir: string;
  /** Where Solr is, when it searches and not this process. */
  readonly solr?: SolrAddress | undefined;
}

type Question =
  | { readonly method: 'search' | 'ids'; readonly scope: Scope; readonly query: SearchQuery }
  | { readonly method: 'rebuild'; readonly organisation: number }
  | { readonly method: 'close' };

/** What the HTTP thread asks of the search thread; `id` ties the reply to it. */
export type WorkerRequest = Question & { readonly id: number };
export type WorkerReply = { readonly id: number } & (
  | { readonly result: unknown }
  | { readonly error: string; readonly isUnavailable: boolean }
);
export type WorkerQuestion = Question;
