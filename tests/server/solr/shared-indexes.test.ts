import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aliasOf } from '#lib/search-engine/solr/collections.ts';
import { connectSolr } from '#lib/search-engine/solr/connect-solr.ts';
import { dropIndexes } from '#server/domains/search/drop-indexes.ts';
import { rebuildCollection } from '#server/domains/search/rebuild-collection.ts';
import { type SearchService, startSearchService } from '#server/domains/search/search-service.ts';
import { readConfig } from '#server/platform/config.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { solr } from '#tests/support/outside.ts';
import { query } from '#tests/support/search/queries.ts';
import { testSolrUrl } from '#tests/support/solr/test-collection.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { changeRound } from './change-collection.ts';
import { expectSameAsColumns } from './same-as-columns.ts';

const organisation = 10001;
const scope = { organisation, cas: true };
const name = `shared-${randomBytes(4).toString('hex')}`;

describeWith(solr, 'indexes in Solr', () => {
  let server: TestServer;
  let other: SearchService;
  beforeAll(async () => {
    server = await startTestServer({ SOLR_URL: testSolrUrl, SOLR_COLLECTION: name, SOLR_SHARDS: '2' });
    other = startSearchService(server.services.config, server.services.log);
  }, 60_000);
  afterAll(async () => {
    await other?.close();
    await server?.close();
    await removeCollections();
  });
  /** Asked with another number of rows, it is another question: answers to the same are kept. */
  const total = async (search: SearchService, rows = 0) => (await search.search(scope, query({ rows }))).total;

  test('are the same for every process, at the version of the last change', async () => {
    expect(await Promise.all([total(server.services.search), total(other)])).toEqual([1200, 1200]);
    for (let round = 0; round < 6; round++) {
      await changeRound(server.services.store, organisation, round);
      const left = 1200 - (round + 1) * 10;
      expect(await Promise.all([total(other), total(server.services.search)])).toEqual([left, left]);
    }
    await expectSameAsColumns(server.services, organisation);
    await expectSameAsColumns({ ...server.services, search: other }, organisation);
  }, 60_000);

  test('are asked once for what is asked again while nothing changes, and anew after a change', async () => {
    const { search, store } = server.services;
    const had = await total(search, 3);
    const before = await questionsAsked();
    for (let time = 0; time < 50; time++) expect(await total(search, 3)).toBe(had);
    // Meanwhile it may look for indexes that are behind.
    expect((await questionsAsked()) - before).toBeLessThan(20);
    await changeRound(store, organisation, 7);
    expect(await total(search, 3)).toBe(had - 10);
  }, 60_000);

  test('are brought up by themselves where nobody searches', async () => {
    await changeRound(server.services.store, 10002, 1);
    const versions = () =>
      server.services.store.selectFrom('organisations').select(['id', 'collection_version']).execute();
    const wanted = (await versions()).find(({ id }) => id === 10002)?.collection_version;
    const stands = async () => {
      const parameters = new URLSearchParams({ q: '{!term f=id}10002!version', _route_: '10002!' });
      const answer = await fetch(`${testSolrUrl}/${aliasOf({ name })}/select?${parameters}`);
      const { response } = (await answer.json()) as { response: { docs: { index_version: number }[] } };
      return response.docs[0]?.index_version;
    };
    await expect.poll(stands, { timeout: 20_000, interval: 200 }).toBe(wanted);
  }, 30_000);

  test('are rebuilt beside those in use, while collections change and people search', async () => {
    const faults: unknown[] = [];
    let rebuilding = true;
    const searching = (async () => {
      while (rebuilding) {
        await total(server.services.search).catch((error: unknown) => faults.push(error));
        await wait(10);
      }
    })();
    const changing = (async () => {
      for (let round = 10; rebuilding; round++) {
        await changeRound(server.services.store, organisation, round);
        await wait(50);
      }
    })();
    const { config, store } = server.services;
    const before = await collectionNames();
    await rebuildCollection(store, config.solr!);
    rebuilding = false;
    await Promise.all([searching, changing]);
    expect(faults).toEqual([]);
    const after = await collectionNames();
    expect([before.length, after.length]).toEqual([1, 1]);
    expect(after).not.toEqual(before);
    await expectSameAsColumns(server.services, organisation);
  }, 120_000);

  test('are built anew once they are thrown away, as a restore does', async () => {
    const before = await total(server.services.search);
    await dropIndexes(server.services.config);
    const engine = connectSolr(server.services.config.solr!);
    expect(await engine.version(organisation)).toBeUndefined();
    expect(await total(server.services.search, 1)).toBe(before);
    await expectSameAsColumns(server.services, organisation);
  }, 60_000);

  test('begin with an empty collection where somebody took the old one away', async () => {
    await removeCollections();
    const answer = async () => (await total(server.services.search, 2).catch(() => undefined)) ?? 'not yet';
    const placed = await server.services.store
      .selectFrom('collection_sheets')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('organisation_id', '=', organisation)
      .where('removed', '=', 0)
      .executeTakeFirstOrThrow();
    await expect.poll(answer, { timeout: 30_000, interval: 200 }).toBe(Number(placed.count));
  }, 60_000);

  const admin = async (parameters: Record<string, string>) => {
    const answer = await fetch(`${testSolrUrl}/admin/collections?${new URLSearchParams(parameters)}`);
    return (await answer.json()) as { collections: string[] };
  };
  const questionsAsked = async (): Promise<number> => {
    const answer = await fetch(`${testSolrUrl}/admin/metrics?group=core&prefix=QUERY./select.requests&wt=json`);
    const { metrics } = (await answer.json()) as { metrics: Record<string, Record<string, number>> };
    return Object.entries(metrics)
      .filter(([core]) => core.includes(name))
      .flatMap(([, counts]) => Object.values(counts))
      .reduce((sum, count) => sum + count, 0);
  };
  const collectionNames = async () =>
    (await admin({ action: 'LIST' })).collections.filter((collection) => collection.startsWith(`${name}-`));
  const removeCollections = async () => {
    await admin({ action: 'DELETEALIAS', name: aliasOf({ name }) });
    for (const collection of await collectionNames()) await admin({ action: 'DELETE', name: collection });
  };
});

test('an address of Solr that is none stops the start, alone or among others', () => {
  for (const text of ['solr:8983', 'http://one:8983/solr,two:8983', 'http://one:8983/solr,'])
    expect(() => readConfig({ SOLR_URL: text })).toThrow(/^Cannot start: SOLR_URL: must be an address/);
});

test('addresses of several nodes are separated by commas', () => {
  const urls = ['http://one:8983/solr', 'https://vigie:a%2Cb@two:8983/solr'];
  expect(readConfig({ SOLR_URL: `${urls[0]}/, ${urls[1]}` }).solr?.urls).toEqual(urls);
});
