import { useListContext } from 'react-admin';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import type { FacetName } from '#contract/search/facets.ts';
import type { AdvancedSearch, DayRange, Keyword } from '#contract/search/query.ts';
import type { CallError } from '#src/providers/call-error.ts';
import type { SheetSearchResult } from '#src/providers/sheets/search-sheets.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';

/** The search that is on the screen: react-admin's list of sheets, with its filters and facets typed. */
export const useSearch = () => {
  const list = useListContext<Sheet, CallError>();
  const filters = list.filterValues as SearchCriteria;
  const { facets = {}, collectionSize = 0, instead = [], substances = {} } = (list.meta ?? {}) as Answered;

  const change = (changed: Partial<SearchCriteria>) => list.setFilters({ ...filters, ...changed });
  return {
    ...list,
    filters,
    facets,
    collectionSize,
    instead,
    substances,
    activeCount: countFilters(filters),
    setKeyword: (keyword: Keyword | undefined) => change({ keyword }),
    setAdvanced: (advanced: AdvancedSearch | undefined) => change({ advanced }),
    setModified: (modified: DayRange | undefined) => change({ modified }),
    setFacet: (name: FacetName, values: readonly string[]) =>
      change({ [name]: values.length > 0 ? values : undefined }),
    /** Another search in place of this one. */
    apply: (criteria: SearchCriteria) => list.setFilters(criteria),
    /** Back to the whole collection; the keyword stays when asked to. */
    clear: ({ keepKeyword = false } = {}) =>
      list.setFilters(keepKeyword && filters.keyword ? { keyword: filters.keyword } : {}),
  };
};

/** What an answer says beside its rows. */
type Answered = Partial<Pick<SheetSearchResult, 'facets' | 'collectionSize' | 'instead' | 'substances'>>;

export type Search = ReturnType<typeof useSearch>;

/** Filters at work, each chosen value of a facet counted. */
export const countFilters = (filters: SearchCriteria): number =>
  Object.values(filters).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : value ? 1 : 0), 0);
