import { expect, test } from 'vitest';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { putTogether, takeApart } from '#lib/search-engine/snapshots/layout.ts';
import { query, scope, sheet } from '#tests/support/search/queries.ts';
import { describeSearchEngine } from '../conformance/search/engine-conformance.ts';

/** Snapshots as the browser's database takes them: copies of the arrays. */
const memory = new Map<string, ReturnType<typeof copyOf>>();
const copyOf = (version: number, arrays: ReturnType<typeof takeApart>) =>
  structuredClone({ version, arrays: arrays.map(({ data }) => ({ data: data.slice(), length: data.length })) });
const create = () =>
  createColumnsEngine({
    write: async (_, index, file) => void memory.set(file, copyOf(index.version, takeApart(index))),
    read: async (_, file) => {
      const kept = memory.get(file);
      return kept && putTogether(kept.version, structuredClone(kept.arrays));
    },
  });

// The table of queries that every engine answers, in Chromium.
describeSearchEngine('the columns engine in a browser', async () => create());

test('an index that was kept in the browser answers as before, and takes in further sheets', async () => {
  const engine = create();
  const sheets = Array.from({ length: 300 }, (_, at) => sheet(at + 1, { productName: `Acétone ${at}` }));
  await engine.upsert(scope.organisation, sheets, 4);
  const before = await engine.search(scope, query({ keyword: { heading: 'everything', words: 'acetne' } }));
  expect(before.total).toBe(300);
  await engine.save(scope.organisation, 'kept');
  const later = create();
  expect(await later.load(scope.organisation, 'kept')).toBe(true);
  expect(await later.version(scope.organisation)).toBe(4);
  expect(await later.search(scope, query({ keyword: { heading: 'everything', words: 'acetne' } }))).toEqual(before);
  await later.upsert(scope.organisation, [sheet(301, { productName: 'Toluene' })], 5);
  expect((await later.search(scope, query({ keyword: { heading: 'everything', words: 'toluene' } }))).total).toBe(1);
});
