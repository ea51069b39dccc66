import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { removeSheets } from '#server/domains/collection/placements.ts';
import { createOwnIndexes } from '#server/domains/search/own-indexes.ts';
import { query } from '#tests/support/search/queries.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'vigie-indexes-'));
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const organisations = [10001, 10002] as const;
const everything = query({ rows: 0 });
const scopeOf = (organisation: number) => ({ organisation, cas: true });

const openIndexes = (room: number) => {
  const engine = createColumnsEngine(snapshotFiles);
  const faults: unknown[] = [];
  const onFault = (fault: unknown) => void faults.push(fault);
  const indexes = createOwnIndexes({ engine, db: server.services.store, snapshotsDir: folder, room, onFault });
  const awake = () => organisations.filter((organisation) => engine.bytes(organisation) > 0);
  return { indexes, engine, awake, faults };
};

const removeOne = async (organisation: number) => {
  const { store } = server.services;
  await changeCollection(store, organisation, async (trx, change) => {
    const { isn } = await trx
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', organisation)
      .where('removed', '=', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    await removeSheets(trx, { organisationId: organisation, ...change }, [isn]);
  });
};

test('indexes that take more than their room go to sleep, the one used longest ago first', async () => {
  const wide = openIndexes(Number.POSITIVE_INFINITY);
  for (const organisation of organisations) await wide.indexes.search(scopeOf(organisation), everything);
  expect(wide.awake()).toEqual([...organisations]);

  const narrow = openIndexes(wide.engine.bytes(10001));
  await narrow.indexes.search(scopeOf(10001), everything);
  expect(narrow.awake()).toEqual([10001]);
  await narrow.indexes.search(scopeOf(10002), everything);
  await narrow.indexes.close();
  expect(narrow.awake()).toEqual([10002]);
  await wide.indexes.close();
});

test('an index is built anew from the database, whatever its snapshot holds, also while it sleeps', async () => {
  const { store } = server.services;
  const first = openIndexes(1);
  const found = async ({ indexes }: ReturnType<typeof openIndexes>) =>
    (await indexes.search(scopeOf(10001), everything)).total;
  const before = await found(first);
  await first.indexes.rebuild(10001);
  await first.indexes.close();
  const collection = store.updateTable('collection_sheets').where('organisation_id', '=', 10001);
  const { isn } = await store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', 10001)
    .where('removed', '=', 0)
    .limit(1)
    .executeTakeFirstOrThrow();
  // Of this the version tells nothing.
  await collection.set({ removed: 1 }).where('isn', '=', isn).execute();
  const next = openIndexes(1);
  expect(await found(next)).toBe(before);
  await next.indexes.search(scopeOf(10002), everything);
  await next.indexes.rebuild(10001);
  expect(await found(next)).toBe(before - 1);
  await collection.set({ removed: 0 }).where('isn', '=', isn).execute();
  await next.indexes.rebuild(10001);
  await next.indexes.close();
});

test('an index that has gone to sleep answers as one that never does, whoever searches and whatever changes meanwhile', async () => {
  const sleepy = openIndexes(1);
  const wide = openIndexes(Number.POSITIVE_INFINITY);
  const step = fc.record({
    kind: fc.constantFrom('search', 'search', 'search', 'ids', 'remove', 'rebuild'),
    organisation: fc.constantFrom(...organisations),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 6 }), async (rounds) => {
      for (const round of rounds) {
        // Those of a round at once.
        await Promise.all(
          round.map(({ kind, organisation }) => {
            if (kind === 'remove') return removeOne(organisation);
            if (kind === 'rebuild') return sleepy.indexes.rebuild(organisation);
            if (kind === 'ids') return sleepy.indexes.ids(scopeOf(organisation), everything);
            return sleepy.indexes.search(scopeOf(organisation), everything);
          }),
        );
        const found = await Promise.all(
          organisations.map(
            async (organisation) => (await sleepy.indexes.search(scopeOf(organisation), everything)).total,
          ),
        );
        const expected = await Promise.all(
          organisations.map(
            async (organisation) => (await wide.indexes.search(scopeOf(organisation), everything)).total,
          ),
        );
        expect(found).toEqual(expected);
      }
    }),
    { numRuns: 25 },
  );
  await sleepy.indexes.close();
  await wide.indexes.close();
  expect(sleepy.awake().length).toBeLessThanOrEqual(1);
  expect([...sleepy.faults, ...wide.faults]).toEqual([]);
}, 60_000);
