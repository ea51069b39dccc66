import { createContext, useContext } from 'react';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import type { FacetName } from '#contract/search/facets.ts';
import type { DayField } from '#contract/search/fields.ts';
import type { AdvancedSearch, DayRange, Keyword, Sort } from '#contract/search/query.ts';
import type { LeftOut } from '#contract/search/search-address.ts';
import type { CallError } from '#src/providers/call-error.ts';
import type { SheetSearchResult } from '#src/providers/sheets/search-sheets.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';

/** A search, what it found, and what can be done with it. */
export interface Search extends Omit<SheetSearchResult, 'sheets' | 'total'> {
  readonly filters: SearchCriteria;
  /** The order of the results; undefined where those that fit the keyword best come first. */
  readonly sort: Sort | undefined;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** What the address asks for beside, and the collection does not have. */
  readonly leftOut: readonly LeftOut[];
  readonly data: readonly Sheet[] | undefined;
  /** The data are those of the search before, until its own come. */
  readonly isPlaceholderData: boolean;
  readonly total: number | undefined;
  readonly error: CallError | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** Filters at work, each chosen value of a facet counted. */
  readonly activeCount: number;
  refetch(): void;
  setKeyword(keyword: Keyword | undefined): void;
  setAdvanced(advanced: AdvancedSearch | undefined): void;
  setDays(name: DayField, range: DayRange | undefined): void;
  setFacet(name: FacetName, values: readonly string[]): void;
  /** Another search in place of this one. */
  apply(criteria: SearchCriteria): void;
  /** Back to the whole collection; the keyword stays when asked to. */
  clear(options?: { readonly keepKeyword?: boolean }): void;
  /** The search's own order where none is given. */
  setSort(sort: Sort | undefined): void;
  setPage(page: number): void;
  setPerPage(rows: number): void;
  /** The address without what it asks for in vain. */
  tidy(): void;
}

export const SearchContext = createContext<Search | undefined>(undefined);

/** The search that is on the screen. */
export const useSearch = (): Search => {
  const search = useContext(SearchContext);
  if (!search) throw new Error('useSearch is called outside of a search');
  return search;
};

/** Filters at work, each chosen value of a facet counted. */
export const countFilters = (filters: SearchCriteria): number =>
  Object.values(filters).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : value ? 1 : 0), 0);
