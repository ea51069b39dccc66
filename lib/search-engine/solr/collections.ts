import { createHash } from 'node:crypto';
import { fromLists, versionOf } from '#lib/hazards/substance-lists/lists-in-force.ts';
import { analysis } from '../analyzer.ts';
import { documentFormat } from './documents.ts';
import { configset } from './schema.ts';
import type { CollectionOptions } from './solr-address.ts';
import { adminTimeout, type SolrClient, SolrRefusal } from './solr-client.ts';

/** What documents and queries are made by. Another one belongs to another collection. */
const fingerprint = fromLists((lists) =>
  createHash('sha256')
    .update(JSON.stringify([analysis.version, versionOf(lists), documentFormat, configset]))
    .digest('hex')
    .slice(0, 8),
);

/** The alias that reads and writes of this release use, with the lists of substances in force. */
export const aliasOf = ({ name }: Pick<CollectionOptions, 'name'>): string => `${name}-${fingerprint()}`;

/**
 * Makes sure that the alias leads to a collection, and creates one if needed. Several processes may do this at once:
 * each uses the one that another has made.
 */
export const ensureCollection = async (client: SolrClient, options: CollectionOptions): Promise<void> => {
  if ((await aliases(client))[aliasOf(options)]) return;
  const collection = `${aliasOf(options)}-1`;
  await createCollection(client, options, collection);
  if ((await aliases(client))[aliasOf(options)]) return;
  await pointAlias(client, options, collection);
};

/** Makes an empty collection beside the one in use, and gives its name. */
export const createSibling = async (client: SolrClient, options: CollectionOptions): Promise<string> => {
  const taken = (await collections(client)).map((name) => numberOf(options, name));
  const collection = `${aliasOf(options)}-${Math.max(0, ...taken) + 1}`;
  await createCollection(client, options, collection);
  return collection;
};

/** The collection that the alias leads to now. */
export const usedCollection = async (client: SolrClient, options: CollectionOptions): Promise<string> => {
  await ensureCollection(client, options);
  return (await aliases(client))[aliasOf(options)] ?? aliasOf(options);
};

/** Has the alias lead to a collection; the next request goes there. */
export const pointAlias = async (client: SolrClient, options: CollectionOptions, collection: string): Promise<void> => {
  await client.get(admin, { action: 'CREATEALIAS', name: aliasOf(options), collections: collection }, adminTimeout);
};

/** Removes the collections of this alias that it does not lead to, and gives their names. */
export const dropSiblings = async (client: SolrClient, options: CollectionOptions): Promise<string[]> => {
  const used = Object.values(await aliases(client)).flatMap((list) => list.split(','));
  const left = (await collections(client)).filter((name) => numberOf(options, name) > 0 && !used.includes(name));
  for (const name of left) await client.get(admin, { action: 'DELETE', name }, adminTimeout);
  return left;
};

const createCollection = async (client: SolrClient, options: CollectionOptions, name: string) => {
  const config = aliasOf(options);
  for (const [filePath, text] of Object.entries(configset))
    await client.upload(
      'admin/configs',
      { action: 'UPLOAD', name: config, filePath, overwrite: 'true', cleanup: 'false' },
      text,
    );
  const wanted = {
    action: 'CREATE',
    name,
    numShards: String(options.shards),
    replicationFactor: String(options.replicas),
    'collection.configName': config,
    waitForFinalState: 'true',
  };
  await client.get(admin, wanted, adminTimeout).catch((error: unknown) => {
    if (!(error instanceof SolrRefusal && error.message.includes('already exists'))) throw error;
  });
};

const admin = 'admin/collections';

const aliases = async (client: SolrClient): Promise<Readonly<Record<string, string>>> =>
  (await client.get<{ aliases?: Record<string, string> }>(admin, { action: 'LISTALIASES' })).aliases ?? {};

const collections = async (client: SolrClient): Promise<readonly string[]> =>
  (await client.get<{ collections: string[] }>(admin, { action: 'LIST' })).collections;

/** The number at the end of a collection's name; 0 when it is not one of this alias. */
const numberOf = (options: CollectionOptions, collection: string): number => {
  const start = `${aliasOf(options)}-`;
  return collection.startsWith(start) ? Number(collection.slice(start.length)) || 0 : 0;
};
