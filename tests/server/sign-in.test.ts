import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userInfo } from '#contract/calls/get-user-info.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (url: string, payload: object, headers: Record<string, string> = marked) =>
  server.app.inject({ method: 'POST', url, payload, headers });

describe('signing in', () => {
  test('sets a cookie that scripts cannot read and other sites do not send [S1.7-02]', async () => {
    const response = await post('/api/login', { name: people.companyAdmin, password: demoPassword });
    expect(response.statusCode).toBe(200);
    expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(response.cookies[0]?.secure).toBeFalsy();
  });

  test('takes the name in any case and with blanks around it', async () => {
    const response = await post('/api/login', { name: '  ADMIN@MapleRidge.example ', password: demoPassword });
    expect(response.statusCode).toBe(200);
  });

  test.each([
    ['a wrong password', people.companyAdmin, 'Demo-2026-portaL'],
    ['an unknown name', 'nobody@mapleridge.example', demoPassword],
  ])('answers %s with the same refusal', async (_, name, password) => {
    const response = await post('/api/login', { name, password });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      errors: [{ code: 'auth.failed', title: 'Incorrect username and/or password.' }],
    });
    expect(response.cookies).toEqual([]);
  });

  test('refuses in French to those who ask in French', async () => {
    const response = await post('/api/login', { name: 'x', password: 'y' }, { ...marked, 'accept-language': 'fr' });
    expect(response.json().errors[0].title).toBe('Nom d’utilisateur ou mot de passe incorrect.');
  });

  test('says of each empty field that it is required', async () => {
    const response = await post('/api/login', { name: ' ', password: '' });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([
      { code: 'request.required', title: 'Value is required', source: { pointer: '/data/name' } },
      { code: 'request.required', title: 'Value is required', source: { pointer: '/data/password' } },
    ]);
  });

  test('cannot be done by a form of another site', async () => {
    const withoutMarker = await post('/api/login', { name: 'x', password: 'y' }, {});
    const fromElsewhere = await post(
      '/api/login',
      { name: 'x', password: 'y' },
      { ...marked, origin: 'https://elsewhere.example' },
    );
    expect([withoutMarker.statusCode, fromElsewhere.statusCode]).toEqual([403, 403]);
    expect(withoutMarker.json().errors[0].code).toBe('auth.foreign_origin');
  });

  test.each([
    'null',
    'http://localhost.elsewhere.example',
    'http://elsewhere.example/localhost:80',
    'https://localhost:80',
    'http://localhost:81',
    'http://localhost:80@elsewhere.example',
    'file://',
    'undefined',
    '%00',
  ])('is not taken from a page that says it is of %j, nor is any change of who is signed in', async (origin) => {
    const cookie = await signInAs(server.app, people.companyAdmin);
    for (const url of ['/api/login', '/api/logout', '/api/forgot-password', '/api/change-password']) {
      const response = await post(
        url,
        { name: people.companyAdmin, password: demoPassword },
        { ...marked, cookie, origin },
      );
      expect([response.statusCode, response.json().errors[0].code, response.cookies], url).toEqual([
        403,
        'auth.foreign_origin',
        [],
      ]);
    }
  });

  test('cannot be done with an address that was never verified', async () => {
    await server.services.store
      .updateTable('users')
      .set({ verified_at: '' })
      .where('name', '=', people.collectionAdmin)
      .execute();
    const response = await post('/api/login', { name: people.collectionAdmin, password: demoPassword });
    expect(response.statusCode).toBe(422);
  });
});

describe('a session', () => {
  const userInfoOf = (cookie: string) =>
    server.app.inject({ method: 'GET', url: '/api/userinfo', headers: { cookie } });

  test('tells who is signed in, with every field of the specification [S1.3-04 S1.3-05 S1.7-03 S2.3-01…08]', async () => {
    const response = await userInfoOf(await signInAs(server.app, people.companyAdmin));
    const user = userInfo.strict().parse(response.json());
    expect(user).toMatchObject({
      role: 'company-admin',
      mseid: 10001,
      collection: 'sds-10001',
      clientName: { en: 'Maple Ridge Manufacturing', fr: 'Fabrication Maple Ridge' },
      ingredients: 1,
      isCustomField: true,
      subsetCount: 14,
      shared: false,
      multi_location: false,
      admin: { email: people.companyAdmin },
    });
    expect(user.exp).toBeGreaterThan(Date.now() / 1000 + 11 * 3600);
    expect(user.exp).toBeLessThanOrEqual(Date.now() / 1000 + 12 * 3600);
  });

  test('of a shared account has no account of its own to change [S2.6-11]', async () => {
    const user = (await userInfoOf(await signInAs(server.app, people.shared))).json();
    expect(user.shared).toBe(true);
    expect(user.permissions).not.toContain('account-information');
    expect(user.permissions).not.toContain('change-password');
  });

  test('ends on the server with sign-out [S1.7-04 S2.7-04]', async () => {
    const cookie = await signInAs(server.app, people.companyAdmin);
    await server.app.inject({ method: 'POST', url: '/api/logout', headers: { ...marked, cookie } });
    expect((await userInfoOf(cookie)).statusCode).toBe(401);
  });

  test('ends when its time is over', async () => {
    const cookie = await signInAs(server.app, people.hospitalAdmin);
    await server.services.store.updateTable('sessions').set({ expires_at: new Date().toISOString() }).execute();
    const response = await userInfoOf(cookie);
    expect(response.statusCode).toBe(401);
    expect(response.json().errors[0].code).toBe('auth.required');
  });

  test('is not opened by what the database holds of it', async () => {
    const cookie = await signInAs(server.app, people.companyAdmin);
    const token = cookie.split('=')[1] ?? '';
    const stored = await server.services.store.selectFrom('sessions').select('token_hash').execute();
    const hash = createHash('sha256').update(token).digest('hex');
    expect(stored.map((row) => row.token_hash)).toContain(hash);
    expect((await userInfoOf(`vigie_session=${hash}`)).statusCode).toBe(401);
  });

  test('opened anew puts an end to the one the browser had', async () => {
    const first = await signInAs(server.app, people.companyAdmin);
    await server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { ...marked, cookie: first },
      payload: { name: people.hospitalAdmin, password: demoPassword },
    });
    expect((await userInfoOf(first)).statusCode).toBe(401);
  });
});
