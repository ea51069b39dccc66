import { rm } from 'node:fs/promises';
import { createSolrClient } from '#lib/search-engine/solr/solr-client.ts';
import { openCollection } from '#lib/search-engine/solr/solr-collection.ts';
import type { Config } from '#server/platform/config.ts';

/**
 * Empties all indexes, on this machine's disk and in Solr: the next searches build them from the database. For a store whose
 * content was replaced: its versions may be numbered as those of other content were. Throws EngineUnavailable when Solr is away.
 */
export const dropIndexes = async ({ solr, snapshotsDir }: Pick<Config, 'solr' | 'snapshotsDir'>): Promise<void> => {
  await rm(snapshotsDir, { recursive: true, force: true });
  if (!solr) return;
  const collection = openCollection(createSolrClient(solr.urls), solr);
  await collection.removeWhere(undefined, '*:*');
  await collection.commit();
};
