import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { gracefulClose } from '#server/http/plugins/graceful-close.ts';

const startApp = async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  await app.register(gracefulClose, { timeout: 2500 });
  app.get('/slow', async () => {
    await wait(1500);
    return 'all of it';
  });
  app.post('/take', async () => 'taken');
  return { app, port: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) };
};

/** A client that sends this much and then nothing more, and does not hang up. */
const send = async (port: number, text: string) => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
};

test.each([
  ['nothing', ''],
  ['half of its headers', 'GET /slow HTTP/1.1\r\nhost: x\r\n'],
  ['half of its body', 'POST /take HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\nhalf'],
])(
  'a connection that has sent %s does not keep the server from stopping, and an answer under way is finished',
  async (_, text) => {
    const { app, port } = await startApp();
    const socket = await send(port, text);
    const answer = fetch(`http://127.0.0.1:${port}/slow`).then((response) => response.text());
    await wait(200);
    await app.close();
    expect(await answer).toBe('all of it');
    socket.destroy();
  },
);
