import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchQuery } from '#contract/search/query.ts';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import type { Scope, SearchEngine } from '#lib/search-engine/port.ts';
import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { queries, scopes } from '#tests/support/search/arbitraries.ts';
import { generateRecords } from '#tests/support/search/records.ts';
import { createReferenceEngine } from '#tests/support/search/reference.ts';

const organisation = 1;

type Step =
  | { readonly does: 'ask'; readonly scope: Scope; readonly query: SearchQuery }
  | { readonly does: 'upsert'; readonly records: readonly SearchedSheet[] }
  | { readonly does: 'remove'; readonly isns: readonly number[] }
  | { readonly does: 'reload' };

describe('the columns engine and the reference engine', { timeout: 120_000 }, () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigie-columns-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const sameAnswers = async (columns: SearchEngine, reference: SearchEngine, scope: Scope, query: SearchQuery) => {
    expect(await columns.search(scope, query)).toEqual(await reference.search(scope, query));
    expect(await columns.ids(scope, query)).toEqual(await reference.ids(scope, query));
    const typed = { typed: query.keyword?.words ?? '', language: query.language, limit: 1 + (query.start % 5) };
    expect(await columns.suggest(scope, typed)).toEqual(await reference.suggest(scope, typed));
  };

  it('give the same answers after any sequence of changes, also through snapshots', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async ({ first, steps }) => {
        let columns = createColumnsEngine(snapshotFiles);
        const reference = createReferenceEngine();
        const both = (change: (engine: SearchEngine) => Promise<void>) => Promise.all([columns, reference].map(change));
        await both((engine) => engine.upsert(organisation, first, 1));
        for (const [at, step] of steps.entries()) {
          if (step.does === 'ask') await sameAnswers(columns, reference, step.scope, step.query);
          if (step.does === 'upsert') await both((engine) => engine.upsert(organisation, step.records, at));
          if (step.does === 'remove') await both((engine) => engine.remove(organisation, step.isns, at));
          if (step.does === 'reload') {
            await columns.save(organisation, join(folder, 'index'));
            columns = createColumnsEngine(snapshotFiles);
            expect(await columns.load(organisation, join(folder, 'index'))).toBe(true);
            expect(await columns.version(organisation)).toBe(await reference.version(organisation));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('give the same answers for a collection so large that pages are walked, postings merged and rows compacted', async () => {
    const columns = createColumnsEngine(snapshotFiles);
    const reference = createReferenceEngine();
    const records = [...generateRecords(11, 3000)];
    const changes: ((engine: SearchEngine) => Promise<void>)[] = [
      (engine) => engine.upsert(organisation, records, 1),
      (engine) => engine.upsert(organisation, [...generateRecords(12, 150, { firstIsn: 2950 })], 2),
      (engine) => engine.remove(organisation, tens(300), 3),
      (engine) => engine.upsert(organisation, [...generateRecords(13, 60, { firstIsn: 4000 })], 4),
      (engine) => engine.upsert(organisation, [...generateRecords(14, 1000, { firstIsn: 1000 })], 5),
      (engine) => engine.upsert(organisation, [...generateRecords(15, 150, { firstIsn: 5000 })], 6),
    ];
    for (const change of changes) {
      await Promise.all([columns, reference].map(change));
      for (const query of pages) await sameAnswers(columns, reference, { organisation, cas: true }, query);
    }
    await fc.assert(
      fc.asyncProperty(scopes(organisation), queries(records), (scope, query) =>
        sameAnswers(columns, reference, scope, query),
      ),
      { numRuns: 60 },
    );
  });
});

const tens = (count: number) => Array.from({ length: count }, (_, at) => at * 10);

/** Pages of the whole collection in several orders, which the columns keep from one search to the next. */
const pages: readonly SearchQuery[] = (
  [
    ['product', 'asc'],
    ['product', 'desc'],
    ['manufacturer', 'desc'],
    ['custom1', 'desc'],
    ['language', 'asc'],
  ] as const
).map(([field, direction], at) => ({
  language: at % 2 === 0 ? 'fr' : 'en',
  filters: {},
  sort: [{ field, direction }],
  start: at * 40,
  rows: 60,
  facets: [{ name: 'product', limit: 11, offset: at, contains: 'é' }],
}));

const histories = fc
  .record({ seed: fc.nat(1000), count: fc.integer({ min: 1, max: 60 }) })
  .map(({ seed, count }) => ({
    first: [...generateRecords(seed, count)],
    more: [...generateRecords(seed + 1, count + 20)],
  }))
  .chain(({ first, more }) => {
    const known = [...first, ...more];
    const step: fc.Arbitrary<Step> = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({ does: fc.constant('ask' as const), scope: scopes(organisation), query: queries(known) }),
      },
      { weight: 2, arbitrary: fc.record({ does: fc.constant('upsert' as const), records: fc.subarray(more) }) },
      {
        weight: 1,
        arbitrary: fc.record({ does: fc.constant('remove' as const), isns: fc.array(fc.nat(90), { maxLength: 20 }) }),
      },
      { weight: 1, arbitrary: fc.constant({ does: 'reload' as const }) },
    );
    return fc.record({ first: fc.constant(first), steps: fc.array(step, { minLength: 3, maxLength: 12 }) });
  });
