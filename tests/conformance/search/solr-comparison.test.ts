import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Scope, SearchEngine } from '#lib/search-engine/port.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { solr as solrServer } from '#tests/support/outside.ts';
import { queries, scopes } from '#tests/support/search/arbitraries.ts';
import { generateRecords } from '#tests/support/search/records.ts';
import { createReferenceEngine } from '#tests/support/search/reference.ts';
import { createTestEngine } from '#tests/support/solr/test-collection.ts';

const organisation = 1;

describeWith(solrServer, 'the Solr engine and the reference engine', () => {
  const reference = createReferenceEngine();
  let solr: SearchEngine;
  const records = [...generateRecords(11, 1500)];

  beforeAll(async () => {
    solr = await createTestEngine('comparison');
    for (const engine of [solr, reference]) {
      await engine.upsert(organisation, records, 1);
      await engine.upsert(2, [...generateRecords(21, 300)], 1);
      await engine.upsert(organisation, [...generateRecords(12, 150, { firstIsn: 1400 })], 2);
      await engine.remove(organisation, [3, 30, 300, 99_999], 3);
    }
  }, 60_000);

  const sameAnswers = async (scope: Scope, query: Parameters<SearchEngine['search']>[1]) => {
    expect(await solr.search(scope, query)).toEqual(await reference.search(scope, query));
    expect(await solr.ids(scope, query)).toEqual(await reference.ids(scope, query));
    const typed = { typed: query.keyword?.words ?? '', language: query.language, limit: 1 + (query.start % 5) };
    expect(await solr.suggest(scope, typed)).toEqual(await reference.suggest(scope, typed));
  };

  it('give the same answers to any query of any scope', async () => {
    await fc.assert(fc.asyncProperty(scopes(organisation), queries(records), sameAnswers), { numRuns: 150 });
  }, 300_000);

  it('give the same first page of each facet of a whole collection, however its counts tie', async () => {
    for (const language of ['en', 'fr'] as const)
      for (const name of ['product', 'manufacturer', 'cas'] as const)
        for (const [limit, offset] of [
          [10, 0],
          [10, 10],
          [25, 1000],
        ] as const)
          await sameAnswers(
            { organisation, cas: true },
            { language, filters: {}, sort: [], start: 0, rows: 10, facets: [{ name, limit, offset }] },
          );
  }, 60_000);
});
