import type { SearchCriteria } from '#contract/search/criteria.ts';
import type { FacetRequest, Sort } from '#contract/search/query.ts';
import { orderOf } from '#contract/search/view-query.ts';
import { listOnlyProvider } from '../list-only-provider.ts';
import { searchSheets } from './search-sheets.ts';

/**
 * Sheets as a react-admin resource: a list is a search. `meta.sort` is its order, `meta.facets` names the facet lists wanted; they
 * come back in the answer's `meta` with the size of the whole collection and what was looked for instead of a misspelt word.
 */
export const sheetsDataProvider = listOnlyProvider(async ({ pagination, filter, meta, signal }) => {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
  const { sheets, total, ...others } = await searchSheets({
    filters: filter as SearchCriteria,
    sort: orderOf(meta?.sort as Sort | undefined),
    start: (page - 1) * perPage,
    rows: perPage,
    facets: (meta?.facets ?? []) as FacetRequest[],
    ...(signal && { signal }),
  });
  return { data: sheets, total, meta: others };
});
