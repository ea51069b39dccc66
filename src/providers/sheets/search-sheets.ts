import { searchSheets as searchCall } from '#contract/calls/search-sheets.ts';
import type { Language } from '#contract/languages.ts';
import { queryOf, type SearchCriteria } from '#contract/search/criteria.ts';
import { type FacetName, facetNames, facetOf } from '#contract/search/facets.ts';
import { formatSearchParameters } from '#contract/search/format-search-parameters.ts';
import type { FacetEntry, FacetRequest, NameMeant, Respelling, Sort, WordCount } from '#contract/search/query.ts';
import type { WireAnswer, WireSheet } from '#contract/search/wire-answer.ts';
import { fromWireValue } from '#contract/search/wire-values.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { callApi } from '../call-api.ts';
import { getStoredUserInfo } from '../user-info.ts';
import { type Sheet, toSheet } from './sheet.ts';

/** A search as the page asks for it: rows from `start` on, and the lists of values beside them. */
export interface SheetSearch {
  readonly filters: SearchCriteria;
  readonly sort: readonly Sort[];
  readonly start: number;
  readonly rows: number;
  readonly facets: readonly FacetRequest[];
  readonly signal?: AbortSignal;
}

/** The lists of values that came with a search, by facet. */
export type FacetLists = Partial<Record<FacetName, readonly FacetEntry[]>>;

/** What a search found: the rows asked for, and how many there are. */
export interface SheetSearchResult {
  readonly sheets: Sheet[];
  readonly total: number;
  /** Sheets of the collection the person may see, whatever is searched. */
  readonly collectionSize: number;
  readonly facets: FacetLists;
  /** Words of the keyword that no sheet has, and what was looked for instead; an empty text where a word was left out. */
  readonly instead: readonly Respelling[];
  /** Words that are another name of substances, with their own. */
  readonly meant: readonly NameMeant[];
  /** Words that no sheet has together, with how many sheets each finds, whatever else narrows the search. */
  readonly apart: readonly WordCount[];
  /** Names of CAS numbers in the lists. */
  readonly substances: Readonly<Record<string, string>>;
}

/** Searches the collection of the person signed in. Throws CallError, AbortError. */
export const searchSheets = async (search: SheetSearch): Promise<SheetSearchResult> => {
  const user = getStoredUserInfo();
  const language = getLanguage();
  const { sort, start, rows, facets, signal } = search;
  const query = { language, ...queryOf(search.filters), sort, start, rows, facets };
  const answer = await callApi(searchCall, {
    params: { collection: user?.collection ?? '' },
    query: formatSearchParameters(user?.mseid ?? 0, query),
    ...(signal && { signal }),
  });
  return {
    sheets: (answer.response.docs as WireSheet[]).map(toSheet),
    total: answer.response.numFound,
    collectionSize: answer.response.collectionSize ?? answer.response.numFound,
    facets: toFacetLists(answer, language),
    instead: answer.instead ?? [],
    meant: answer.meant ?? [],
    apart: answer.apart ?? [],
    substances: answer.substances ?? {},
  };
};

const toFacetLists = (answer: WireAnswer, language: Language): FacetLists =>
  Object.fromEntries(
    facetNames.flatMap((name) => {
      const flat = answer.facet_counts.facet_fields[facetOf(name).wire[language]];
      return flat ? [[name, toEntries(name, flat, language)]] : [];
    }),
  );

/** Solr's lists alternate value and count. */
const toEntries = (name: FacetName, flat: readonly (string | number)[], language: Language): FacetEntry[] => {
  const entries: FacetEntry[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    const value = fromWireValue(name, String(flat[at]), language);
    if (value !== undefined) entries.push({ value, count: Number(flat[at + 1]) });
  }
  return entries;
};
