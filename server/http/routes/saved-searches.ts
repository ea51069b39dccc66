import type { FastifyInstance } from 'fastify';
import { deleteSavedSearch, listSavedSearches, saveSearch } from '#contract/calls/saved-searches.ts';
import { addSearch, listSearchesOf, removeSearch } from '#server/domains/saved-searches/saved-searches.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

/** Searches that members keep under a name. */
export const savedSearchRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
  registerRoute(app, listSavedSearches, async ({ session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return { searchFilters: await listSearchesOf(store, session, request.replyLanguage) };
  });

  registerRoute(app, saveSearch, ({ body, session, submissionKey: key }) =>
    addSearch(store, session, { search: body.filters, key }),
  );

  registerRoute(app, deleteSavedSearch, async ({ params, session }) => {
    if (!(await removeSearch(store, session, params.id))) throw apiError('not_found');
    return {};
  });
};
