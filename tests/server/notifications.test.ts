import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { newestMailTo } from '../support/mails.ts';
import { people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor } from '../support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const unread = async (name: string): Promise<number> => {
  const cookie = await signInAs(server.app, name);
  return (await server.app.inject({ url: '/api/get-notifications', headers: { cookie } })).json();
};

test('counts the requests that this person may see and has not opened [S2.7-05]', async () => {
  const before = await unread(people.companyAdmin);
  expect(before).toBeGreaterThan(0);
  const { store } = server.services;
  const { id: request_id } = await store
    .insertInto('requests')
    .values({
      organisation_id: 10001,
      user_id: null,
      type: 'contact',
      status: 'processing',
      info: '{}',
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await unread(people.companyAdmin)).toBe(before + 1);
  // Read-only members get no mail about other people's requests.
  expect(await unread(people.reader)).toBe(0);
  const colleague = await unread(people.collectionAdmin);

  const { id: user_id } = await store
    .selectFrom('users')
    .select('id')
    .where('name', '=', people.companyAdmin)
    .executeTakeFirstOrThrow();
  await store.insertInto('request_views').values({ request_id, user_id, seen_at: new Date().toISOString() }).execute();
  expect(await unread(people.companyAdmin)).toBe(before);
  expect(await unread(people.collectionAdmin)).toBe(colleague);
});

test('is nothing for who has just come, and counts what changes from then on', async () => {
  const path = (await newestMailTo(server, people.invited)).link.split('?')[0] ?? '';
  const visitor = createVisitor(server.app);
  const password = { password: 'Un-bon-mot-long-9', password_confirmation: 'Un-bon-mot-long-9' };
  expect((await visitor.post(path, { first_name: 'Amélie', last_name: 'Roy', ...password })).status).toBe(200);
  await visitor.signIn(people.invited, password.password);
  expect((await visitor.get('/userinfo')).body.role).toBe('collection-admin');
  expect((await visitor.get('/get-notifications')).body).toBe(0);
  const { store } = server.services;
  const { id } = await store
    .selectFrom('requests')
    .select('id')
    .where('organisation_id', '=', 10001)
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow();
  await inTransaction(store, (trx) =>
    changeRequestStatus(trx, { requestId: id, status: 'completed', note: '', userId: null }),
  );
  expect((await visitor.get('/get-notifications')).body).toBe(1);
});

test('counts nothing of another organisation', async () => {
  const before = await unread(people.hospitalAdmin);
  await server.services.store
    .insertInto('requests')
    .values({
      organisation_id: 10001,
      user_id: null,
      type: 'index',
      status: 'completed',
      info: '{}',
      created_at: new Date().toISOString(),
    })
    .execute();
  expect(await unread(people.hospitalAdmin)).toBe(before);
});

test('the demo has requests of every type and status', async () => {
  const rows = await server.services.store.selectFrom('requests').select(['type', 'status']).execute();
  expect(new Set(rows.map(({ type }) => type)).size).toBe(6);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['processing', 'completed', 'error']));
});
