import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const from = (address: string) => createVisitor(server.app, { address });

describe('a shared account', () => {
  test.each(['203.0.113.0', '203.0.113.255', '::ffff:203.0.113.4', '2001:db8:4d52:ffff::1'])(
    'opens without a password from %s, which is the organisation’s',
    async (address) => {
      const visitor = from(address);
      expect((await visitor.post('/login/shared')).body).toEqual({});
      expect((await visitor.get('/userinfo')).body).toMatchObject({ name: people.shared, shared: true, mseid: 10001 });
    },
  );

  test.each(['203.0.114.0', '127.0.0.1', '::1', '2001:db8:4d53::1'])(
    'does not open from %s, which is not',
    async (ip) => {
      const refused = await from(ip).post('/login/shared');
      expect([refused.status, refused.codes]).toEqual([403, ['auth.shared_not_allowed']]);
      expect(refused.cookies).toEqual([]);
    },
  );

  test('opens by name and password in a network that its organisation named, and nowhere else', async () => {
    const visitor = from('203.0.113.77');
    expect((await visitor.signIn(people.shared)).status).toBe(200);
    expect((await visitor.get('/userinfo')).body.shared).toBe(true);
    const outside = from('198.51.100.1');
    const refused = await outside.signIn(people.shared);
    // Told as a wrong password is: nobody learns that it was right.
    const wrong = await outside.signIn(people.shared, 'a guess');
    expect([refused.status, refused.codes]).toEqual([wrong.status, wrong.codes]);
    expect((await outside.get('/userinfo')).status).toBe(401);
  });

  test('of an organisation that has named no network opens by password from anywhere', async () => {
    const { store } = server.services;
    const ranges = (allowed_addresses: string) =>
      store.updateTable('organisations').set({ allowed_addresses }).where('id', '=', 10001).execute();
    const { allowed_addresses } = await store
      .selectFrom('organisations')
      .select('allowed_addresses')
      .where('id', '=', 10001)
      .executeTakeFirstOrThrow();
    await ranges('[]');
    expect((await from('198.51.100.2').signIn(people.shared)).status).toBe(200);
    await ranges(allowed_addresses);
  });

  test('of several organisations is offered those of this network only, and each request is held against it', async () => {
    const { store } = server.services;
    const { id } = await store.selectFrom('users').select('id').where('shared', '=', 1).executeTakeFirstOrThrow();
    const accepted_at = new Date().toISOString();
    await store
      .insertInto('memberships')
      .values({ user_id: id, organisation_id: 10002, role: 'read-only', accepted_at })
      .execute();
    const alone = from('203.0.113.5');
    expect((await alone.post('/login/shared')).body).toEqual({});
    expect((await alone.get('/userinfo')).body).toMatchObject({ mseid: 10001, multi_location: true });

    await store
      .updateTable('organisations')
      .set({ allowed_addresses: '["203.0.113.5"]' })
      .where('id', '=', 10002)
      .execute();
    const both = from('203.0.113.5');
    const { locations } = (await both.post('/login/shared')).body.meta;
    expect(locations.map((location: { id: number }) => location.id)).toEqual([10001, 10002]);
    const carried = from('203.0.113.6');
    carried.cookies.set('vigie_locations', both.cookies.get('vigie_locations') ?? '');
    expect((await carried.post('/login/location', { location: 10002 })).status).toBe(403);
    expect((await carried.post('/login/location', { location: 10001 })).status).toBe(200);
    const outside = from('198.51.100.1');
    outside.cookies.set('vigie_locations', both.cookies.get('vigie_locations') ?? '');
    expect((await outside.post('/login/location', { location: 10001 })).status).toBe(401);
  });
});
