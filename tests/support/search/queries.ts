import type { FacetName } from '#contract/search/facets.ts';
import type { FacetEntry, SearchQuery } from '#contract/search/query.ts';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import type { Scope, SearchEngine } from '#lib/search-engine/port.ts';

/** The organisation most tests are about; its members see everything. */
export const scope: Scope = { organisation: 10001, cas: true };

/** A record with nothing remarkable but what a test gives it. */
export const sheet = (isn: number, given: Partial<SearchedSheet> = {}): SearchedSheet => ({
  isn,
  productName: `Product ${isn}`,
  productIds: [],
  manufacturer: 'Maple',
  language: 'en',
  standings: ['current'],
  format: 'whmis-2015',
  hazardous: 'yes',
  signalWord: '',
  otherLanguage: 'missing',
  pictograms: [],
  casNumbers: [],
  listedUnder: [],
  hazardClasses: [],
  locations: ['1'],
  custom: ['', '', ''],
  modified: '2026-03-01',
  sheetDate: '2025-12-24',
  otherNames: [],
  ingredientNames: [],
  ownCasNumbers: [],
  unNumbers: [],
  ...given,
});

/** A query for everything, by fit or product name, but for what a test gives it. */
export const query = (given: Partial<SearchQuery> = {}): SearchQuery => ({
  language: 'en',
  filters: {},
  sort: [],
  start: 0,
  rows: 50,
  facets: [],
  ...given,
});

/** Record numbers of a result, in its order. */
export const found = async (engine: SearchEngine, given: Partial<SearchQuery>, of: Scope = scope): Promise<number[]> =>
  (await engine.search(of, query(given))).records.map(({ isn }) => isn);

/** Record numbers that a keyword finds as it stands. */
export const foundBy = (engine: SearchEngine, words: string, of: Scope = scope): Promise<number[]> =>
  found(engine, { keyword: { heading: 'everything', words, isExact: true }, sort: [] }, of).then((isns) =>
    isns.toSorted((a, b) => a - b),
  );

/** The list of one facet. */
export const listed = async (
  engine: SearchEngine,
  name: FacetName,
  given: Partial<SearchQuery> = {},
  of: Scope = scope,
): Promise<readonly FacetEntry[]> => {
  const facets = [{ name, limit: 100, offset: 0 }];
  return (await engine.search(of, query({ facets, ...given }))).facets[name] ?? [];
};
