import { collectionVersions } from '#server/domains/search/collection-source.ts';
import { rebuildCollection } from '#server/domains/search/rebuild-collection.ts';
import { startSearchService } from '#server/domains/search/search-service.ts';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { openStore } from '#server/platform/storage/database.ts';
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
  if (config.solr) {
    const started = performance.now();
    await rebuildCollection(store, config.solr, (organisation, records) =>
      console.log(`${organisation}: ${records} records`),
    );
    console.log(`rebuilt and in use after ${Math.round((performance.now() - started) / 1000)} s`);
  } else {
    const search = startSearchService(config, createLog(config, 2));
    for (const { organisation } of await collectionVersions(store)) {
      const started = performance.now();
      await search.rebuild(organisation);
      console.log(`${organisation}: rebuilt in ${Math.round(performance.now() - started)} ms`);
    }
    await search.close();
  }
  await store.destroy();
};

runCommand(main);
