import plugin from 'fastify-plugin';

/**
 * One JSON line a request: the route's pattern rather than its address, so that no name, number or search word of a person
 * is ever written down.
 */
export const requestLog = plugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unmatched',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
});
