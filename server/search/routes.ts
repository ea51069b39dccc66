import type { FastifyInstance } from 'fastify';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import {
  type ParsedSearch,
  parseSearchParameters,
  SearchParameterError,
} from '#contract/search/parse-search-parameters.ts';
import type { WireQuery } from '#contract/search/wire-query.ts';
import type { Session } from '../accounts/sessions.ts';
import { answerCall } from '../answer-call.ts';
import { ApiError } from '../api-error.ts';
import type { Services } from '../services.ts';
import { checkSearch } from './policy.ts';
import { presentAnswer, presentIds } from './present-answer.ts';
import { scopeOf } from './scope.ts';
import { withinSight } from './within-sight.ts';

/** Rows of whole sheets in one answer; more are asked for as record numbers alone. */
const maxWholeRows = 1000;

export const searchRoutes = async (app: FastifyInstance, { store, search }: Services): Promise<void> => {
  answerCall(app, searchSheets, async ({ params, query: wire, session, reply }) => {
    const { query } = readSearch(session, params.collection, wire);
    const scope = await scopeOf(store, session);
    const started = performance.now();
    reply.header('cache-control', 'no-store');
    if (wire.fl === 'id') {
      const isns = await search.ids(scope, query);
      return presentIds(isns, query, elapsed(started));
    }
    const result = withinSight(await search.search(scope, query), scope);
    return presentAnswer(result, query, elapsed(started));
  });
};

const readSearch = (session: Session, collection: string, wire: WireQuery): ParsedSearch => {
  try {
    if (wire.fl !== 'id' && wire.rows > maxWholeRows)
      throw new SearchParameterError('rows', `more than ${maxWholeRows} rows are answered with fl=id only`);
    const parsed = parseSearchParameters(wire);
    checkSearch(session, collection, parsed);
    return parsed;
  } catch (error) {
    if (error instanceof SearchParameterError) throw toApiError(error);
    throw error;
  }
};

const toApiError = ({ parameter, message }: SearchParameterError): ApiError =>
  new ApiError({ code: 'search.parameter', params: { parameter, reason: message }, source: { parameter } });

const elapsed = (since: number): number => Math.round(performance.now() - since);
