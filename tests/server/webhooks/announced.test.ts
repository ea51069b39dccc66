import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maxWebhookItems, webhookEventNames } from '#contract/webhooks/events.ts';
import { webhookItems, webhookMessage } from '#contract/webhooks/messages.ts';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { sealEvents } from '#server/domains/webhooks/seal-events.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { people, startTestServer, type TestServer } from '../../support/test-server.ts';
import { change, makeSheets, organisation } from './collection.ts';
import { administrator, type Receiver, sendAll, startReceiver } from './receiver.ts';

let server: TestServer;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ WEBHOOK_HOSTS: 'http://127.0.0.1', PUBLIC_URL: 'https://vigie.localhost' });
});
afterEach(async () => {
  receiver.close();
  await server.close();
});

const told = () => receiver.received.map(({ message: { type, data } }) => ({ type, ...data }));
const api = 'https://vigie.localhost/api';
const linksOf = (isn: number) => ({ self: `${api}/sds-details/?recordID=${isn}`, pdf: `${api}/pdf/${isn}.pdf` });

describe('a change of the collection', () => {
  test('is told by what came, what came in place of an older version, and what left, each once [S6.3-06]', async () => {
    const { store } = server.services;
    await (await administrator(server)).add(receiver.address);
    const [one, two] = (await makeSheets(store, 2)) as [number, number];
    await change(store, { add: [one, two] });
    await sendAll(server);
    expect(told()).toEqual([
      {
        type: 'sheet.added',
        count: 2,
        items: [
          { isn: one, links: linksOf(one) },
          { isn: two, links: linksOf(two) },
        ],
      },
    ]);
    receiver.received.length = 0;
    const [newer] = (await makeSheets(store, 1)) as [number];
    const { product_key } = await store
      .selectFrom('sheets')
      .select('product_key')
      .where('isn', '=', one)
      .executeTakeFirstOrThrow();
    await store.updateTable('sheets').set({ product_key }).where('isn', '=', newer).execute();
    await change(store, { add: [newer], remove: [one, two] });
    await sendAll(server);
    expect(told()).toEqual([
      { type: 'sheet.replaced', count: 1, items: [{ isn: newer, replaces: one, links: linksOf(newer) }] },
      { type: 'sheet.removed', count: 1, items: [{ isn: two }] },
    ]);
    receiver.received.length = 0;
    // Values and places that change say nothing of coming and going; nor does what is removed again.
    await change(store, { add: [newer] });
    await change(store, { remove: [two] });
    await sendAll(server);
    expect(told()).toEqual([]);
  });

  test('is told only where it happens, and not at all where it does not', async () => {
    const { store } = server.services;
    await (await administrator(server, people.hospitalAdmin)).add(`${receiver.address}/others`);
    await (await administrator(server)).add(receiver.address);
    const [isn] = (await makeSheets(store, 1)) as [number];
    const broken = change(store, { add: [isn, isn + 1_000_000] });
    await expect(broken).rejects.toThrow();
    await change(store, { add: [isn] });
    await sendAll(server);
    expect(receiver.received.map(({ path, message }) => [path, message.type, message.organisation])).toEqual([
      ['/', 'sheet.added', organisation],
    ]);
  });

  test('that is large, or many in a row, is one message that names a hundred and counts them all [S6.3-07]', async () => {
    const { store } = server.services;
    await (await administrator(server)).add(receiver.address);
    const isns = await makeSheets(store, 250);
    await change(store, { add: isns.slice(0, 60) });
    await change(store, { add: isns.slice(60, 180) });
    await change(store, { add: isns.slice(180) });
    expect(await sealEvents(store)).toBe(0);
    await sendAll(server);
    const [message, ...others] = told();
    expect([message?.count, message?.items.length, others]).toEqual([250, maxWebhookItems, []]);
    expect(message?.items.map((item) => (item as { isn: number }).isn)).toEqual(isns.slice(0, maxWebhookItems));
  });

  test('is known to an address from when it is on: what came before is not told, nor what came while all were off', async () => {
    const { store } = server.services;
    const [before, within, after] = (await makeSheets(store, 3)) as [number, number, number];
    await change(store, { add: [before] });
    const admin = await administrator(server);
    const { id } = await admin.add(receiver.address);
    const settings = { url: receiver.address, description: '', events: ['sheet.added', 'sheet.removed'] };
    expect((await admin.put(`/webhooks/${id}`, { ...settings, is_on: false, version: 1 })).statusCode).toBe(200);
    await change(store, { add: [within] });
    expect((await admin.put(`/webhooks/${id}`, { ...settings, is_on: true, version: 2 })).statusCode).toBe(200);
    await change(store, { add: [after] });
    await change(store, { remove: [before] });
    await sendAll(server);
    expect(told().map(({ type, items }) => [type, ...items.map((item) => (item as { isn: number }).isn)])).toEqual([
      ['sheet.added', after],
      ['sheet.removed', before],
    ]);
  });
});

describe('a request', () => {
  const request = async (type: 'sdsaddition' | 'binder'): Promise<number> => {
    const { id } = await server.services.store
      .insertInto('requests')
      .values({
        organisation_id: organisation,
        user_id: null,
        type,
        status: 'processing',
        info: '{}',
        created_at: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const end = (requestId: number, status: 'completed' | 'error') =>
    inTransaction(server.services.store, (trx) =>
      changeRequestStatus(trx, { requestId, status, note: 'Anne Tremblay, anne@mapleridge.example', userId: null }),
    );

  test('is told when it is answered, a document when it is ready, without a word of anybody [S6.3-08]', async () => {
    await (await administrator(server)).add(receiver.address, ['request.answered', 'document.ready']);
    const [addition, binder, failed] = [await request('sdsaddition'), await request('binder'), await request('binder')];
    await end(addition, 'completed');
    await end(binder, 'completed');
    await end(failed, 'error');
    await end(failed, 'error');
    await sendAll(server);
    const self = (id: number) => `${api}/requests/${id}`;
    expect(told()).toEqual([
      {
        type: 'request.answered',
        count: 2,
        items: [
          { request: addition, type: 'sdsaddition', status: 'completed', links: { self: self(addition) } },
          { request: failed, type: 'binder', status: 'error', links: { self: self(failed) } },
        ],
      },
      {
        type: 'document.ready',
        count: 1,
        items: [
          { request: binder, type: 'binder', links: { self: self(binder), download: `${self(binder)}/download` } },
        ],
      },
    ]);
    for (const { body } of receiver.received) {
      expect(body).not.toMatch(/Tremblay|@/);
      expect(webhookMessage.safeParse(JSON.parse(body)).error).toBeUndefined();
    }
  });
});

test('every event has an item that its schema takes, and words in both languages [S6.3-02]', () => {
  expect(Object.keys(webhookItems)).toEqual(webhookEventNames);
  for (const { schema, example } of Object.values(webhookItems))
    expect(schema.safeParse(example).error).toBeUndefined();
});
