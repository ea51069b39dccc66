import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecret, hashSecret } from '#server/domains/accounts/secrets.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const both = [
  { id: 10001, name: 'Maple Ridge Manufacturing' },
  { id: 10002, name: 'Rivière-Bleue Hospital' },
];
const arrive = async (language = 'en') => {
  const visitor = createVisitor(server.app, { language });
  return { visitor, answer: await visitor.signIn(people.manager) };
};

test('who comes to the door learns which ways in are open, and is refused nothing', async () => {
  const { visitor } = await arrive();
  expect((await visitor.get('/login/ways')).body).toEqual({ session: null, shared: false, step: null });
  await visitor.post('/login/location', { location: 10002 });
  expect((await visitor.get('/login/ways')).body).toEqual({ session: 10002, shared: false, step: null });
});

describe('a multi-location account', () => {
  test('is offered its locations, in its language, and no session yet', async () => {
    const { visitor, answer } = await arrive();
    expect(answer.body).toEqual({ meta: { multi_location: true, locations: both } });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['vigie_locations', 'vigie_device']);
    expect(answer.cookies[0]).toMatchObject({ name: 'vigie_locations', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect((await visitor.get('/userinfo')).status).toBe(401);
    const french = (await arrive('fr')).answer.body.meta.locations.map(({ name }: { name: string }) => name);
    expect(french).toEqual(['Fabrication Maple Ridge', 'Hôpital Rivière-Bleue']);
  });

  test('opens one of them, and learns from the user info that there are others [S1.3-06 S2.3-03]', async () => {
    const { visitor } = await arrive();
    expect((await visitor.post('/login/location', { location: 10002 })).body).toEqual({});
    expect((await visitor.get('/userinfo')).body).toMatchObject({ mseid: 10002, multi_location: true, shared: false });
  });

  test('cannot open a location that is not its own', async () => {
    await server.services.store
      .insertInto('organisations')
      .values({
        id: 10003,
        name_en: 'Elsewhere',
        name_fr: 'Ailleurs',
        ingredients: 0,
        location_label_en: 'Site',
        location_label_fr: 'Site',
        custom_fields: '[]',
        products: '[]',
        created_at: '',
      })
      .execute();
    const { visitor } = await arrive();
    const refused = await visitor.post('/login/location', { location: 10003 });
    expect([refused.status, refused.codes]).toEqual([403, ['auth.forbidden']]);
    expect((await visitor.post('/login/location', { location: 4 })).status).toBe(403);
  });

  test('changes location without a password after a sign-out that says so', async () => {
    const { visitor } = await arrive();
    await visitor.post('/login/location', { location: 10001 });
    const session = visitor.cookies.get('vigie_session');
    await visitor.post('/logout', { change_location: true });
    expect((await visitor.get('/userinfo')).status).toBe(401);
    expect((await visitor.get('/login/locations')).body).toEqual({ locations: both });
    await visitor.post('/login/location', { location: 10002 });
    expect((await visitor.get('/userinfo')).body.mseid).toBe(10002);
    expect(visitor.cookies.get('vigie_session')).not.toBe(session);
  });

  test.each([
    ['without a word', undefined],
    ['that says it is no change of location', { change_location: false }],
  ])('gives its locations up with a sign-out %s [S1.4-09 S2.4-67]', async (_, body) => {
    const { visitor } = await arrive();
    const token = visitor.cookies.get('vigie_locations') ?? '';
    await visitor.post('/login/location', { location: 10001 });
    await visitor.post('/logout', body);
    expect([...visitor.cookies.keys()]).toEqual(['vigie_device']);
    visitor.cookies.set('vigie_locations', token);
    expect((await visitor.get('/login/locations')).body).toEqual({ locations: [] });
    expect((await visitor.post('/login/location', { location: 10001 })).status).toBe(401);
  });

  test('loses them to whoever signs in next at the same browser', async () => {
    const { visitor } = await arrive();
    await visitor.signIn(people.reader);
    expect((await visitor.get('/login/locations')).body).toEqual({ locations: [] });
    expect((await visitor.get('/userinfo')).body.multi_location).toBe(false);
  });

  test('is not offered an organisation whose invitation is pending', async () => {
    const { store } = server.services;
    const { id } = await store
      .selectFrom('users')
      .select('id')
      .where('name', '=', people.reader)
      .executeTakeFirstOrThrow();
    await store
      .insertInto('memberships')
      .values({ user_id: id, organisation_id: 10002, role: 'company-admin', invited_at: new Date().toISOString() })
      .execute();
    const visitor = createVisitor(server.app);
    expect((await visitor.signIn(people.reader)).body).toEqual({});
    expect((await visitor.get('/userinfo')).body).toMatchObject({ mseid: 10001, multi_location: false });
  });
});

describe('the multi-location token', () => {
  test('lives as long as a session, then offers nothing', async () => {
    const { visitor } = await arrive();
    const { store } = server.services;
    const { expires_at } = await store
      .selectFrom('tokens')
      .select('expires_at')
      .where('token_hash', '=', hashSecret(visitor.cookies.get('vigie_locations') ?? ''))
      .executeTakeFirstOrThrow();
    const hours = (Date.parse(expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    await store.updateTable('tokens').set({ expires_at: new Date().toISOString() }).execute();
    expect((await visitor.get('/login/locations')).body).toEqual({ locations: [] });
  });

  test('is not opened by what the database holds of it', async () => {
    await arrive();
    const { token_hash } = await server.services.store
      .selectFrom('tokens')
      .select('token_hash')
      .where('kind', '=', 'multi-location')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    for (const stolen of [token_hash, createSecret()]) {
      const thief = createVisitor(server.app);
      thief.cookies.set('vigie_locations', stolen);
      expect((await thief.post('/login/location', { location: 10001 })).status).toBe(401);
    }
  });
});
