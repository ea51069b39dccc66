import { readConfig } from '../config.ts';
import { startSearchService } from '../search/search-service.ts';
import { openStore } from '../storage/database.ts';

/** Builds every organisation's search index anew from the database and writes its snapshot. */
const config = readConfig(process.env);
const store = await openStore(config.storeFile);
const search = startSearchService({ storeFile: config.storeFile, snapshotsDir: config.snapshotsDir });
const organisations = await store.selectFrom('organisations').select('id').orderBy('id').execute();
for (const { id } of organisations) {
  const started = performance.now();
  await search.rebuild(id);
  console.log(`${id}: rebuilt in ${Math.round(performance.now() - started)} ms`);
}
await search.close();
await store.destroy();
