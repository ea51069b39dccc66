import { createSibling, dropSiblings, pointAlias } from '#lib/search-engine/solr/collections.ts';
import type { SolrAddress } from '#lib/search-engine/solr/solr-address.ts';
import { createSolrClient } from '#lib/search-engine/solr/solr-client.ts';
import { namedCollection } from '#lib/search-engine/solr/solr-collection.ts';
import { createSolrEngine } from '#lib/search-engine/solr/solr-engine.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { catchUp } from './catch-up.ts';
import { collectionVersions } from './collection-source.ts';
import { waitForLeases } from './index-lease.ts';

/** Organisations written at a time: while Solr takes in the documents of one, those of another are made. */
const atOnce = 4;

/**
 * Builds all indexes from the database in a new collection beside the current one, switches to it when it is complete,
 * and removes the old one. Changes meanwhile are indexed as always. `onBuilt` is called for each organisation.
 */
export const rebuildCollection = async (
  db: Database,
  address: SolrAddress,
  onBuilt: (organisation: number, records: number) => void = () => {},
): Promise<void> => {
  const client = createSolrClient(address.urls);
  const collection = await createSibling(client, address);
  const engine = createSolrEngine(namedCollection(client, collection));
  const left = (await collectionVersions(db)).values();
  const build = async () => {
    for (const { organisation } of left) onBuilt(organisation, await catchUp(engine, db, organisation));
  };
  await Promise.all(Array.from({ length: atOnce }, build));
  await engine.settle();
  await pointAlias(client, address, collection);
  // Anyone who is bringing an index up in the old collection ends that first.
  await waitForLeases(db);
  await dropSiblings(client, address);
};
