import { createHash, timingSafeEqual } from 'node:crypto';
import plugin from 'fastify-plugin';
import { createMetrics } from '#server/domains/monitoring/metrics.ts';
import type { Readiness } from '#server/domains/monitoring/readiness.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Services } from '../services.ts';
import { bearerToken } from './bearer-token.ts';
import { routeNameOf } from './route-name.ts';

interface Options {
  readonly token: string;
  readonly services: Services;
  readonly readiness: Readiness;
}

/** `/metrics`, for who shows the token, of every request that came to a route. */
export const metrics = plugin<Options>(async (app, { token, services, readiness }) => {
  const measured = await createMetrics(services, readiness);
  app.addHook('onClose', async () => measured.close());
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    measured.count({
      method,
      route: routeNameOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
  const expected = digest(token);
  app.get(
    '/metrics',
    { config: { isForMonitors: true }, schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      if (!timingSafeEqual(digest(bearerToken(request) ?? ''), expected)) throw apiError('auth.required');
      const { type, text } = await measured.read();
      return reply.header('cache-control', 'no-store').type(type).send(text);
    },
  );
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
