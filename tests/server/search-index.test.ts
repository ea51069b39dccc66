import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultSort } from '#contract/search/query.ts';
import { changeCollection } from '#server/domains/collection/changes.ts';
import { removeSheets } from '#server/domains/collection/placements.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** The index and the database: whatever happens to one, searches match the other. */
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const everything = { language: 'en', filters: {}, sort: [defaultSort], start: 0, rows: 0, facets: [] } as const;
const found = async () => (await server.services.search.search({ organisation: 10001, cas: true }, everything)).total;
const removeOne = () =>
  changeCollection(server.services.store, 10001, async (trx, change) => {
    const { isn } = await trx
      .selectFrom('collection_sheets')
      .select('isn')
      .where('organisation_id', '=', 10001)
      .where('removed', '=', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    await removeSheets(trx, { organisationId: 10001, ...change }, [isn]);
  });

describe('the search index', () => {
  test('follows a change made by another process', async () => {
    expect(await found()).toBe(1200);
    await removeOne();
    expect(await found()).toBe(1199);
  });

  test('is not touched by a change that was rolled back', async () => {
    await expect(
      changeCollection(server.services.store, 10001, async (trx, { version }) => {
        await trx
          .updateTable('collection_sheets')
          .set({ removed: 1, version })
          .where('organisation_id', '=', 10001)
          .execute();
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await found()).toBe(1200);
  });

  test('is built anew when the store was put back to an earlier state', async () => {
    await removeOne();
    await removeOne();
    expect(await found()).toBe(1198);
    await server.services.store
      .updateTable('collection_sheets')
      .set({ removed: 0, version: 1 })
      .where('organisation_id', '=', 10001)
      .execute();
    await server.services.store
      .updateTable('organisations')
      .set({ collection_version: 1 })
      .where('id', '=', 10001)
      .execute();
    expect(await found()).toBe(1200);
  });

  test('gives the same answers after it was rebuilt', async () => {
    await removeOne();
    const before = await found();
    await server.services.search.rebuild(10001);
    expect(await found()).toBe(before);
  });

  test('gives many searches at once the same answer while it is being built', async () => {
    const totals = await Promise.all(Array.from({ length: 30 }, found));
    expect(new Set(totals)).toEqual(new Set([1200]));
  });
});
