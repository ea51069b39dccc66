import { expect } from 'vitest';
import type { SearchQuery } from '#contract/search/query.ts';
import { createColumnsEngine } from '#lib/search-engine/columns/columns-engine.ts';
import { snapshotFiles } from '#lib/search-engine/snapshots/snapshot-files.ts';
import { catchUp } from '#server/domains/search/catch-up.ts';
import type { Services } from '#server/http/services.ts';
import { query } from '#tests/support/search/queries.ts';

/** Holds what a server answers from Solr against columns made of the same database at this moment. */
export const expectSameAsColumns = async (
  { store, search }: Pick<Services, 'store' | 'search'>,
  organisation: number,
): Promise<void> => {
  const scope = { organisation, cas: true };
  const columns = createColumnsEngine(snapshotFiles);
  await catchUp(columns, store, organisation);
  for (const asked of questions) {
    expect(await search.search(scope, asked)).toEqual(await columns.search(scope, asked));
    expect(await search.ids(scope, asked)).toEqual(await columns.ids(scope, asked));
  }
};

const facets = (['status', 'month', 'manufacturer', 'location', 'cas'] as const).map((name) => ({
  name,
  limit: 5000,
  offset: 0,
}));
const questions: readonly SearchQuery[] = [
  query({ facets, rows: 1000 }),
  query({ facets, language: 'fr', keyword: { heading: 'everything', words: 'round 3' } }),
  query({
    facets,
    modified: { from: '2020-02-02', to: '2020-02-02' },
    sort: [{ field: 'custom1', direction: 'desc' }],
  }),
];
