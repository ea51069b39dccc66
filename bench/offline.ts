import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { openStore } from '#server/platform/storage/database.ts';
import { browserArguments, findBrowser } from '#tests/support/find-browser.ts';
import { generateRecords } from '#tests/support/search/records.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { endWithBench, withTemporaryFolder } from './clean-up.ts';
import { addPdfs } from './load/fill-load-store.ts';
import {
  askWorker,
  measureEmptyOpening,
  measureOpening,
  pdfsKept,
  refreshedAfter,
  refreshOnce,
  throttle,
} from './offline/device.ts';
import { buildAppIfStale } from './page/build-app.ts';
import { readCommandLine } from './read-command-line.ts';
import { account, createStoreFiller, organisation } from './search/fill-store.ts';
import { formatMs, summarise } from './statistics.ts';

/**
 * `npm run bench:offline`: a phone in airplane mode with so many sheets kept. From the opening of the app to the first rows, searches in the
 * browser's worker beside the same in Node, what lies on the device by kind, and what it takes to fetch one sheet that changed.
 */
const sizes = readCommandLine(() => {
  const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1200,20000' } } });
  return values.sizes.split(',').map(Number);
});

const seed = 7;
/** How many times slower than this machine's the phone's processor is. */
const slowdown = 4;
/** Milliseconds that a search may take on such a phone. */
const aim = 10;
const searches = 200;

/** What people ask for: words of names as they stand, cut off or misspelt, with a filter now and then. */
const queriesFrom = (records: readonly SearchedSheet[]): SearchQuery[] =>
  Array.from({ length: searches }, (_, at) => {
    const word = records[(at * 37) % records.length]?.productName.split(' ')[0] ?? '';
    const typed = [word, word.slice(0, 4), word.slice(0, 2) + word.slice(3)][at % 3] ?? '';
    return {
      language: at % 2 === 0 ? 'en' : 'fr',
      keyword: { heading: 'everything', words: typed },
      filters: at % 4 === 0 ? { language: ['en'] } : {},
      sort: [],
      start: 0,
      rows: 25,
      facets: (['manufacturer', 'location', 'pictogram'] as const).map((name) => ({ name, limit: 11, offset: 0 })),
    };
  });

const timesInNode = async (records: readonly SearchedSheet[], queries: readonly SearchQuery[]): Promise<number[]> => {
  const engine = createColumnsEngine(snapshotFiles);
  await engine.upsert(organisation, records, 1);
  const times: number[] = [];
  for (const query of [...queries.slice(0, 50), ...queries]) {
    const started = performance.now();
    await engine.search({ organisation, cas: true }, query);
    times.push(performance.now() - started);
  }
  return times.slice(50);
};

/** One sheet of the collection changes, as an operator changes it. */
const changeOne = (storeFile: string): void => {
  const db = new DatabaseSync(storeFile);
  db.exec(`update organisations set collection_version = collection_version + 1 where id = ${organisation};
    update sheets set product_name = 'Changed name', version = version + 1 where isn = 100;
    update collection_sheets set version = (select collection_version from organisations where id = ${organisation})
      where organisation_id = ${organisation} and isn = 100`);
  db.close();
};

const signIn = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 800 }, serviceWorkers: 'allow' });
  const headers = { [xhrMarker.name]: xhrMarker.value };
  const answer = await context.request.post(`${apiBase}/login`, { headers, data: account });
  if (!answer.ok()) throw new Error(`signing in was answered with ${answer.status()}`);
  const page = await context.newPage();
  await page.goto('/?lang=en');
  await page.locator('#results-heading').filter({ hasText: /\d/ }).waitFor();
  return page;
};

const run = async (size: number, browser: Browser): Promise<void> =>
  withTemporaryFolder(async (dataDir) => {
    const storeFile = join(dataDir, 'vigie.sqlite');
    const records = [...generateRecords(seed, size)];
    const filler = await createStoreFiller(storeFile);
    for (const record of records) filler.add(record);
    filler.finish();
    const store = await openStore(storeFile);
    const { kind } = await addPdfs(store, dataDir);
    await store.destroy();
    const server = await spawnServer({ dataDir, env: { READ_CALLS_HOURLY: '0', READ_DOCUMENTS_HOURLY: '0' } });
    const forget = endWithBench(server.pid);
    try {
      const page = await signIn(browser, server.url);
      const keeping = performance.now();
      await page.goto('/tools/offline');
      await page.getByRole('radio', { name: 'All sheets that you may see' }).check();
      await page.getByRole('button', { name: 'Keep on this device' }).click();
      await page.getByRole('heading', { name: 'Kept on this device' }).waitFor();
      await refreshedAfter(page, 0);
      console.log(`\n${size.toLocaleString('en-CA')} sheets, kept in ${formatMs(performance.now() - keeping)} ms`);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));

      await pdfsKept(page);
      const allKept = performance.now() - keeping;

      const worker = `/${globSync('assets/kept-worker-*.js', { cwd: 'dist' })[0] ?? ''}`;
      const [sizesNow] = (await askWorker(page, worker, [{ kind: 'measure', from: [] }])).answers;
      const { bytes, pdfs } = sizesNow as { bytes: Record<string, number>; pdfs: number };
      for (const [kind, count] of Object.entries(bytes))
        console.log(`  ${kind.padEnd(10)} ${(count / 2 ** 20).toFixed(1)} MB on the device`);
      console.log(`  ${pdfs} PDFs (${kind}) among them, which took until ${formatMs(allKept)} ms`);

      // Sections of PDFs that were read meanwhile are fetched first: they are not what changed.
      while ((await refreshOnce(page)).calls > 1);
      changeOne(storeFile);
      const changed = await refreshOnce(page);
      console.log(
        `  one sheet changed: ${changed.calls} calls, ${changed.bytes.toLocaleString('en-CA')} bytes, ${formatMs(changed.ms)} ms; ` +
          `nothing changed: ${formatMs((await refreshOnce(page)).ms)} ms`,
      );

      await page.context().setOffline(true);
      await throttle(page, slowdown);
      const empty = await measureEmptyOpening(page);
      const opening = summarise(await measureOpening(page));
      console.log(
        `  opening to first rows, ${slowdown} × CPU: ${formatMs(opening.p50)} ms (an empty page: ${formatMs(empty)} ms)`,
      );

      await throttle(page, 1);
      const queries = queriesFrom(records);
      const asked = queries.map((query) => ({ kind: 'search', from: [formatSearchParameters(organisation, query)] }));
      const { times } = await askWorker(page, worker, [...asked.slice(0, 50), ...asked]);
      const [inBrowser, inNode] = [summarise(times.slice(50)), summarise(await timesInNode(records, queries))];
      const slow = inBrowser.p95 * slowdown;
      console.log(
        `  search in the worker: p50 ${formatMs(inBrowser.p50)} p95 ${formatMs(inBrowser.p95)} ms; × ${slowdown}: p95 ${formatMs(slow)} ms, ` +
          `aim ${aim} ms ${slow <= aim ? 'met' : 'MISSED'} (the engine alone in Node: p50 ${formatMs(inNode.p50)} p95 ${formatMs(inNode.p95)} ms)`,
      );
      await page.context().close();
    } finally {
      await server.stop();
      forget();
    }
  });

buildAppIfStale();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
try {
  for (const size of sizes) await run(size, browser);
} finally {
  await browser.close();
}
