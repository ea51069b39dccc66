import { isIP } from 'node:net';
import plugin from 'fastify-plugin';
import { xhrMarker } from '#contract/call.ts';
import { refusal } from '#server/platform/errors/api-error.ts';
import { isLoopback } from '#server/platform/networks.ts';

const marker = xhrMarker.name.toLowerCase();

/**
 * Refuses changes that another site's page could have sent: they lack the marker header, which a form cannot set, or carry
 * that site's origin.
 */
export const csrf = plugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || !request.routeOptions.config.call) return;
    const { origin } = request.headers;
    const isOwn =
      origin === publicUrl || (origin === `${request.protocol}://${request.host}` && isFixed(request.hostname));
    if (request.headers[marker] !== xhrMarker.value || (origin && !isOwn)) throw refusal('auth.foreign_origin');
  });
});

/** Somebody else's name may be made to lead here, and then page and host agree; an address, and this machine's own name, may not. */
const isFixed = (host: string): boolean => isLoopback(host) || isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
