import type { SearchQuery } from '#contract/search/query.ts';
import type { Scope } from './engine/port.ts';

export interface WorkerOptions {
  readonly storeFile: string;
  readonly snapshotsDir: string;
}

type Question =
  | { readonly method: 'search' | 'ids'; readonly scope: Scope; readonly query: SearchQuery }
  | { readonly method: 'rebuild'; readonly organisation: number }
  | { readonly method: 'close' };

/** What the HTTP thread asks of the search thread; `id` ties the reply to it. */
export type WorkerRequest = Question & { readonly id: number };
export type WorkerReply = { readonly id: number } & ({ readonly result: unknown } | { readonly error: string });
export type WorkerQuestion = Question;
