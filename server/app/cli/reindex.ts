import type { SolrAddress } from '#lib/search-engine/solr/solr-address.ts';
import { collectionVersions } from '#server/domains/search/collection-source.ts';
import { rebuildCollection } from '#server/domains/search/rebuild-collection.ts';
import { startSearchService } from '#server/domains/search/search-service.ts';
import { type Config, readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { takeListsFile } from '#server/platform/substance-lists-file.ts';
import { runCommand } from './run-command.ts';

/**
 * Builds every organisation's search index again from the database: in Solr beside those in use, else as snapshots on
 * the disk.
 */
const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  takeListsFile(config);
  const store = await openStore(config.storeAddress);
  try {
    if (config.solr) await rebuildInSolr(store, config.solr);
    else await rebuildSnapshots(store, config);
  } finally {
    await store.destroy();
  }
};

const rebuildInSolr = async (store: Store, solr: SolrAddress): Promise<void> => {
  const started = performance.now();
  await rebuildCollection(store, solr, (organisation, records) => console.log(`${organisation}: ${records} records`));
  console.log(`rebuilt and in use after ${Math.round((performance.now() - started) / 1000)} s`);
};

const rebuildSnapshots = async (store: Store, config: Config): Promise<void> => {
  const search = startSearchService(config, createLog(config, 2));
  try {
    for (const { organisation } of await collectionVersions(store)) {
      const started = performance.now();
      await search.rebuild(organisation);
      console.log(`${organisation}: rebuilt in ${Math.round(performance.now() - started)} ms`);
    }
  } finally {
    await search.close();
  }
};

runCommand(main);
