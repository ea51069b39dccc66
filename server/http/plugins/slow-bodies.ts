import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

interface Options {
  /** Milliseconds in which the body of a request must arrive. */
  readonly timeout?: number;
}

/**
 * Breaks off connections over which what was begun never ends: each holds a socket for as long as somebody sends a byte now and
 * then. Uploads may take long and are watched where they are read (`limitReception`), unless they are refused unread.
 */
export const slowBodies = plugin<Options>(async (app, { timeout = 60_000 }) => {
  const watch = (raw: IncomingMessage) => {
    const timer = setTimeout(() => raw.complete || raw.destroy(), timeout);
    for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer));
  };
  app.addHook('onRequest', async (request) => {
    if (hasBody(request) && !request.routeOptions.config.call?.upload) watch(request.raw);
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) watch(raw);
  });
});

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
