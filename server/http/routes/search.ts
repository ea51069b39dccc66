import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formContent } from '#contract/call.ts';
import { postSelectSheets, searchSheets, selectSheets } from '#contract/calls/search-sheets.ts';
import { searchTexts as searchTextsCall } from '#contract/calls/search-texts.ts';
import { suggest } from '#contract/calls/suggest.ts';
import type { SolrQuery, SolrWishes } from '#contract/search/solr-habits.ts';
import type { WireAnswer } from '#contract/search/wire-answer.ts';
import { wireQuery } from '#contract/search/wire-query.ts';
import { presentAnswer } from '#lib/search-engine/present-answer.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { parameterError, readSearch, readWishes } from '#server/domains/search/read-search.ts';
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
  // Of these routes alone, and without a body's nested names: a form holds parameters as an address does.
  app.addContentTypeParser(formContent, { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    parametersIn(body),
  );

  const answer = async (asked: SolrQuery, { collection, session, reply }: Asking) => {
    const { wire, ...wishes } = readWishes(asked);
    if (wire.fl !== 'id' && wire.rows > maxWholeRows)
      throw parameterError('rows', `more than ${maxWholeRows} rows are answered with fl=id only`);
    const { query, facetFields } = readSearch(session, collection, wire);
    const scope = await scopeOf(store, session);
    const started = performance.now();
    reply.header('cache-control', 'no-store');
    if (wire.fl === 'id') {
      const isns = await search.ids(scope, query);
      return reply.type('application/json; charset=utf-8').send(Readable.from(writeIds(isns, query, elapsed(started))));
    }
    const result = withinSight(await search.search(scope, query), scope);
    const found = toWishes(presentAnswer(result, { ...query, facetFields }, elapsed(started)), wishes);
    return wishes.isIndented
      ? reply.type('application/json; charset=utf-8').send(JSON.stringify(found, undefined, 2))
      : found;
  };
  for (const call of [searchSheets, selectSheets])
    registerRoute(app, call, ({ params, query, session, reply }) => answer(query, { ...params, session, reply }));
  registerRoute(app, postSelectSheets, ({ params, body, session, reply }) =>
    answer(body, { ...params, session, reply }),
  );

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

interface Asking {
  readonly collection: string;
  readonly session: Session;
  readonly reply: FastifyReply;
}

/** The parameters of a form; what stands there several times is a list. */
const parametersIn = (form: string): Record<string, string | string[]> => {
  const parameters = new URLSearchParams(form);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...others] = parameters.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
};

/** An answer with the fields that were asked for, and without the values of lists that too few sheets have. */
const toWishes = (answer: WireAnswer, { fields, leastCount }: Omit<SolrWishes, 'wire'>): WireAnswer => ({
  ...answer,
  response: {
    ...answer.response,
    docs: fields
      ? answer.response.docs.map((doc) => Object.fromEntries(fields.map((field) => [field, doc[field]])))
      : answer.response.docs,
  },
  facet_counts: {
    facet_fields: Object.fromEntries(
      Object.entries(answer.facet_counts.facet_fields).map(([name, list]) => [
        name,
        // Value and count take turns.
        list.filter((_, at) => Number(list[at - (at % 2) + 1]) >= leastCount),
      ]),
    ),
  },
});

const elapsed = (since: number): number => Math.round(performance.now() - since);
