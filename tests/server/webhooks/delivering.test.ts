import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retrySeconds } from '#contract/webhooks/events.ts';
import { leaseWebhook, sendTo } from '#server/domains/webhooks/send-messages.ts';
import { startWebhooks } from '#server/domains/webhooks/start-webhooks.ts';
import { createEncryption } from '#server/platform/encryption/encryption.ts';
import { openKeyRing } from '#server/platform/encryption/key-ring.ts';
import { rotateKeys } from '#server/platform/encryption/rotate-keys.ts';
import { readOutbox } from '../../support/mails.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { change, makeSheets } from './collection.ts';
import { administrator, letPass, type Receiver, sendAll, signatureOf, startReceiver } from './receiver.ts';

let server: TestServer;
let receiver: Receiver;
let admin: Awaited<ReturnType<typeof administrator>>;
beforeEach(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ WEBHOOK_HOSTS: 'http://127.0.0.1' });
  admin = await administrator(server);
});
afterEach(async () => {
  receiver.close();
  await server.close();
});

const happen = async () => change(server.services.store, { add: await makeSheets(server.services.store, 1) });
const deliveries = async (id: number) =>
  (await admin.get(`/webhooks/${id}/deliveries`)).json().deliveries as {
    id: number;
    state: string;
    attempts: number;
    status: number | null;
    fault: string;
    due_at: string;
  }[];
const hook = async (id: number) =>
  ((await admin.get('/webhooks')).json().webhooks as { id: number; off_reason: string; is_on: boolean }[]).find(
    (one) => one.id === id,
  );
const mails = async () => (await readOutbox(server)).filter(({ subject }) => subject.includes('127.0.0.1'));

describe('a message', () => {
  test('is signed with the secret, by both while a former one holds, and none after a day [S6.3-03 S6.3-09]', async () => {
    const { id, secret } = await admin.add(receiver.address);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await happen();
    await sendAll(server);
    const [first] = receiver.received;
    expect(first?.headers['webhook-signature']).toBe(signatureOf(secret, first!));
    expect(first?.headers['webhook-id']).toBe(first?.message.id);
    expect(Math.abs(Number(first?.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    const renewed = (await admin.post(`/webhooks/${id}/secret`)).json() as { secret: string; former_until: string };
    expect(renewed.secret).not.toBe(secret);
    await happen();
    await sendAll(server);
    const second = receiver.received[1]!;
    const both = [signatureOf(renewed.secret, second), signatureOf(secret, second)];
    expect(second.headers['webhook-signature']).toBe(both.join(' '));
    await server.services.store.updateTable('webhooks').set({ former_until: '2026-01-01T00:00:00.000Z' }).execute();
    await happen();
    await sendAll(server);
    const third = receiver.received[2]!;
    expect(third.headers['webhook-signature']).toBe(signatureOf(renewed.secret, third));
  });

  test('is signed as before after the server’s key was rotated, and nothing in the store has the secret', async () => {
    const { secret } = await admin.add(receiver.address);
    const { store, config } = server.services;
    const { secrets } = await store.selectFrom('webhooks').select('secrets').executeTakeFirstOrThrow();
    expect(secrets).not.toContain(secret);
    expect(JSON.stringify(await store.selectFrom('submissions').selectAll().execute())).not.toContain(secret);
    const ring = openKeyRing(config.dataDir, config.secretKeys);
    expect(await rotateKeys(store, ring)).toBeGreaterThan(0);
    expect(
      createEncryption(ring).decrypt(
        { table: 'webhooks', owner: 1 },
        (await store.selectFrom('webhooks').select('secrets').executeTakeFirstOrThrow()).secrets,
      ),
    ).toBe(secret);
    await happen();
    await sendAll(server);
    expect(receiver.received[0]?.headers['webhook-signature']).toBe(signatureOf(secret, receiver.received[0]!));
  });

  test('that is not taken is tried eight times over a day and more, then given up, and the administrators told once [S6.3-10 S6.3-11]', async () => {
    receiver.answer = (response) => response.writeHead(500).end('no');
    const { id } = await admin.add(receiver.address);
    await happen();
    await happen();
    await sendAll(server);
    const waits: number[] = [];
    for (const _ of retrySeconds) {
      const [delivery] = await deliveries(id);
      waits.push(Math.round((Date.parse(delivery!.due_at) - Date.now()) / 1000));
      await letPass(server, waits.at(-1)! + 1);
      await sendAll(server);
    }
    expect(waits.map((wait, at) => Math.abs(wait - retrySeconds[at]!) < 5)).toEqual(retrySeconds.map(() => true));
    const bodies = new Set(receiver.received.map(({ body }) => body));
    expect([receiver.received.length, bodies.size]).toEqual([8, 1]);
    expect(await deliveries(id)).toMatchObject([{ state: 'given-up', attempts: 8, status: 500, due_at: '' }]);
    expect((await mails()).map(({ text }) => /given up/.test(text))).toEqual([true]);
    expect(await hook(id)).toMatchObject({ is_on: true });
    // Sent again by hand, under the number that it had.
    receiver.answer = (response) => void response.end();
    const delivery = (await deliveries(id))[0]?.id;
    expect((await admin.post(`/webhooks/${id}/deliveries/${delivery}/send`)).statusCode).toBe(200);
    await sendAll(server);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1, status: 200 }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('waits as long as the receiver asks for, a day at most', async () => {
    const { id } = await admin.add(receiver.address);
    for (const [asked, expected] of [
      ['120', 120],
      ['1', 5],
      ['9999999', 86_400],
      ['soon', 5],
      [new Date(Date.now() + 600_000).toUTCString(), 600],
    ] as const) {
      receiver.answer = (response) => response.writeHead(503, { 'retry-after': asked }).end();
      await admin.post(`/webhooks/${id}/test`);
      await sendAll(server);
      const due_at = (await deliveries(id))[0]?.due_at ?? '';
      expect(Math.abs((Date.parse(due_at) - Date.now()) / 1000 - expected), asked).toBeLessThan(10);
    }
  });

  test('is taken by 2xx alone: a redirect is an answer like others, and leads nowhere [S6.3-14]', async () => {
    const { id } = await admin.add(receiver.address);
    receiver.answer = (response, path) =>
      void (path === '/'
        ? response.writeHead(302, { location: `${receiver.address}/elsewhere` }).end()
        : response.end());
    await admin.post(`/webhooks/${id}/test`);
    await sendAll(server);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/']);
    expect(await deliveries(id)).toMatchObject([{ state: 'waiting', status: 302 }]);
  });

  test('is taken by an answer that never ends: a little of it is read, and none is kept', async () => {
    const { id } = await admin.add(receiver.address);
    receiver.answer = (response) => {
      const more = () => {
        if (!response.destroyed) response.write('x'.repeat(4096), () => setImmediate(more));
      };
      more();
    };
    await admin.post(`/webhooks/${id}/test`);
    await sendAll(server);
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', status: 200 }]);
  });

  test('of an address that is removed or switched off meanwhile is tried no more', async () => {
    const { id } = await admin.add(receiver.address);
    receiver.answer = (response) => {
      void admin
        .put(`/webhooks/${id}`, {
          url: receiver.address,
          description: '',
          events: ['sheet.added'],
          is_on: false,
          version: 1,
        })
        .then(() => response.writeHead(500).end());
    };
    await happen();
    await sendAll(server);
    expect(await deliveries(id)).toMatchObject([{ state: 'given-up' }]);
    expect((await admin.post(`/webhooks/${id}/test`)).json().errors[0].code).toBe('webhook.off');
    await letPass(server, 1000);
    await sendAll(server);
    expect(receiver.received.length).toBe(1);
    expect((await admin.remove(`/webhooks/${id}`)).statusCode).toBe(200);
    expect(await server.services.store.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });
});

describe('an address', () => {
  test('that answers 410 is switched off at once, and its administrators are told [S6.3-11 S6.3-12]', async () => {
    const { id } = await admin.add(receiver.address);
    receiver.answer = (response) => response.writeHead(410).end();
    await happen();
    await sendAll(server);
    expect(await hook(id)).toMatchObject({ is_on: false, off_reason: 'gone' });
    expect((await mails()).map(({ text }) => /410/.test(text))).toEqual([true]);
    const { data } = (await admin.get('/audit-log?event=webhook-changed')).json();
    expect(data[0]).toMatchObject({ details: { is_on: false, off_reason: 'gone' } });
  });

  test('that has taken nothing for five days is switched off, and begins anew when it is switched on [S6.3-12]', async () => {
    const { id } = await admin.add(receiver.address);
    receiver.answer = (response) => response.writeHead(500).end();
    await happen();
    await sendAll(server);
    await letPass(server, 5 * 86_400 + 60);
    await sendAll(server);
    expect(await hook(id)).toMatchObject({ is_on: false, off_reason: 'failing' });
    expect((await mails()).map(({ text }) => /5 days/.test(text))).toEqual([true]);
    receiver.answer = (response) => void response.end();
    const settings = { url: receiver.address, description: '', events: ['sheet.added'] };
    await admin.put(`/webhooks/${id}`, { ...settings, is_on: true, version: 1 });
    await happen();
    await sendAll(server);
    expect(await hook(id)).toMatchObject({ is_on: true, failing_since: '', waiting: 0 });
  });

  test('that is slow holds no other up, and is sent one message at a time [S6.3-15]', async () => {
    const slow = await admin.add(`${receiver.address}/slow`);
    const quick = await admin.add(`${receiver.address}/quick`);
    const waiting: (() => void)[] = [];
    let [atOnce, most] = [0, 0];
    receiver.answer = (response, path) => {
      if (path !== '/slow') return void response.end();
      atOnce += 1;
      most = Math.max(most, atOnce);
      waiting.push(() => {
        atOnce -= 1;
        response.end();
      });
    };
    for (const { id } of [slow, slow, quick, quick]) await admin.post(`/webhooks/${id}/test`);
    const running = startWebhooks({ ...server.services, log: server.app.log });
    try {
      await vi.waitFor(
        async () => expect((await deliveries(quick.id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']),
        10_000,
      );
      expect((await deliveries(slow.id)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
      await vi.waitFor(() => expect(waiting.length).toBe(1), 5000);
      waiting.shift()?.();
      await vi.waitFor(() => expect(waiting.length).toBe(1), 5000);
      waiting.shift()?.();
      await vi.waitFor(
        async () => expect((await deliveries(slow.id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']),
        5000,
      );
      expect(most).toBe(1);
    } finally {
      await running.stop();
    }
  });

  test('is sent to by one process alone, and by another when that one is gone [S6.3-06]', async () => {
    const { store } = server.services;
    const { id } = await admin.add(receiver.address);
    await admin.post(`/webhooks/${id}/test`);
    const [one, other] = await Promise.all([
      leaseWebhook(store, { withFailing: true }),
      leaseWebhook(store, { withFailing: true }),
    ]);
    expect([one, other].filter(Boolean).length).toBe(1);
    // Whoever had it says no more; its lease runs out.
    const later = new Date(Date.now() + 60_000);
    const heir = await leaseWebhook(store, { withFailing: true, now: later });
    expect(heir?.id).toBe(id);
    await sendTo({ ...server.services, log: server.app.log }, (one ?? other)!);
    expect(receiver.received).toEqual([]);
    await sendTo({ ...server.services, log: server.app.log }, heir!);
    expect(receiver.received.length).toBe(1);
  });
});
