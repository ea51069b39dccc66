import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EngineUnavailable } from '#lib/search-engine/engine-unavailable.ts';
import type { SharedEngine } from '#lib/search-engine/port.ts';
import { createSharedIndexes } from '#server/domains/search/shared-indexes.ts';
import { query } from '#tests/support/search/queries.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const organisation = 10001;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

/** An engine that can be read, a change behind the collection, and does with what it is sent as it is told. */
const engineThat = async (write: () => Promise<void>) => {
  const [behind, version] = [9, 10];
  await server.services.store
    .updateTable('organisations')
    .set({ collection_version: version })
    .where('id', '=', organisation)
    .execute();
  const index = { version: behind };
  const found = { total: 0, collectionSize: 0, records: [], facets: {}, instead: [], apart: [] };
  const engine = {
    version: async () => index.version,
    versions: async () => new Map([[organisation, index.version]]),
    searchAt: async () => ({ version: index.version, result: found }),
    pinned: async () => engine,
    upsert: write,
    remove: write,
    clear: write,
    settle: write,
  } as unknown as SharedEngine;
  return { engine, index };
};

const indexesOf = (engine: SharedEngine, { timeout = 10_000, patience = 10_000 } = {}) => {
  const { store } = server.services;
  const indexes = createSharedIndexes({ engine, db: store, timeout, patience, interval: 0 });
  return { ...indexes, ask: () => indexes.search({ organisation, cas: true }, query({ rows: 0 })) };
};

test('who searches after somebody waited in vain for an index is answered from it at once', async () => {
  // What it is sent waits, as at a Solr whose shard has lost its leader.
  const settled = Promise.withResolvers<void>();
  const { engine } = await engineThat(() => settled.promise);
  const status = vi.spyOn(engine, 'version');
  const indexes = indexesOf(engine, { patience: 200 });

  await indexes.ask();
  expect(status.mock.calls.length).toBeGreaterThan(1);
  status.mockClear();
  await indexes.ask();
  expect(status).toHaveBeenCalledTimes(1);

  settled.resolve();
  await indexes.close();
});

test('an index that can be read is waited for a shorter while than one that is being made', async () => {
  const settled = Promise.withResolvers<void>();
  const { engine, index } = await engineThat(() => settled.promise);
  const indexes = indexesOf(engine, { patience: 100, timeout: 60_000 });
  expect(await indexes.ask()).toMatchObject({ total: 0 });
  index.version = 0;
  const asked = indexes.ask();
  expect(await Promise.race([asked, wait(600, 'waits')])).toBe('waits');
  index.version = 10;
  settled.resolve();
  expect(await asked).toMatchObject({ total: 0 });
  await indexes.close();
});

test('an index that can be read and not written answers as it is; one that was never made is refused', async () => {
  const { engine, index } = await engineThat(async () => {
    throw new EngineUnavailable('no leader');
  });
  const indexes = indexesOf(engine);
  expect(await indexes.ask()).toMatchObject({ total: 0 });
  index.version = 0;
  await expect(indexes.ask()).rejects.toThrow('no leader');
  await indexes.close();
});

test('what fails for another reason than the engine is not passed over', async () => {
  const { engine } = await engineThat(async () => {
    throw new Error('a fault of ours');
  });
  const indexes = indexesOf(engine);
  await expect(indexes.ask()).rejects.toThrow('a fault of ours');
  await indexes.close();
});
