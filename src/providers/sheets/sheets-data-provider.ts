import type { SortPayload } from 'react-admin';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import type { SortField } from '#contract/search/fields.ts';
import { defaultSort, type FacetRequest, type Sort } from '#contract/search/query.ts';
import { listOnlyProvider } from '../list-only-provider.ts';
import { searchSheets } from './search-sheets.ts';

/**
 * Sheets as a react-admin resource: a list is a search. `meta.facets` names the facet lists wanted; they come back in the
 * answer's `meta` with the size of the whole collection and what was looked for instead of a misspelt word.
 */
export const sheetsDataProvider = listOnlyProvider(async ({ pagination, sort, filter, meta, signal }) => {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
  const { sheets, total, ...others } = await searchSheets({
    filters: filter as SearchCriteria,
    sort: withDefaultSort(sort),
    start: (page - 1) * perPage,
    rows: perPage,
    facets: (meta?.facets ?? []) as FacetRequest[],
    ...(signal && { signal }),
  });
  return { data: sheets, total, meta: others };
});

/** The order nobody has chosen: by fit to the keyword, by name without one. */
export const byFit = 'fit';

/** The order asked for, then by product name. S2.7-07. */
const withDefaultSort = (sort: SortPayload | undefined): Sort[] => {
  if (!sort || sort.field === byFit) return [];
  const first: Sort = { field: sort.field as SortField, direction: sort.order === 'DESC' ? 'desc' : 'asc' };
  return first.field === defaultSort.field ? [first] : [first, defaultSort];
};
