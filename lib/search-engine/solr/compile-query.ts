import { type FacetName, facetNames, facetOf } from '#contract/search/facets.ts';
import { modifiedField, organisationField } from '#contract/search/fields.ts';
import { type DayRange, defaultSort, type SearchQuery } from '#contract/search/query.ts';
import type { Scope } from '../port.ts';
import { anyValue, type Clause, everything, named, term, unkept } from './clauses.ts';
import { compileAdvanced, compileKeyword } from './compile-words.ts';
import { storedValue } from './facet-values.ts';
import { sortFieldOf } from './fields.ts';

/** The name of every filter but those of the scope. */
export const narrowing = 'narrowing';

/** What a query finds, as the part of Solr's request that says so: what may be seen first, then what narrows it. */
export const compileMatch = (scope: Scope, query: SearchQuery): { query: Clause; filter: Clause[] } => ({
  query: everything,
  filter: [
    term(organisationField, String(scope.organisation)),
    ...(scope.locations ? [valuesOf('location', scope.locations, query)] : []),
    ...narrowed(scope, query),
  ],
});

/** The order of a query's results: the fields it names, the product name, the record number. */
export const compileSort = ({ sort, language }: SearchQuery): string => {
  const keys = [...(sort.length > 0 ? sort : []), defaultSort].map(
    ({ field, direction }) => [sortFieldOf(field, language), direction] as const,
  );
  const distinct = keys.filter(([name], at) => keys.findIndex(([other]) => other === name) === at);
  return [...distinct, ['isn', 'asc']].map((key) => key.join(' ')).join(',');
};

const narrowed = ({ cas }: Scope, query: SearchQuery): Clause[] => {
  const { keyword, advanced, modified, filters } = query;
  const clauses: Clause[] = [];
  if (keyword) clauses.push(named([narrowing], unkept(compileKeyword(keyword, cas))));
  if (advanced?.rows.length) clauses.push(named([narrowing], unkept(compileAdvanced(advanced, cas))));
  if (modified?.from || modified?.to) clauses.push(named([narrowing], days(modified)));
  for (const name of facetNames) {
    const values = filters[name];
    if (values?.length)
      clauses.push(named([narrowing, ...(facetOf(name).multiple ? [name] : [])], valuesOf(name, values, query)));
  }
  return clauses;
};

const valuesOf = (name: FacetName, values: readonly string[], { language }: SearchQuery): Clause =>
  anyValue(
    facetOf(name).wire[language],
    values.filter((value) => value !== '').map((value) => storedValue(name, value, language)),
  );

/** Sheets without a day are in no range. */
const days = ({ from, to }: DayRange): Clause => ({
  frange: { ...(from && { l: from }), ...(to && { u: to }), query: modifiedField },
});
