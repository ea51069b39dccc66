import { dayFieldNames } from './fields.ts';
import type { AdvancedSearch, DayRanges, Filters, Keyword, SearchQuery } from './query.ts';

/** Everything that narrows a search: what a member sets, saves, exports and makes documents from. */
export interface SearchCriteria extends Filters, DayRanges {
  readonly keyword?: Keyword;
  readonly advanced?: AdvancedSearch;
}

/** The part of a query that criteria are; what is not set is not there. */
export const queryOf = (
  criteria: SearchCriteria,
): Pick<SearchQuery, 'keyword' | 'advanced' | 'filters' | keyof DayRanges> => {
  const { keyword, advanced, modified, sheetDate, ...filters } = criteria;
  const ranges: DayRanges = { modified, sheetDate };
  return {
    ...(keyword && { keyword }),
    ...(advanced && { advanced }),
    ...Object.fromEntries(dayFieldNames.flatMap((name) => (ranges[name] ? [[name, ranges[name]]] : []))),
    filters,
  };
};
