import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { apiBase } from '#contract/call.ts';
import { getOverview } from '#contract/calls/overview.ts';
import { getStorageAdvice } from '#contract/calls/storage-advice.ts';
import { collectionName } from '#contract/collection-name.ts';
import { generateRecords } from '#tests/support/search/records.ts';
import { withTemporaryFolder } from './clean-up.ts';
import { createStoreFiller, organisation } from './search/fill-store.ts';
import { startOurs } from './search/ours.ts';
import { formatMs, summarise } from './statistics.ts';

/** `npm run bench:overview`: the overview and the storage advice of 100,000 sheets, beside a page of the search with everything in it. */
const [size, rounds, aim] = [100_000, 30, 150];

await withTemporaryFolder(async (dataDir) => {
  const storeFile = join(dataDir, 'vigie.sqlite');
  const filler = await createStoreFiller(storeFile);
  for (const record of generateRecords(7, size)) filler.add(record);
  filler.finish();
  const ours = await startOurs(dataDir);
  const measure = async (path: string) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const { status, ms } = await ours.client.send(path);
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      times.push(ms);
    }
    return { ...summarise(times.slice(1)), first: times[0]! };
  };
  const search = await measure(`${apiBase}/lucidworks-solr-api/${collectionName(organisation)}/?rows=10`);
  const overview = await measure(apiBase + getOverview.path);
  // What is kept until the collection changes is worked out anew.
  const db = new DatabaseSync(storeFile);
  db.exec('update organisations set collection_version = collection_version + 1');
  db.close();
  const storage = await measure(apiBase + getStorageAdvice.path);
  console.log(
    `${size.toLocaleString('en-CA')} sheets: overview p50 ${formatMs(overview.p50)} ms, p95 ${formatMs(overview.p95)} ms, the first ${formatMs(overview.first)} ms, aim ${aim} ms ` +
      `${overview.p95 <= aim ? 'met' : 'MISSED'}; a page of the search ${formatMs(search.p50)} ms`,
  );
  console.log(`storage advice p50 ${formatMs(storage.p50)} ms, the first ${formatMs(storage.first)} ms`);
  await ours.stop();
});
