import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { facetNames } from '#contract/search/facets.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { type SearchService, startSearchService } from '#server/domains/search/search-service.ts';
import { createLog } from '#server/platform/log.ts';
import { createRandom } from '#tests/support/search/random.ts';
import { productWords } from '#tests/support/search/words.ts';
import { residentMegabytes } from '../documents/process-usage.ts';
import { createStoreFiller } from '../search/fill-store.ts';
import { organisationsFor, recordsOf, type SizedOrganisation } from '../search/shared/organisations.ts';
import { table } from '../search/table.ts';
import { formatMs, percentile } from '../statistics.ts';

interface ScaleOptions {
  readonly sheets: number;
  readonly organisations: number;
  /** Searches in each of the rooms. */
  readonly searches: number;
}

/** Sheets up to which an organisation is told with those of its size. */
const sizes = [1000, 2000, 5000, 20_000, Number.POSITIVE_INFINITY] as const;

/** Fills a store, builds every index once, and searches with room for a quarter and a half of them, and as one of two processes between which they are divided. */
export const measureScale = async (
  folder: string,
  { sheets, organisations: count, searches }: ScaleOptions,
  say: (line: string) => void,
): Promise<void> => {
  const [storeAddress, snapshotsDir] = [join(folder, 'vigie.sqlite'), join(folder, 'search')];
  const organisations = organisationsFor(sheets, count);
  const seconds = startClock();
  const filler = await createStoreFiller(storeAddress, organisations);
  for (const organisation of organisations)
    for (const record of recordsOf(organisation)) filler.add(record, organisation.id);
  filler.finish();
  say(
    `${number(sheets)} sheets of ${number(count)} organisations, the largest with ${number(organisations[0]!.sheets)}: ${seconds()} s to write, ${gigabytes(statSync(storeAddress).size)} GB of SQLite`,
  );

  const idle = residentMegabytes(process.pid);
  const start = (searchMemory: number) =>
    startSearchService({ storeAddress, snapshotsDir, searchMemory }, createLog({ logLevel: 'warn' }, 2));
  const building = startClock();
  const builder = start(buildingRoom);
  let most = 0;
  for (const { id } of organisations) {
    await builder.search({ organisation: id, cas: true }, { ...opening, facets: [] });
    most = Math.max(most, residentMegabytes(process.pid));
  }
  await builder.close();
  const held = await folderBytes(snapshotsDir);
  say(
    `every index built once, with ${buildingRoom / 1e9} GB of room: ${building()} s, at most ${Math.round(most - idle)} MB of memory; ${number(Math.round(held / 1e6))} MB of snapshots`,
  );

  const rows: string[][] = [];
  const halves = organisations.filter((_, at) => at % 2 === 0);
  for (const [told, share, among] of [
    ['room for a quarter', 0.25, organisations],
    ['room for half', 0.5, organisations],
    ['the same, one of two processes', 0.5, halves],
  ] as const) {
    const service = start(held * share);
    const times = await searchAround(service, among, searches);
    rows.push([told, number(Math.round(residentMegabytes(process.pid) - idle)), ...times.map(summary)]);
    await service.close();
  }
  say('');
  say(
    table(
      ['p50 / p95 ms, by sheets of the organisation', 'MB', ...sizes.map((size, at) => sizeName(size, sizes[at - 1]))],
      rows,
    ),
  );
};

const opening: SearchQuery = {
  language: 'en',
  filters: {},
  sort: [{ field: 'product', direction: 'asc' }],
  start: 0,
  rows: 25,
  facets: facetNames.map((name) => ({ name, limit: 11, offset: 0 })),
};

/** Bytes. */
const buildingRoom = 1e9;

/** People of organisations drawn by their sizes, who open the search and then ask for three words: milliseconds, by the sizes. */
const searchAround = async (
  service: SearchService,
  organisations: readonly SizedOrganisation[],
  count: number,
): Promise<readonly number[][]> => {
  const random = createRandom(3);
  const bySheets = organisations.flatMap((one) => Array.from({ length: Math.ceil(one.sheets / 500) }, () => one));
  const times = sizes.map((): number[] => []);
  for (let asked = 0; asked < count; asked += 4) {
    const { id, sheets } = random.pick(bySheets);
    const words = Array.from({ length: 3 }, () => random.pick(productWords.en.nouns).slice(0, 5));
    const queries = words.map((word) => ({ ...opening, keyword: { heading: 'everything', words: word } as const }));
    for (const query of [opening, ...queries]) {
      const started = performance.now();
      await service.search({ organisation: id, cas: true }, query);
      // The first twentieth finds nothing awake yet.
      if (asked > count / 20) times[sizes.findIndex((size) => sheets <= size)]?.push(performance.now() - started);
    }
  }
  return times;
};

const summary = (times: readonly number[]): string =>
  `${formatMs(percentile(times, 0.5))} / ${formatMs(percentile(times, 0.95))}`;

const sizeName = (size: number, former = 0): string =>
  Number.isFinite(size) ? `to ${number(size)}` : `over ${number(former)}`;

const folderBytes = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

const startClock = (): (() => string) => {
  const started = performance.now();
  return () => number(Math.round((performance.now() - started) / 1000));
};
const number = (value: number): string => value.toLocaleString('en-CA');
const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);
