import { join } from 'node:path';
import { connectSolr } from '#lib/search-engine/solr/connect-solr.ts';
import type { SolrAddress } from '#lib/search-engine/solr/solr-address.ts';
import { rebuildCollection } from '#server/domains/search/rebuild-collection.ts';
import type { SearchService } from '#server/domains/search/search-service.ts';
import { startSearchService } from '#server/domains/search/search-service.ts';
import { createLog } from '#server/platform/log.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { startSolr } from '#tests/support/solr/start-solr.ts';
import { endWithBench, withTemporaryFolder } from '../../clean-up.ts';
import { summarise, type Times } from '../../statistics.ts';
import { createStoreFiller } from '../fill-store.ts';
import { processMemory } from '../process-memory.ts';
import { organisationsFor, recordsOf } from './organisations.ts';
import { type Question, type QuestionClass, questionClasses } from './questions.ts';
import { type Compared, reportComparison } from './report.ts';

/** What is compared with what, said once. */
export const solrPreface = [
  'Vigie’s search service on the same store, with the embedded engine and with Solr 9 in cloud mode on the same machine (one node,',
  'two shards), asked one question after the other. Times of the embedded engine are of the service: thread, version check and engine, without',
  'HTTP. Of Solr first its engine with its version check alone, which keeps no answers; then the service, asked again what it was asked before.',
].join('\n');

/** Fills a store with so many sheets of many organisations, has both engines index it and asks both the same. */
export const compareWithSolr = (size: number, seconds: number): Promise<string> =>
  withTemporaryFolder(async (folder) => {
    const say = (what: string) => console.error(`  ${size.toLocaleString('en-CA')}: ${what} …`);
    const organisations = organisationsFor(size);
    const storeAddress = join(folder, 'vigie.sqlite');
    say(`filling the store, ${organisations.length} organisations`);
    const filler = await createStoreFiller(storeAddress, organisations);
    for (const organisation of organisations)
      for (const record of recordsOf(organisation)) filler.add(record, organisation.id);
    filler.finish();

    const solr = await startSolr({ memory: '2g' });
    if (!solr) throw new Error('Solr cannot be had: it takes Java and Maven');
    const forget = endWithBench(solr.pid());
    const idle = processMemory(process.pid)?.now ?? 0;
    const log = createLog({ logLevel: 'warn' }, 2);
    const searchMemory = Number.POSITIVE_INFINITY;
    const embedded = startSearchService({ storeAddress, snapshotsDir: join(folder, 'search'), searchMemory }, log);
    const address = { urls: [solr.url], name: 'bench', shards: 2, replicas: 1 };
    const shared = startSearchService(
      { storeAddress, snapshotsDir: join(folder, 'none'), searchMemory, solr: address },
      log,
    );
    const asking = connectSolr(address);
    const wakeAll = async (service: SearchService): Promise<number> => {
      const started = performance.now();
      for (const { id } of organisations) await service.ids({ organisation: id, cas: true }, nothing);
      return performance.now() - started;
    };
    try {
      say('indexing with the embedded engine');
      const embeddedIndexMs = await wakeAll(embedded);
      const embeddedMemory = (processMemory(process.pid)?.now ?? 0) - idle;
      say('indexing with Solr');
      const solrIndexMs = await rebuild(storeAddress, address);
      await wakeAll(shared);
      const classes: Compared['classes'][number][] = [];
      for (const questionClass of questionClasses(organisations)) {
        say(questionClass.name);
        classes.push({
          name: questionClass.name,
          ...(await agreementOn(questionClass, embedded, shared)),
          embedded: await measure(embedded, questionClass.questions, seconds),
          solr: await measure(asking, questionClass.questions, seconds),
          again: await measure(shared, questionClass.questions, seconds),
        });
      }
      return reportComparison({
        size,
        organisations: organisations.length,
        largest: organisations[0]?.sheets ?? 0,
        classes,
        embeddedIndexMs,
        solrIndexMs,
        embeddedMemory,
        solrMemory: processMemory(solr.pid())?.now ?? 0,
      });
    } finally {
      await shared.close();
      await embedded.close();
      await solr.close();
      forget();
    }
  });

/** As `npm run reindex` does it. */
const rebuild = async (storeAddress: string, address: SolrAddress): Promise<number> => {
  const db = connectStore(storeAddress);
  const started = performance.now();
  await rebuildCollection(db, address);
  await db.destroy();
  return performance.now() - started;
};

const nothing: Question['query'] = {
  language: 'en',
  keyword: { heading: 'product', words: 'nothing begins so' },
  filters: {},
  sort: [],
  start: 0,
  rows: 0,
  facets: [],
};

const agreementOn = async ({ questions }: QuestionClass, one: SearchService, other: SearchService) => {
  const asked = questions.slice(0, 40);
  let same = 0;
  for (const { scope, query } of asked) {
    const [a, b] = [await one.search(scope, query), await other.search(scope, query)];
    if (JSON.stringify(a) === JSON.stringify(b)) same += 1;
  }
  return { asked: asked.length, same };
};

type Asked = Pick<SearchService, 'search'>;

const measure = async (service: Asked, questions: readonly Question[], seconds: number): Promise<Times> => {
  await run(service, questions, { seconds: seconds / 4, fewest: 1 });
  globalThis.gc?.();
  return summarise(await run(service, questions, { seconds, fewest: 20 }));
};

const run = async (
  service: Asked,
  questions: readonly Question[],
  { seconds, fewest }: { readonly seconds: number; readonly fewest: number },
): Promise<number[]> => {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; times.length < fewest || performance.now() < end; ) {
    const { scope, query } = questions[times.length % questions.length]!;
    const started = performance.now();
    await service.search(scope, query);
    times.push(performance.now() - started);
  }
  return times;
};
