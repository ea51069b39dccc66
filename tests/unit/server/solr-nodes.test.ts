import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSolrClient, SolrRefusal, SolrUnavailable } from '#lib/search-engine/solr/solr-client.ts';

const ended: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A node that answers so, and how often it was asked. */
const startNode = async (answer: RequestListener) => {
  const node = { address: '', asked: 0 };
  const server = createServer((request, response) => {
    node.asked++;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ended.push(() => {
    server.closeAllConnections();
    server.close();
  });
  node.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/solr`;
  return node;
};
const saying =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const answering = saying(200, '{"status":"OK"}');
const hanging: RequestListener = () => {};
const away = { address: 'http://127.0.0.1:1/solr' };

const ask = (client: ReturnType<typeof createSolrClient>, timeout?: number) => client.get('vigie/select', {}, timeout);
const clientOf = (...nodes: { readonly address: string }[]) => createSolrClient(nodes.map(({ address }) => address));

test('nodes of Solr take turns', async () => {
  const [one, other] = [await startNode(answering), await startNode(answering)];
  const client = clientOf(one, other);
  for (let round = 0; round < 4; round++) await ask(client);
  expect([one.asked, other.asked]).toEqual([2, 2]);
});

test.each([
  ['says 503', saying(503, '{"error":{"msg":"no servers hosting shard"}}')],
  ['says 500', saying(500, '{"error":{"msg":"No space left on device"}}')],
  ['breaks off', (request) => request.socket.destroy()],
  ['answers with half of it', saying(200, '{"response":')],
] satisfies [string, RequestListener][])(
  'where one node of Solr %s, another answers, and that one is left alone for seconds',
  async (_, answer) => {
    const [failing, other] = [await startNode(answer), await startNode(answering)];
    const client = clientOf(failing, other);
    for (let round = 0; round < 6; round++) expect(await ask(client)).toEqual({ status: 'OK' });
    expect([failing.asked, other.asked]).toEqual([1, 6]);
  },
);

test('a node of Solr that cannot be reached is passed over, also for what is written', async () => {
  const client = clientOf(away, await startNode(answering));
  for (let round = 0; round < 4; round++) expect(await client.post('vigie/update', {}, [])).toEqual({ status: 'OK' });
});

test('a node of Solr that hangs leaves time for the others, and all together have one limit', async () => {
  const other = await startNode(answering);
  expect(await ask(clientOf(await startNode(hanging), other), 2000)).toEqual({ status: 'OK' });
  const all = [await startNode(hanging), await startNode(hanging), await startNode(hanging)];
  await expect(ask(clientOf(...all), 1000)).rejects.toThrow(SolrUnavailable);
  expect(all.map(({ asked }) => asked)).toEqual([1, 1, 1]);
});

test('what one node of Solr refuses is asked of no other, and where all fail the last reason is told', async () => {
  const refusing = saying(400, '{"error":{"msg":"undefined field"}}');
  const [one, other] = [await startNode(refusing), await startNode(refusing)];
  await expect(ask(clientOf(one, other))).rejects.toThrow(SolrRefusal);
  expect(one.asked + other.asked).toBe(1);
  await expect(ask(clientOf(away, await startNode(saying(503, 'gone'))))).rejects.toThrow('Solr says 503 gone');
});
