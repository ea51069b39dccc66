import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { searchSheets } from '#contract/calls/search-sheets.ts';
import { searchTexts as searchTextsCall } from '#contract/calls/search-texts.ts';
import { suggest } from '#contract/calls/suggest.ts';
import { wireQuery } from '#contract/search/wire-query.ts';
import { presentAnswer } from '#lib/search-engine/present-answer.ts';
import { parameterError, readSearch } from '#server/domains/search/read-search.ts';
import { scopeOf } from '#server/domains/search/scope.ts';
import { searchTexts } from '#server/domains/search/search-texts.ts';
import { suggestFor } from '#server/domains/search/suggest.ts';
import { withinSight } from '#server/domains/search/within-sight.ts';
import { writeIds } from '#server/domains/search/write-ids.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

/** Rows of whole sheets in one answer; a larger number is answered with record numbers alone. */
const maxWholeRows = 1000;

export const searchRoutes = async (app: FastifyInstance, { store, reads, search }: Services): Promise<void> => {
  registerRoute(app, searchSheets, async ({ params, query: wire, session, reply }) => {
    if (wire.fl !== 'id' && wire.rows > maxWholeRows)
      throw parameterError('rows', `more than ${maxWholeRows} rows are answered with fl=id only`);
    const { query, facetFields } = readSearch(session, params.collection, wire);
    const scope = await scopeOf(store, session);
    const started = performance.now();
    reply.header('cache-control', 'no-store');
    if (wire.fl === 'id') {
      const isns = await search.ids(scope, query);
      return reply.type('application/json; charset=utf-8').send(Readable.from(writeIds(isns, query, elapsed(started))));
    }
    const result = withinSight(await search.search(scope, query), scope);
    return presentAnswer(result, { ...query, facetFields }, elapsed(started));
  });

  registerRoute(app, searchTextsCall, async ({ params, query: wire, session, reply }) => {
    const { query } = readSearch(session, params.collection, wireQuery.parse(wire));
    reply.header('cache-control', 'no-store');
    return searchTexts({ reads, search }, { scope: await scopeOf(store, session), query });
  });

  registerRoute(app, suggest, async ({ query: { typed, locale }, session, reply }) => {
    reply.header('cache-control', 'no-store');
    return suggestFor({ store, search }, { scope: await scopeOf(store, session), typed, language: locale });
  });
};

const elapsed = (since: number): number => Math.round(performance.now() - since);
