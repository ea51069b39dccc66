import { formatAdvanced } from './advanced-expression.ts';
import { formatExpression } from './expression.ts';
import { type FacetName, facetOf } from './facets.ts';
import { headings, modifiedField, organisationField, sortFields } from './fields.ts';
import type { SearchQuery } from './query.ts';
import type { WireQueryInput } from './wire-query.ts';
import { toWireValue } from './wire-values.ts';

/**
 * Writes a typed query as the Solr parameters of the search call; `parseSearchParameters` reads the same query back.
 * The limit, offset and `contains` of the first facet asked for hold for all of them.
 */
export const formatSearchParameters = (organisation: number, query: SearchQuery): WireQueryInput => {
  const { language, keyword, sort, start, rows, facets } = query;
  const [facet] = facets;
  return {
    q: keyword ? phrase(headings[keyword.heading].wire, [keyword.words]) : '*:*',
    fq: [phrase(organisationField, [String(organisation)]), ...filterClauses(query)],
    sort: sort.map(({ field, direction }) => `${sortFields[field].wire} ${direction}`).join(','),
    start,
    rows,
    locale: language,
    ...(keyword?.isExact && { spellcheck: 'false' as const }),
    ...(facet && {
      'facet.field': facets.map(({ name }) => facetOf(name).wire[language]),
      'facet.limit': facet.limit,
      'facet.offset': facet.offset,
      ...(facet.contains && { 'facet.contains': facet.contains }),
    }),
  };
};

const filterClauses = ({ language, filters, modified, advanced }: SearchQuery): string[] => {
  const clauses = (Object.entries(filters) as [FacetName, readonly string[]][])
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) =>
      phrase(
        facetOf(name).wire[language],
        values.map((value) => toWireValue(name, value, language)),
      ),
    );
  if (modified?.from || modified?.to) {
    const range = { from: modified.from ?? '*', to: modified.to ?? '*' };
    clauses.push(formatExpression({ operator: 'AND', clauses: [{ field: modifiedField, not: false, value: range }] }));
  }
  if (advanced && advanced.rows.length > 0) {
    clauses.push(formatAdvanced(advanced));
  }
  return clauses;
};

const phrase = (field: string, phrases: string[]): string =>
  formatExpression({ operator: 'AND', clauses: [{ field, not: false, value: { phrases } }] });
