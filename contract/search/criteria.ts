import type { AdvancedSearch, DayRange, Filters, Keyword } from './query.ts';

/** Everything that narrows a search: what a member sets, saves, exports and makes documents from. */
export interface SearchCriteria extends Filters {
  readonly keyword?: Keyword;
  readonly advanced?: AdvancedSearch;
  readonly modified?: DayRange;
}
