import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { signedIn } from '../users/members.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const inside = '203.0.113.9';
const ranges = ['203.0.113.0/24', '2001:db8:4d52::/48'];
const setRanges = async (list: readonly string[]) => {
  await server.services.store
    .updateTable('organisations')
    .set({ allowed_addresses: JSON.stringify(list) })
    .where('id', '=', 10001)
    .execute();
};
beforeEach(() => setRanges(ranges));

const openedInside = async () => {
  const visitor = createVisitor(server.app, { address: inside });
  expect((await visitor.post('/login/shared')).status).toBe(200);
  return visitor;
};
const takenTo = (address: string, cookies: ReadonlyMap<string, string>) => {
  const visitor = createVisitor(server.app, { address });
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
};

describe('a session that the network opened', () => {
  test('ends outside the network: a copied cookie opens nothing at home', async () => {
    const { cookies } = await openedInside();
    for (const address of ['198.51.100.1', '203.0.114.9', '::1'])
      expect((await takenTo(address, cookies).get('/userinfo')).codes).toEqual(['auth.required']);
    expect((await takenTo('203.0.113.77', cookies).get('/userinfo')).status).toBe(200);
  });

  test('ends when the range is withdrawn', async () => {
    const visitor = await openedInside();
    expect((await visitor.get('/userinfo')).status).toBe(200);
    await setRanges(['198.51.100.0/24']);
    expect((await visitor.get('/userinfo')).codes).toEqual(['auth.required']);
  });

  test('of a shared account is bound to it also by way of the choice of locations', async () => {
    const { store } = server.services;
    const { id } = await store
      .selectFrom('users')
      .select('id')
      .where('name', '=', people.shared)
      .executeTakeFirstOrThrow();
    const accepted_at = new Date().toISOString();
    await store
      .insertInto('memberships')
      .values({ user_id: id, organisation_id: 10002, role: 'read-only', accepted_at })
      .execute();
    await store
      .updateTable('organisations')
      .set({ allowed_addresses: JSON.stringify(ranges) })
      .where('id', '=', 10002)
      .execute();
    const visitor = createVisitor(server.app, { address: inside });
    expect((await visitor.post('/login/shared')).body.meta.locations).toHaveLength(2);
    expect((await visitor.post('/login/location', { location: 10002 })).status).toBe(200);
    expect((await visitor.get('/userinfo')).status).toBe(200);
    expect((await takenTo('198.51.100.1', visitor.cookies).get('/userinfo')).codes).toEqual(['auth.required']);
    await store.deleteFrom('memberships').where('user_id', '=', id).where('organisation_id', '=', 10002).execute();
  });

  test('leaves sessions of who gave a password as they are', async () => {
    const visitor = createVisitor(server.app, { address: inside });
    await visitor.signIn(people.reader);
    expect((await takenTo('198.51.100.1', visitor.cookies).get('/userinfo')).status).toBe(200);
  });
});

describe('a range that has strangers in it', () => {
  test.each([
    '0.0.0.0/0',
    '::/0',
    '1.2.3.4/1',
    '203.0.0.0/15',
    '2000::/3',
    '2001:d00::/31',
    '10.0.0.0/7',
    'fc00::/6',
    // All of IPv4, as IPv6 writes it.
    '::ffff:0:0/96',
    '::FFFF:0.0.0.0/96',
    '0:0:0:0:0:ffff:203.0.113.0/100',
    '0000::ffff:127.0.0.0/104',
    '::/80',
    '64:ff9b::/96',
  ])('is refused at the desk, at its field: %s', async (range) => {
    const operator = await signedIn(server, people.operator);
    const { body: organisation } = await operator.get('/operator/organisations/10001');
    const facts = { ...organisation, allowed_addresses: [range] };
    const answer = await operator.put('/operator/organisations/10001', facts);
    expect(answer.faults).toEqual(['/data/allowed_addresses/0 organisation.range_too_wide']);
  });

  test.each(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', '203.0.0.0/16', '2001:db8::/32'])(
    'is another than %s, which is taken',
    async (range) => {
      const operator = await signedIn(server, people.operator);
      const { body: organisation } = await operator.get('/operator/organisations/10001');
      const facts = { ...organisation, allowed_addresses: [range] };
      expect((await operator.put('/operator/organisations/10001', facts)).faults).toEqual([]);
    },
  );

  test('opens nothing where it was entered before', async () => {
    await setRanges(['0.0.0.0/0', '::/0', '::ffff:0:0/96']);
    const stranger = createVisitor(server.app, { address: '198.51.100.1' });
    expect((await stranger.post('/login/shared')).codes).toEqual(['auth.shared_not_allowed']);
    expect((await stranger.get('/login/ways')).body).toMatchObject({ shared: false });
  });
});

describe('a page of another name that was made to lead here', () => {
  const rebound = { host: 'rebound.example:8080', origin: 'http://rebound.example:8080' };

  test('signs nobody in, neither by password nor by the network', async () => {
    const visitor = createVisitor(server.app, { address: inside });
    const { name, password } = { name: people.reader, password: 'Demo-2026-portal' };
    expect((await visitor.post('/login', { name, password }, rebound)).codes).toEqual(['request.other_host']);
    expect((await visitor.post('/login/shared', undefined, rebound)).codes).toEqual(['request.other_host']);
    expect(visitor.cookies.size).toBe(0);
  });

  test.each(['localhost:8080', '127.0.0.1:8080', '[::1]:8080', '192.0.2.7:8080'])(
    'is another than %s, which nobody can make lead elsewhere',
    async (host) => {
      const visitor = createVisitor(server.app, { address: inside });
      const own = { host, origin: `http://${host}` };
      expect((await visitor.post('/login/shared', undefined, own)).status).toBe(200);
    },
  );
});

describe('a proxy', () => {
  const forwarded = { 'x-forwarded-for': inside };
  const sharedFrom = async (trusted: string, peer: string, header = forwarded) => {
    const proxied = await startTestServer({ TRUST_PROXY: trusted });
    const { status } = await createVisitor(proxied.app, { address: peer }).post('/login/shared', undefined, header);
    await proxied.close();
    return status;
  };

  test.each([
    ['on', '198.51.100.1', 403],
    ['on', '172.18.0.5', 200],
    ['198.51.100.1', '198.51.100.1', 200],
    ['198.51.100.1', '198.51.100.2', 403],
    ['198.51.100.0/24,10.0.0.0/8', '10.1.2.3', 200],
    ['off', '127.0.0.1', 403],
  ])('is believed where the settings name it: TRUST_PROXY=%s, asked from %s', async (trusted, peer, status) => {
    expect(await sharedFrom(trusted, peer)).toBe(status);
  });

  test('of two is passed by naming both, and a client behind them names nothing', async () => {
    const two = '127.0.0.1,198.51.100.1';
    expect(await sharedFrom(two, '127.0.0.1', { 'x-forwarded-for': `${inside}, 198.51.100.1` })).toBe(200);
    expect(await sharedFrom(two, '127.0.0.1', { 'x-forwarded-for': `${inside}, 192.0.2.9, 198.51.100.1` })).toBe(403);
    expect(await sharedFrom('on', '127.0.0.1', { 'x-forwarded-for': `${inside}, 198.51.100.1` })).toBe(403);
  });
});
