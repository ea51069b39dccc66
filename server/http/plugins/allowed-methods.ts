import type { FastifyRequest, RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';
import { apiBase, scimBase } from '#contract/call.ts';
import { apiError } from '#server/platform/errors/api-error.ts';

/**
 * Says of a known address which methods it takes: to OPTIONS in its answer, to any other method in a refusal, 405 instead of
 * 404. Both bear them in `Allow` (RFC 9110 §10.2.1). Registered before the routes, which it takes note of.
 */
export const allowedMethods = plugin(async (app) => {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    if (isOfApi(url)) routes.push({ address: patternOf(url), methods: [method].flat() });
  });
  app.addHook('onRequest', async (request, reply) => {
    // The browser's app answers what no other route has.
    const isUnknown = request.is404 || request.routeOptions.url === '/*';
    if (!isUnknown || !isOfApi(request.url)) return;
    const path = pathOf(request);
    const methods = routes.filter(({ address }) => address.test(path)).flatMap((route) => route.methods);
    if (methods.length === 0) return;
    reply.header('allow', [...new Set([...methods, 'OPTIONS'])].sort().join(', '));
    if (request.method !== 'OPTIONS') throw apiError('request.method');
    return reply.status(204).send();
  });
});

interface KnownRoute {
  readonly address: RegExp;
  readonly methods: readonly string[];
}

const isOfApi = (url: string): boolean => url.startsWith(`${apiBase}/`) || url.startsWith(`${scimBase}/`);

/** What does not decode to text never comes this far. */
const pathOf = ({ url }: FastifyRequest): string => decodeURI(url.replace(/[?#].*$/, ''));

/** Of a route as the router has it, parameters as `:name`, the rest of an address as `*`. */
const patternOf = (url: string): RegExp => {
  const parts = url
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${parts}/?$`);
};
