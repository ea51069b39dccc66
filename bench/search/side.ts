import type { SearchQuery } from '#contract/search/query.ts';
import { type WireAnswer, wireAnswer } from '#contract/search/wire-answer.ts';
import type { Client } from '../http-client.ts';
import { organisation } from './fill-store.ts';
import { searchPath } from './search-path.ts';

/** One of the two that are compared, as a server that answers the search call. */
export interface Side {
  readonly name: string;
  readonly pid: number;
  readonly client: Client;
  readonly stop: () => Promise<void>;
}

/** Milliseconds one search took over HTTP, last byte of the answer included. Throws when it is refused. */
export const timeSearch = async ({ name, client }: Side, query: SearchQuery): Promise<number> => {
  const { status, body, ms } = await client.send(searchPath(organisation, query));
  if (status !== 200) throw new Error(`${name} answered ${status}: ${body.subarray(0, 300)}`);
  return ms;
};

/** The answer to one search. */
export const readSearch = async ({ client }: Side, query: SearchQuery): Promise<WireAnswer> =>
  wireAnswer.parse(JSON.parse((await client.send(searchPath(organisation, query))).body.toString()));
