import { type FacetName, facetNames, facetOf } from '#contract/search/facets.ts';
import type { DayRange, SearchQuery } from '#contract/search/query.ts';
import { knownCodeOf, sizeOf, textOf } from './dictionary.ts';
import { codeCountOf, hasWanted } from './facet-sources.ts';
import { type ColumnName, type FacetSource, facetSources } from './field-layout.ts';
import type { IndexState } from './index-state.ts';
import { startOf } from './interner.ts';

/** A condition on the code a row has in one column. */
export interface RowTest {
  readonly column: ColumnName;
  readonly codeCount: number;
  readonly passes: (code: number) => boolean;
  /** Set for a facet whose list is counted as if this test were not there. */
  readonly ownFacet?: FacetName;
}

/** The tests a query's facet filters and date range amount to. An empty list of values is no filter. */
export const testsOf = (index: IndexState, { filters, modified }: SearchQuery): RowTest[] => {
  const tests = facetNames
    .filter((name) => filters[name]?.length)
    .map((name) => ({
      ...anyOf(index, facetSources[name], filters[name]!),
      ...(facetOf(name).multiple && { ownFacet: name }),
    }));
  return modified?.from || modified?.to ? [...tests, inRange(index, modified)] : tests;
};

/** A test for rows that are held at any of the locations. */
export const locationTest = (index: IndexState, paths: readonly string[]): RowTest =>
  anyOf(index, facetSources.location, paths);

const anyOf = (index: IndexState, source: FacetSource, values: readonly string[]): RowTest => {
  const dictionary = index.dictionaries[source.dictionary];
  const wanted = new Uint8Array(sizeOf(dictionary));
  for (const value of values) {
    const code = value === '' ? -1 : knownCodeOf(dictionary, value);
    if (code >= 0) wanted[code] = 1;
  }
  return {
    column: source.column,
    codeCount: codeCountOf(index, source),
    passes: (code) => hasWanted(index, source, code, wanted),
  };
};

const inRange = (index: IndexState, { from, to }: DayRange): RowTest => ({
  column: 'modified',
  codeCount: index.lists.modified.ends.length,
  passes: (code) => {
    const { cells } = index.lists.modified;
    const day = textOf(index.dictionaries.days, cells.data[startOf(index.lists.modified, code)]!);
    return day !== '' && (!from || day >= from) && (!to || day <= to);
  },
});
