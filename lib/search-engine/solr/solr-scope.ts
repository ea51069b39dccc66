import { type FacetName, facetOf } from '#contract/search/facets.ts';
import { organisationField } from '#contract/search/fields.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import type { Scope } from '../port.ts';
import { anyValue, type Clause, term } from './clauses.ts';
import { storedValue } from './facet-values.ts';

/** Asks the collection, on the shard of an organisation. */
export type Select = <Answer>(organisation: number, request: object) => Promise<Answer>;

/** Solr's answer: how many documents match, and those of them that were asked for. */
export interface Found<Document> {
  readonly response: { readonly numFound: number; readonly docs: readonly Document[] };
}

/** What may be seen. */
export const compileScope = (scope: Scope, query: Pick<SearchQuery, 'language'>): Clause[] => [
  term(organisationField, String(scope.organisation)),
  ...(scope.locations ? [anyFacetValue('location', scope.locations, query)] : []),
];

/** Any of several values of a facet. */
export const anyFacetValue = (
  name: FacetName,
  values: readonly string[],
  { language }: Pick<SearchQuery, 'language'>,
): Clause =>
  anyValue(
    facetOf(name).wire[language],
    values.filter((value) => value !== '').map((value) => storedValue(name, value, language)),
  );
