import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What becomes of a request on its way. */
export type Trouble = 'none' | 'slow' | 'fails' | 'hangs';

/** Milliseconds that a slow answer takes longer. */
export const slowness = 1500;

/** An address in front of an HTTP server, whose answers can be made late or wrong, or kept back; or nobody listens there. */
export const startHttpRelay = async (target: string) => {
  const { hostname, port } = new URL(target);
  let trouble: Trouble = 'none';
  const server = createServer(async (asked, reply) => {
    asked.on('error', () => undefined);
    reply.on('error', () => undefined);
    if (trouble === 'hangs') return;
    if (trouble === 'fails') {
      asked.resume();
      await once(asked, 'end').catch(() => undefined);
      reply.writeHead(500, { 'content-type': 'application/xml' });
      reply.end('<Error><Code>InternalError</Code><Message>Please try again.</Message></Error>');
      return;
    }
    if (trouble === 'slow') await wait(slowness);
    // The signature is of the name that the client knows, so the headers go on as they are.
    const onward = request({ hostname, port, method: asked.method, path: asked.url, headers: asked.headers });
    onward.on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const at = (server.address() as AddressInfo).port;
  const leave = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${at}`,
    make: (wanted: Trouble) => {
      // Who was kept waiting is let go, as by a server that is started anew.
      if (trouble === 'hangs') server.closeAllConnections();
      trouble = wanted;
    },
    leave,
    comeBack: () => listen(at),
    close: async () => {
      if (server.listening) await leave();
    },
  };
};
