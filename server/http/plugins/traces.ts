import plugin from 'fastify-plugin';
import { createTraces, type RequestTrace } from '#server/domains/monitoring/traces.ts';
import { routeNameOf } from './route-name.ts';

interface Options {
  readonly endpoint: string;
}

/** A trace of each request, with what threads and mails did for it, and of each job. */
export const traces = plugin<Options>(async (app, { endpoint }) => {
  const traced = await createTraces(endpoint);
  const underway = new WeakMap<object, RequestTrace>();
  app.addHook('onClose', () => traced.close());
  app.addHook('onRequest', (request, _reply, done) => {
    const traceparent = request.headers.traceparent?.toString();
    underway.set(request, traced.follow({ traceparent }, done));
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    underway.get(request)?.end({ method, route: routeNameOf(request), status: reply.statusCode });
  });
});
