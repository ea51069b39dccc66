import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SharedEngine } from '#lib/search-engine/port.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { createSharedIndexes } from '#server/domains/search/shared-indexes.ts';
import { query } from '#tests/support/search/queries.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const organisation = 10001;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

test('who searches after somebody waited in vain for an index is answered from it at once', async () => {
  const { store } = server.services;
  // An engine that stands at a version and keeps what it is sent waiting, as a Solr whose shard has lost its leader does.
  const [settled, index] = [Promise.withResolvers<void>(), { version: 0.5 }];
  const found = { total: 0, collectionSize: 0, records: [], facets: {}, instead: [], apart: [] };
  const engine = {
    version: async () => index.version,
    versions: async () => new Map([[organisation, index.version]]),
    searchAt: async () => ({ version: index.version, result: found }),
    pinned: async () => engine,
    upsert: () => settled.promise,
    remove: () => settled.promise,
    clear: () => settled.promise,
    settle: () => settled.promise,
  } as unknown as SharedEngine;
  await changeCollection(store, organisation, async () => undefined);
  const status = vi.spyOn(engine, 'version');
  const indexes = createSharedIndexes({ engine, db: store, timeout: 200, interval: 0 });
  const search = () => indexes.search({ organisation, cas: true }, query({ rows: 0 }));

  await search();
  expect(status.mock.calls.length).toBeGreaterThan(1);
  status.mockClear();
  await search();
  expect(status).toHaveBeenCalledTimes(1);

  settled.resolve();
  await indexes.close();
});
