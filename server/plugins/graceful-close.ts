import plugin from 'fastify-plugin';

/** Milliseconds between two looks for connections that have nothing more to say. */
const interval = 200;

/**
 * While the server stops, whoever is connected still gets an answer and is then told to hang up; without this a connection
 * kept alive by its client would hold the stop for over a minute.
 */
export const gracefulClose = plugin(async (app) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    const timer = setInterval(() => app.server.closeIdleConnections(), interval);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
});
