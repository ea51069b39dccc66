import type { FastifyInstance } from 'fastify';
import {
  getLocationsByIsns,
  listRemovalRequests,
  requestSheetRemoval as removeSheetCall,
  saveRemovalRequests,
} from '#contract/calls/removals.ts';
import { findHeldSheets } from '#server/domains/requests/removals/held-sheets.ts';
import { listOpenRemovals } from '#server/domains/requests/removals/open-removals.ts';
import { presentRemovableSheets } from '#server/domains/requests/removals/present-sheets.ts';
import { requestRemovals } from '#server/domains/requests/removals/request-removals.ts';
import { requestSheetRemoval } from '#server/domains/requests/removals/request-sheet-removal.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';

/** Requests to take sheets out of locations. */
export const removalRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
  registerRoute(app, listRemovalRequests, async ({ params, session, reply }) => {
    if (params.mseid !== session.organisationId) throw apiError('collection.forbidden');
    reply.header('cache-control', 'no-store');
    return listOpenRemovals(store, session.organisationId);
  });

  registerRoute(app, getLocationsByIsns, async ({ body, session, request }) => {
    const standing = await findHeldSheets(store, session, body.isns);
    const data = presentRemovableSheets(standing, { isns: body.isns, language: request.replyLanguage });
    return { data, locationCount: standing.locationCount };
  });

  registerRoute(app, saveRemovalRequests, ({ body, session }) => requestRemovals(store, session, body));

  registerRoute(app, removeSheetCall, ({ body, session }) => requestSheetRemoval(store, session, body));
};
