import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportPerson } from '#server/domains/accounts/export-person.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, signedInCaller, signedInOperator } from './operator-caller.ts';
import { secondOperator } from './second-operator.ts';

let server: TestServer;
let nathalie: Caller;
let priya: { id: number; call: Caller };
beforeAll(async () => {
  server = await startTestServer();
  nathalie = await signedInOperator(server);
  priya = await secondOperator(server, 'Priya');
});
afterAll(() => server.close());

const path = '/operator/habits';
const read = async (caller: Caller) => (await caller('GET', path)).body;
const usual = { single_keys: true, takes_next: true };

test('an operator’s habits are kept, and are nobody else’s [S5.11-03]', async () => {
  expect(await read(nathalie)).toEqual(usual);
  const own = { single_keys: false, takes_next: true };
  expect((await nathalie('PUT', path, own)).body).toEqual(own);
  expect(await read(nathalie)).toEqual(own);
  expect(await read(priya.call)).toEqual(usual);
  await nathalie('PUT', path, { ...own, takes_next: false });
  expect(await read(nathalie)).toEqual({ single_keys: false, takes_next: false });
});

test('nothing that is sent makes them another’s [S5.11-03]', async () => {
  const sent = await nathalie('PUT', path, { single_keys: false, takes_next: false, user_id: priya.id });
  expect(sent.status).toBe(422);
  expect((await nathalie('PUT', `${path}?user_id=${priya.id}`, usual)).status).toBe(400);
  expect(await read(priya.call)).toEqual(usual);
});

test('are closed to members', async () => {
  const admin = await signedInCaller(server, people.companyAdmin);
  expect((await admin('GET', path)).status).toBe(403);
  expect((await admin('PUT', path, usual)).status).toBe(403);
});

test('go with the account, and into what is kept of it', async () => {
  const { store } = server.services;
  await priya.call('PUT', path, { single_keys: false, takes_next: false });
  expect((await exportPerson(store, priya.id))?.desk_habits).toEqual([{ single_keys: 0, takes_next: 0 }]);
  await store.deleteFrom('memberships').where('user_id', '=', priya.id).execute();
  await store.deleteFrom('users').where('id', '=', priya.id).execute();
  expect(await store.selectFrom('desk_habits').selectAll().where('user_id', '=', priya.id).execute()).toEqual([]);
});
