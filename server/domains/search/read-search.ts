import {
  type ParsedSearch,
  parseSearchParameters,
  SearchParameterError,
} from '#contract/search/parse-search-parameters.ts';
import type { WireQuery } from '#contract/search/wire-query.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Session } from '../accounts/sessions.ts';
import { checkSearch } from './policy.ts';

/**
 * What Solr parameters ask of a collection, held against what the person signed in may ask. Throws ApiError that names the
 * parameter at fault.
 */
export const readSearch = (session: Session, collection: string, wire: WireQuery): ParsedSearch => {
  try {
    const parsed = parseSearchParameters(wire);
    checkSearch(session, collection, parsed);
    return parsed;
  } catch (error) {
    if (error instanceof SearchParameterError) throw parameterRefusal(error.parameter, error.message);
    throw error;
  }
};

/** The refusal of a search parameter, with the reason for people. */
export const parameterRefusal = (parameter: string, reason: string): ApiError =>
  new ApiError({ code: 'search.parameter', params: { parameter, reason }, source: { parameter } });
