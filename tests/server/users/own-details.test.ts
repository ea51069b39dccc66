import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportPerson } from '#server/domains/accounts/export-person.ts';
import { subscribedRequester } from '#server/domains/requests/subscribed-requester.ts';
import { watchersOf } from '#server/domains/watched-lists/tell-watchers.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addMember, type SignedIn, signedIn } from './members.ts';

/** Maple Ridge and the hospital; somebody who belongs to both has one account. */
const here = 10001;
const there = 10002;

let server: TestServer;
let admin: SignedIn;
let hospital: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedIn(server, people.companyAdmin);
  hospital = await signedIn(server, people.hospitalAdmin);
});
afterAll(() => server.close());

const write = (who: SignedIn, id: number, attributes: object) =>
  who.put(`/users/${id}`, { data: { type: 'users', id: String(id), attributes } });
const seenBy = async (who: SignedIn, id: number) => {
  const { attributes, meta } = (await who.get(`/users/${id}`)).body.data;
  const { last_name, phone, is_subscribed } = attributes;
  return { last_name, phone, is_subscribed, full_name: meta.full_name };
};
const accountOf = (id: number) =>
  server.services.store
    .selectFrom('users')
    .select(['last_name', 'phone', 'is_subscribed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const askSomething = async (organisation_id: number, user_id: number) => {
  const { id } = await server.services.store
    .insertInto('requests')
    .values({
      organisation_id,
      user_id,
      type: 'contact',
      status: 'processing',
      info: JSON.stringify({ subject: 'Gloves' }),
      created_at: '2026-03-04T05:06:07.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const before = { last_name: 'Roy', phone: '613-555-0101', is_subscribed: true, full_name: 'Zoé Roy' };
const written = { last_name: 'Roy-Lavoie', phone: '418-555-0102', is_subscribed: false };
const addShared = () => addMember(server, { organisations: [here, there], phone: before.phone, role: 'company-admin' });

describe('what an administrator writes of somebody who belongs to another organisation too', () => {
  test('is seen in their own organisation, and neither in the other nor in the account', async () => {
    const { id } = await addShared();
    expect((await write(admin, id, written)).status).toBe(200);
    expect(await seenBy(admin, id)).toEqual({ ...written, full_name: 'Zoé Roy-Lavoie' });
    expect(await seenBy(hospital, id)).toEqual(before);
    expect(await accountOf(id)).toEqual({ last_name: 'Roy', phone: before.phone, is_subscribed: 1 });
    expect(await write(hospital, id, { last_name: 'Roy-Dubé' })).toMatchObject({ status: 200 });
    expect((await seenBy(admin, id)).last_name).toBe('Roy-Lavoie');
    expect((await seenBy(hospital, id)).full_name).toBe('Zoé Roy-Dubé');
  });

  test('orders and finds them among the users, and names them in the message centre', async () => {
    const { id } = await addShared();
    await write(admin, id, { last_name: 'Zzyzx' });
    await askSomething(here, id);
    const [last] = (await admin.get('/users?sort=-name')).body.data;
    expect(last.id).toBe(String(id));
    const found = (await admin.get('/users?filter[q]=Zzyzx')).body.data;
    expect(found.map(({ meta }: { meta: { full_name: string } }) => meta.full_name)).toEqual(['Zoé Zzyzx']);
    const requests = (await admin.get('/requests?include=user&sort=-user.name&page[size]=5')).body;
    const names = requests.included.flatMap(({ id: one, attributes }: { id: string; attributes: { name: string } }) =>
      one === String(id) && attributes.name ? [attributes.name] : [],
    );
    expect(names).toEqual(['Zoé Zzyzx']);
  });

  test('decides about mail of that organisation alone', async () => {
    const { id } = await addShared();
    const asked = [await askSomething(here, id), await askSomething(there, id)];
    await write(admin, id, { is_subscribed: false });
    const { store } = server.services;
    const told = async (organisation: number) => (await watchersOf(store, organisation)).some((one) => one.id === id);
    expect([await told(here), await told(there)]).toEqual([false, true]);
    const requesters = await Promise.all(asked.map((request) => subscribedRequester(store, request)));
    expect(requesters.map((one) => one?.id)).toEqual([undefined, id]);
  });

  test('gives way to what the person writes, name by name, and is in the copy of their data', async () => {
    const { id, name } = await addMember(server, {
      organisations: [there],
      phone: before.phone,
      role: 'company-admin',
    });
    const themselves = await signedIn(server, name);
    await server.services.store
      .insertInto('memberships')
      .values({ user_id: id, organisation_id: here, role: 'company-admin', invited_at: 'x', accepted_at: 'x' })
      .execute();
    await write(admin, id, written);
    const copy = await exportPerson(server.services.store, id);
    expect(copy?.memberships.map(({ own_details }) => JSON.parse(own_details))).toEqual([
      {},
      { ...written, is_subscribed: 0 },
    ]);
    const own = { first_name: 'Zoé', last_name: 'Gagné', email: name, phone: before.phone, is_subscribed: true };
    const sent = await themselves.put(`/users/${id}`, {
      form: 'account',
      data: { type: 'users', id: String(id), attributes: own },
    });
    expect(sent.faults).toEqual([]);
    expect(await seenBy(admin, id)).toEqual({
      ...written,
      last_name: 'Gagné',
      full_name: 'Zoé Gagné',
    });
    expect((await seenBy(hospital, id)).full_name).toBe('Zoé Gagné');
  });

  test('is the account’s once they belong to no other', async () => {
    const { id } = await addShared();
    await write(admin, id, written);
    await server.services.store
      .deleteFrom('memberships')
      .where('user_id', '=', id)
      .where('organisation_id', '=', there)
      .execute();
    await write(admin, id, { last_name: 'Tremblay' });
    expect((await accountOf(id)).last_name).toBe('Tremblay');
    expect(await seenBy(admin, id)).toEqual({ ...written, last_name: 'Tremblay', full_name: 'Zoé Tremblay' });
  });
});

test('what is written of somebody who belongs to no other is their account’s', async () => {
  const { id } = await addMember(server, { phone: before.phone, role: 'company-admin' });
  await write(admin, id, written);
  expect(await accountOf(id)).toEqual({ ...written, is_subscribed: 0 });
});
