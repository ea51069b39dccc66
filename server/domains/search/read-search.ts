import { collectionName } from '#contract/collection-name.ts';
import type { FacetName } from '#contract/search/facets.ts';
import { facetOf } from '#contract/search/facets.ts';
import type { Heading, SortField } from '#contract/search/fields.ts';
import {
  type ParsedSearch,
  parseSearchParameters,
  SearchParameterError,
} from '#contract/search/parse-search-parameters.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { readSolrQuery, type SolrQuery, type SolrWishes } from '#contract/search/solr-habits.ts';
import type { WireQuery } from '#contract/search/wire-query.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Session } from '../accounts/sessions.ts';

/**
 * Reads Solr parameters into a query and checks it against the rights of the signed-in person. Throws ApiError that
 * names the parameter at fault.
 */
export const readSearch = (session: Session, collection: string, wire: WireQuery): ParsedSearch => {
  try {
    const parsed = parseSearchParameters(wire);
    checkSearch(session, collection, parsed);
    return parsed;
  } catch (error) {
    if (error instanceof SearchParameterError) throw parameterError(error.parameter, error.message);
    throw error;
  }
};

/** Reads what a client of Solr sends by habit. Throws ApiError that names the parameter at fault. */
export const readWishes = (asked: SolrQuery): SolrWishes => {
  try {
    return readSolrQuery(asked);
  } catch (error) {
    if (error instanceof SearchParameterError) throw parameterError(error.parameter, error.message);
    throw error;
  }
};

/** The refusal of a search parameter, with the reason for people. */
export const parameterError = (parameter: string, reason: string): ApiError =>
  new ApiError({ code: 'search.parameter', params: { parameter, reason }, source: { parameter } });

/**
 * Refuses a search of another organisation's collection, and one that uses what the organisation does not have: CAS numbers
 * without ingredients, custom fields it has not named. Throws ApiError or SearchParameterError.
 */
const checkSearch = (session: Session, collection: string, { organisation, query }: ParsedSearch): void => {
  const own = session.organisationId;
  if (collection !== collectionName(own) || (organisation !== undefined && organisation !== String(own)))
    throw apiError('collection.forbidden');
  if (!session.ingredients && usesCas(query)) throw apiError('search.cas_not_enabled');
  const missing = customFieldsOf(query).find((number) => number > session.customFieldCount);
  if (missing) throw new SearchParameterError('q', `this organization has no custom field ${missing}`);
};

const usesCas = (query: SearchQuery): boolean =>
  headingsOf(query).includes('cas') ||
  [...(Object.keys(query.filters) as FacetName[]), ...query.facets.map(({ name }) => name)].some(
    (name) => facetOf(name).needsIngredients,
  );

const headingsOf = ({ keyword, advanced }: SearchQuery): Heading[] =>
  [keyword, ...(advanced?.rows ?? [])].flatMap((row) => (row ? [row.heading] : []));

const customFieldsOf = (query: SearchQuery): number[] =>
  [...headingsOf(query), ...query.sort.map(({ field }) => field)].flatMap((name: Heading | SortField) =>
    name.startsWith('custom') ? [Number(name.slice('custom'.length))] : [],
  );
