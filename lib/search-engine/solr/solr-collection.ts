import { aliasOf, ensureCollection, usedCollection } from './collections.ts';
import type { SolrDocument } from './documents.ts';
import type { CollectionOptions } from './solr-address.ts';
import { adminTimeout, type Parameters, type SolrClient, SolrCollectionMissing } from './solr-client.ts';

/** A collection of Solr's as the engine reads and writes it: what was written before is found by every later question. */
export interface SolrCollection {
  /** Of one organisation, by its route, or of all. */
  select<Answer>(route: string | undefined, request: object): Promise<Answer>;
  update(route: string, documents: readonly SolrDocument[]): Promise<void>;
  /** Removes documents by id. */
  remove(route: string, ids: readonly string[]): Promise<void>;
  /** Removes what a query of Solr's own finds: of one organisation, or of all. */
  removeWhere(route: string | undefined, query: string): Promise<void>;
  /** Makes what was written searchable. */
  commit(): Promise<void>;
  /** The collection behind this alias now, whatever the alias leads to later. */
  pinned(): Promise<SolrCollection>;
}

/** The collection that the alias leads to, which is made when it is first needed and not there. */
export const openCollection = (client: SolrClient, options: CollectionOptions): SolrCollection => {
  let ready: Promise<void> | undefined;
  const prepare = (): Promise<void> => {
    ready ??= ensureCollection(client, options);
    // Anyone who asks next tries again.
    ready.catch(() => {
      ready = undefined;
    });
    return ready;
  };
  const prepared = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    await prepare();
    try {
      return await ask();
    } catch (error) {
      if (error instanceof SolrCollectionMissing) ready = undefined;
      throw error;
    }
  };
  const { select, update, remove, removeWhere, commit } = namedCollection(client, aliasOf(options));
  return {
    select: <Answer>(route: string | undefined, request: object) => prepared(() => select<Answer>(route, request)),
    update: (route, documents) => prepared(() => update(route, documents)),
    remove: (route, ids) => prepared(() => remove(route, ids)),
    removeWhere: (route, query) => prepared(() => removeWhere(route, query)),
    commit: () => prepared(commit),
    pinned: async () => namedCollection(client, await usedCollection(client, options)),
  };
};

/** A collection, or alias, that is there. */
export const namedCollection = (client: SolrClient, name: string): SolrCollection => {
  /** Writes, and how many of them a commit has made searchable. */
  let written = 0;
  let committed = 0;
  const write = async (route: string | undefined, body: unknown): Promise<void> => {
    await client.post(`${name}/update`, routed(route), body, writeTimeout);
    written += 1;
  };
  const commit = async (): Promise<void> => {
    const upTo = written;
    if (committed >= upTo) return;
    await client.post(`${name}/update`, { softCommit: 'true' }, {}, writeTimeout);
    committed = Math.max(committed, upTo);
  };
  const collection: SolrCollection = {
    select: async (route, request) => {
      await commit();
      return client.post(`${name}/select`, routed(route), request);
    },
    update: async (route, documents) => {
      for (let from = 0; from < documents.length; from += batchSize)
        await write(route, documents.slice(from, from + batchSize));
    },
    remove: (route, ids) => write(route, { delete: ids }),
    removeWhere: (route, query) => write(route, { delete: { query } }),
    commit,
    pinned: async () => collection,
  };
  return collection;
};

const routed = (route: string | undefined): Parameters => (route === undefined ? {} : { _route_: route });

/** Documents of one request: some megabytes. */
const batchSize = 1000;
const writeTimeout = adminTimeout;
