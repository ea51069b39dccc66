import { createSolrClient } from '#lib/search-engine/solr/solr-client.ts';
import { openCollection } from '#lib/search-engine/solr/solr-collection.ts';
import { createSolrEngine } from '#lib/search-engine/solr/solr-engine.ts';
import { solr } from '../outside.ts';

/** Address of a Solr on which tests may make collections; `npm run test:engines` starts one. */
export const testSolrUrl = solr.found;

/** An engine on a collection of the tests' own, which is emptied for each; two shards, so that requests have to find theirs. */
export const createTestEngine = async (name: string) => {
  const collection = openCollection(createSolrClient([testSolrUrl ?? '']), { name, shards: 2, replicas: 1 });
  await collection.removeWhere(undefined, '*:*');
  return createSolrEngine(collection);
};
