import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slowBodies } from '#server/http/plugins/slow-bodies.ts';

let app: FastifyInstance;
let port: number;
let taken: unknown[];
beforeAll(async () => {
  app = Fastify();
  taken = [];
  await app.register(slowBodies, { timeout: 1500 });
  app.post('/take', async ({ body }) => {
    taken.push(body);
    return {};
  });
  app.post('/refuse', { onRequest: async (_, reply) => reply.status(401).send({}) }, async () => ({}));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

const body = JSON.stringify({ text: 'x'.repeat(100) });

/** Sends the head and then `pieces`, for as long as it is let; gives what was answered, and how long it was let. */
const drip = async (path: string, pieces: Iterable<string>, pause: number) => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const started = performance.now();
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(head);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    await wait(pause);
  }
  const heldFor = performance.now() - started;
  const isClosed = socket.destroyed;
  socket.destroy();
  return { answer, heldFor, isClosed };
};

test('what comes in pieces within the time is taken', async () => {
  const { answer, isClosed } = await drip('/take', [body.slice(0, 40), body.slice(40), ''], 100);
  expect([answer.slice(0, 12), isClosed]).toEqual(['HTTP/1.1 200', false]);
  expect(taken).toEqual([JSON.parse(body)]);
});

test.each(['/take', '/refuse'])(
  'what is sent to %s and never ends is broken off, and nothing of it is taken',
  async (path) => {
    taken = [];
    const { heldFor, isClosed } = await drip(path, body.slice(0, 60), 100);
    expect(isClosed).toBe(true);
    expect(heldFor).toBeLessThan(5500);
    expect(taken).toEqual([]);
  },
);
