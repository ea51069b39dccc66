import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submissionHeader } from '#contract/call.ts';
import { maxWebhooks, webhookEventNames } from '#contract/webhooks/events.ts';
import { deleteOldMessages } from '#server/domains/webhooks/deliveries.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../../support/test-server.ts';
import { administrator, signedIn } from './receiver.ts';

let server: TestServer;
let admin: Awaited<ReturnType<typeof administrator>>;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_HOSTS: 'erp.intra.example, http://10.0.0.5:8080' });
  admin = await administrator(server);
});
afterAll(() => server.close());

const settings = { description: 'Purchasing', events: ['sheet.added'] };
const codeOf = ({ json }: { json: () => { errors?: { code: string; source?: object }[] } }) => json().errors?.[0];
const clear = () => server.services.store.deleteFrom('webhooks').execute();

describe('addresses', () => {
  test('are ten at most, each with its events, and their secret is in the first answer alone [S6.3-01 S6.3-03]', async () => {
    const { id, secret } = await admin.add('https://hooks.example.com/vigie', ['import.ended', 'sheet.added']);
    const { webhooks } = (await admin.get('/webhooks')).json();
    expect(webhooks).toMatchObject([
      { id, url: 'https://hooks.example.com/vigie', events: ['import.ended', 'sheet.added'], is_on: true, waiting: 0 },
    ]);
    expect(JSON.stringify(webhooks)).not.toContain(secret);
    for (let at = 1; at < maxWebhooks; at += 1) await admin.add(`https://hooks.example.com/${at}`);
    const refused = await admin.post('/webhooks', { ...settings, url: 'https://hooks.example.com/more' });
    expect(codeOf(refused)).toMatchObject({ code: 'webhook.too_many' });
    await clear();
  });

  test('sent again are the same one, with the same secret', async () => {
    const headers = {
      ...marked,
      cookie: await signInAs(server.app, people.companyAdmin),
      [submissionHeader]: crypto.randomUUID(),
    };
    const send = async () =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/webhooks',
          headers,
          payload: { ...settings, url: 'https://once.example.com/' },
        })
      ).json();
    expect(await send()).toEqual(await send());
    expect((await admin.get('/webhooks')).json().webhooks.length).toBe(1);
    await clear();
  });

  test.each([
    ['http://hooks.example.com/', 'webhook.address'],
    ['ftp://hooks.example.com/', 'webhook.address'],
    ['hooks.example.com', 'webhook.address'],
    ['https://anne:secret@hooks.example.com/', 'webhook.address'],
    ['https://hooks.example.com:22/', 'webhook.address'],
    ['https://hooks.example.com:6379/', 'webhook.address'],
    ['https://erp.intra.example@10.0.0.6/', 'webhook.address'],
    ['http://10.0.0.5/', 'webhook.address'],
    ['http://erp.intra.example/', 'webhook.address'],
    ['https://127.0.0.1/', 'webhook.private_address'],
    ['https://2130706433/', 'webhook.private_address'],
    ['https://0x7f.1/', 'webhook.private_address'],
    ['https://localhost/', 'webhook.private_address'],
    ['https://a.localhost:8443/', 'webhook.private_address'],
    ['https://[::1]/', 'webhook.private_address'],
    ['https://[::ffff:169.254.169.254]/', 'webhook.private_address'],
    ['https://169.254.169.254/latest/meta-data/', 'webhook.private_address'],
    ['https://100.64.0.1/', 'webhook.private_address'],
    ['https://[fd00::1]/', 'webhook.private_address'],
    ['https://[64:ff9b::a9fe:a9fe]/', 'webhook.private_address'],
    ['https://10.0.0.5/', 'webhook.private_address'],
    ['https://10.0.0.6/', 'webhook.private_address'],
  ])('do not lead where they may not: %s [S6.3-13]', async (url, code) => {
    const answer = await admin.post('/webhooks', { ...settings, url });
    expect([answer.statusCode, codeOf(answer)]).toEqual([
      422,
      expect.objectContaining({ code, source: { pointer: '/data/url' } }),
    ]);
  });

  test.each(['https://erp.intra.example:9443/in', 'http://10.0.0.5:8080/in', 'https://hooks.example.com:8443/'])(
    'lead to everybody’s hosts, and to those that the installation names: %s',
    async (url) => {
      expect((await admin.post('/webhooks', { ...settings, url })).statusCode).toBe(200);
      await clear();
    },
  );

  test('are changed from what they are, and by nobody who has read an older state', async () => {
    const { id } = await admin.add('https://hooks.example.com/');
    const changed = { ...settings, url: 'https://hooks.example.com/new', is_on: true };
    expect((await admin.put(`/webhooks/${id}`, { ...changed, version: 1 })).json()).toEqual({ version: 2 });
    expect((await admin.put(`/webhooks/${id}`, { ...changed, version: 2 })).json()).toEqual({ version: 2 });
    const late = await admin.put(`/webhooks/${id}`, { ...changed, description: 'Other', version: 1 });
    expect(codeOf(late)).toMatchObject({ code: 'record.changed' });
    const internal = await admin.put(`/webhooks/${id}`, { ...changed, url: 'https://10.0.0.6/', version: 2 });
    expect(codeOf(internal)).toMatchObject({ code: 'webhook.private_address' });
    await clear();
  });

  test('are in the activity log when they are added, changed, given a new secret and removed', async () => {
    const { id } = await admin.add('https://audited.example.com/');
    await admin.put(`/webhooks/${id}`, { ...settings, url: 'https://audited.example.com/', is_on: false, version: 1 });
    await admin.post(`/webhooks/${id}/secret`);
    await admin.remove(`/webhooks/${id}`);
    const { data } = (await admin.get('/audit-log?q=audited.example.com')).json();
    expect(data.map(({ event }: { event: string }) => event)).toEqual([
      'webhook-removed',
      'webhook-secret-renewed',
      'webhook-changed',
      'webhook-added',
    ]);
  });

  test('of another organisation are not found, and no other role has any [S6.3-17]', async () => {
    const { id } = await (await administrator(server, people.hospitalAdmin)).add('https://others.example.com/');
    await server.services.store
      .insertInto('webhook_events')
      .values({
        id: 900,
        organisation_id: 10002,
        kind: 'sheet.added',
        message_id: 'msg',
        count: 1,
        items: '[]',
        created_at: '',
        updated_at: '',
        sealed_at: '2026',
      })
      .execute();
    await server.services.store
      .insertInto('webhook_deliveries')
      .values({ id: 900, webhook_id: id, event_id: 900, due_at: '2999', created_at: '' })
      .execute();
    const own = await admin.add('https://own.example.com/');
    const body = { ...settings, url: 'https://own.example.com/', is_on: true, version: 1 };
    for (const answer of [
      await admin.put(`/webhooks/${id}`, body),
      await admin.remove(`/webhooks/${id}`),
      await admin.post(`/webhooks/${id}/secret`),
      await admin.post(`/webhooks/${id}/test`),
      await admin.get(`/webhooks/${id}/deliveries`),
      await admin.post(`/webhooks/${id}/deliveries/900/send`),
      // By an address of one's own.
      await admin.post(`/webhooks/${own.id}/deliveries/900/send`),
    ])
      expect([answer.statusCode, codeOf(answer)?.code]).toEqual([404, 'not_found']);
    for (const name of [people.reader, people.collectionAdmin, people.operator])
      expect((await (await signedIn(server, name)).get('/webhooks')).statusCode).toBe(403);
    await clear();
  });

  test('are switched off and on and sent a test, what became of it is shown for thirty days [S6.3-04 S6.3-05]', async () => {
    const { id } = await admin.add('https://hooks.example.com/', [...webhookEventNames]);
    await admin.post(`/webhooks/${id}/test`);
    const read = async () => (await admin.get(`/webhooks/${id}/deliveries`)).json();
    expect(await read()).toMatchObject({
      deliveries: [{ kind: 'webhook.test', state: 'waiting', attempts: 0 }],
      more: false,
    });
    const { store } = server.services;
    const later = new Date(Date.now() + 31 * 86_400_000);
    await deleteOldMessages(store, later);
    expect((await read()).deliveries.length).toBe(1);
    await store.updateTable('webhook_deliveries').set({ state: 'delivered' }).execute();
    await deleteOldMessages(store, later);
    expect((await read()).deliveries).toEqual([]);
    for (let at = 0; at < 60; at += 1) await admin.post(`/webhooks/${id}/test`);
    const first = await read();
    const rest = (await admin.get(`/webhooks/${id}/deliveries?before=${first.deliveries.at(-1).id}`)).json();
    expect([first.deliveries.length, first.more, rest.deliveries.length, rest.more]).toEqual([50, true, 10, false]);
    await clear();
  });
});
