import plugin from 'fastify-plugin';
import { xhrMarker } from '#contract/call.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { bearerToken } from './bearer-token.ts';

const marker = xhrMarker.name.toLowerCase();

/**
 * Refuses changes that another site's page could have sent: they lack the marker header, which a form cannot set, or carry
 * that site's origin.
 */
export const csrf = plugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    if (request.method === 'GET' || request.method === 'HEAD' || !call) return;
    // No browser sends a token by itself, and cookies beside it count for nothing where somebody has to be known.
    if (call.access !== 'anyone' && bearerToken(request) !== undefined) return;
    const { origin } = request.headers;
    // Which hosts a request may name is the matter of `ownHost`.
    const isOwn = origin === publicUrl || origin === `${request.protocol}://${request.host}`;
    if (request.headers[marker] !== xhrMarker.value || (origin && !isOwn)) throw apiError('auth.foreign_origin');
  });
});
