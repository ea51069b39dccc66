import { setTimeout as wait } from 'node:timers/promises';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is being stopped: it still answers, and whoever shares requests out should send them elsewhere. */
    isStopping: () => boolean;
  }
}

interface Options {
  /** Milliseconds for which new requests are still taken, until who shares them out has noticed. */
  readonly drain?: number;
  /** Milliseconds after which whatever is still connected is cut off, answered or not. */
  readonly timeout?: number;
}

/** Milliseconds between two looks for connections that have nothing more to say. */
const interval = 200;

/** Milliseconds that such a connection stays open: a request that its client is sending at this moment would be lost. */
const linger = 1000;

/**
 * While the server stops, each client that is connected still gets an answer and is then told to hang up; without this a connection
 * kept alive by its client would hold the stop for over a minute. One over which nothing was sent, or half a request, is not
 * idle to Node, and once it has ceased to listen no timeout of its ends it: it would hold the stop for ever.
 */
export const gracefulClose = plugin<Options>(async (app, { drain = 0, timeout = 7000 }) => {
  let [isStopping, isClosing] = [false, false];
  app.decorate('isStopping', () => isStopping);
  app.addHook('preClose', async () => {
    isStopping = true;
    await wait(drain);
    const { server } = app;
    const closeIdle = server.closeIdleConnections.bind(server);
    const hangUpAt = Date.now() + linger;
    // Node's own close calls this when it stops listening. A client that is told to close its connection before that
    // may still send a request, which then comes too late.
    server.closeIdleConnections = () => {
      isClosing = true;
      if (Date.now() >= hangUpAt) closeIdle();
    };
    const timers = [
      setInterval(() => server.closeIdleConnections(), interval),
      setTimeout(() => server.closeAllConnections(), timeout),
    ];
    server.once('close', () => timers.forEach(clearTimeout));
    for (const timer of timers) timer.unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
});
