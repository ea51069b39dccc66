import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseOrganisation } from '#server/domains/operator/organisations/erase-organisation.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { people, startTestServer, type TestServer } from '../../support/test-server.ts';
import { importsOf, listOf } from '../imports/importing.ts';
import { administrator, type Receiver, sendAll, signedIn, startReceiver } from './receiver.ts';

const token = 'a-token-of-the-monitor-0123456789';
let server: TestServer;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ WEBHOOK_HOSTS: 'http://127.0.0.1', METRICS_TOKEN: token });
});
afterEach(async () => {
  receiver.close();
  await server.close();
});

describe('operators', () => {
  test('see addresses that fail, by organisation, and what waits; monitors count both [S6.3-16]', async () => {
    const admin = await administrator(server);
    const failing = await admin.add(`${receiver.address}/secret-path`);
    await admin.add(`${receiver.address}/good`);
    receiver.answer = (response, path) => void response.writeHead(path === '/good' ? 200 : 500).end();
    await admin.post(`/webhooks/${failing.id}/test`);
    await sendAll(server);
    const operator = await signedIn(server, people.operator);
    const { failing_webhooks, findings } = (await operator.get('/operator/system')).json();
    expect(failing_webhooks).toMatchObject([
      { organisation: { id: 10001 }, host: new URL(receiver.address).host, is_on: true, waiting: 1 },
    ]);
    expect(JSON.stringify(failing_webhooks)).not.toContain('secret-path');
    expect(findings).toContainEqual({
      check: 'webhooks',
      outcome: 'failing',
      facts: { count: 1, organisations: '10001', waiting: 1 },
    });
    const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    for (const line of [
      'vigie_webhooks 2',
      'vigie_webhooks_failing 1',
      'vigie_webhooks_waiting 1',
      'vigie_webhook_messages_total{outcome="failed"} 1',
    ])
      expect(body).toContain(line);
    expect(body).not.toMatch(/10001|127\.0\.0\.1/);
  });
});

describe('an import', () => {
  test('is told when it has ended, and when it is taken back, with the sheets of it', async () => {
    await (await administrator(server)).add(receiver.address, ['import.ended', 'sheet.added', 'sheet.removed']);
    const imports = await importsOf(server, people.companyAdmin);
    const looked = await imports.examine([listOf('Product name,Manufacturer\nNew glue,Acme\nNew paint,Acme\n')]);
    await sendAll(server);
    expect(receiver.received).toEqual([]);
    const done = await imports.start(looked);
    expect(done.state).toBe('done');
    await sendAll(server);
    await imports.takeBack(done);
    await sendAll(server);
    expect(
      receiver.received.map(({ message: { type, data } }) => [
        type,
        data.count,
        type === 'import.ended' ? data.items[0] : undefined,
      ]),
    ).toEqual([
      ['sheet.added', 2, undefined],
      ['import.ended', 1, expect.objectContaining({ import: done.id, state: 'done' })],
      ['sheet.removed', 2, undefined],
      ['import.ended', 1, expect.objectContaining({ import: done.id, state: 'taken-back' })],
    ]);
  });
});

test('an organisation that is taken out takes its addresses and messages with it', async () => {
  const { store } = server.services;
  const admin = await administrator(server, people.hospitalAdmin);
  const { id } = await admin.add(receiver.address);
  await admin.post(`/webhooks/${id}/test`);
  await inTransaction(store, (trx) => eraseOrganisation(trx, 10002));
  for (const table of ['webhooks', 'webhook_events', 'webhook_deliveries'] as const)
    expect(await store.selectFrom(table).selectAll().execute()).toEqual([]);
  await sendAll(server);
  expect(receiver.received).toEqual([]);
});

test('what a name leads to is looked at with each message: an address that came to lead inward is not reached [S6.3-13]', async () => {
  const { store } = server.services;
  const admin = await administrator(server);
  const { id } = await admin.add('https://hooks.example.com/');
  // As if its name led here now.
  const url = receiver.address.replace('http://127.0.0.1', 'https://localhost');
  await store.updateTable('webhooks').set({ url }).where('id', '=', id).execute();
  await admin.post(`/webhooks/${id}/test`);
  await sendAll(server);
  expect((await admin.get(`/webhooks/${id}/deliveries`)).json().deliveries).toMatchObject([
    { state: 'waiting', status: null, fault: 'forbidden' },
  ]);
  expect(receiver.received).toEqual([]);
});
