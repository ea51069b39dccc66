import type { Language } from '#contract/languages.ts';
import { type FacetName, facetNames } from '#contract/search/facets.ts';
import { type DayField, dayFieldNames } from '#contract/search/fields.ts';
import type { DayRange, SearchQuery } from '#contract/search/query.ts';
import { countTexts, knownCodeOf, textOfCode } from './dictionary.ts';
import { codeCountOf, hasWanted } from './facet-sources.ts';
import { type ColumnName, type FacetSource, facetSources } from './field-layout.ts';
import type { IndexState } from './index-state.ts';
import { startOf } from './interner.ts';

/** A condition on the code a row has in one column. */
export interface RowTest {
  readonly column: ColumnName;
  readonly codeCount: number;
  readonly passes: (code: number) => boolean;
  /** The facet whose list is counted as if this test were not there. */
  readonly ownFacet?: FacetName;
}

/** The tests a query's facet filters and ranges of days amount to. An empty list of values is no filter. */
export const testsOf = (index: IndexState, { filters, ...query }: SearchQuery): RowTest[] => {
  const tests = facetNames
    .filter((name) => filters[name]?.length)
    .map((name) => ({
      ...anyOf(index, facetSources[name], filters[name]!),
      ownFacet: name,
    }));
  const ranges = dayFieldNames.flatMap((name) => {
    const range = query[name];
    return range?.from || range?.to ? [inRange(index, name, range)] : [];
  });
  return [...tests, ...ranges];
};

/** A test for rows that are held at any of the locations. */
export const locationTest = (index: IndexState, paths: readonly string[]): RowTest =>
  anyOf(index, facetSources.location, paths);

/** A test for rows whose sheet is in a language. */
export const languageTest = (index: IndexState, language: Language): RowTest =>
  anyOf(index, facetSources.language, [language]);

const anyOf = (index: IndexState, source: FacetSource, values: readonly string[]): RowTest => {
  const dictionary = index.dictionaries[source.dictionary];
  const wanted = new Uint8Array(countTexts(dictionary));
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

const inRange = (index: IndexState, name: DayField, { from, to }: DayRange): RowTest => {
  const { days } = index.dictionaries;
  const { codeCount, dayOf } = dayColumns[name](index);
  return {
    column: name,
    codeCount,
    passes: (code) => {
      const day = textOfCode(days, dayOf(code));
      return day !== '' && (!from || day >= from) && (!to || day <= to);
    },
  };
};

/** How many codes the column of a day can hold, and the day behind one: that of the last change stands with its month. */
const dayColumns: Readonly<
  Record<DayField, (index: IndexState) => { readonly codeCount: number; readonly dayOf: (code: number) => number }>
> = {
  modified: ({ lists: { modified } }) => ({
    codeCount: modified.ends.length,
    dayOf: (code) => modified.cells.data[startOf(modified, code)]!,
  }),
  sheetDate: ({ dictionaries: { days } }) => ({ codeCount: countTexts(days), dayOf: (code) => code }),
};
