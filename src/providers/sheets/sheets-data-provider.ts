import type { SearchCriteria } from '#contract/search/criteria.ts';
import { defaultSort, type FacetRequest, type Sort } from '#contract/search/query.ts';
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

/** The order asked for, then by product name. S2.7-07. */
const orderOf = (sort: Sort | undefined): Sort[] => {
  // By fit to the keyword, by name without one.
  if (!sort) return [];
  return sort.field === defaultSort.field ? [sort] : [sort, defaultSort];
};
