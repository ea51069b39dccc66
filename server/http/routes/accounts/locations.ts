import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listSignInLocations, openSignInLocation } from '#contract/calls/sign-in-location.ts';
import { findPendingLocations, toSignInLocation } from '#server/domains/accounts/pending-locations.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { beginSession } from './enter.ts';
import { locationToken } from './location-cookie.ts';

/** The choice among the locations of an account, while its multi-location token lives. */
export const locationRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const locationsFor = (request: FastifyRequest) => {
    const token = locationToken(request);
    return token ? findPendingLocations(services.store, { token, address: request.ip }) : [];
  };

  registerRoute(app, listSignInLocations, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const locations = await locationsFor(request);
    return { locations: locations.map((one) => toSignInLocation(one, request.replyLanguage)) };
  });

  registerRoute(app, openSignInLocation, async ({ body, request, reply }) => {
    const locations = await locationsFor(request);
    if (locations.length === 0) throw apiError('auth.required');
    const chosen = locations.find(({ organisationId }) => organisationId === body.location);
    if (!chosen) throw apiError('auth.forbidden');
    await beginSession(services, { request, reply, userId: chosen.userId, location: chosen });
    return {};
  });
};
