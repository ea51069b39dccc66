import type * as dns from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openKeyRing } from '#server/platform/encryption/key-ring.ts';
import { rotateKeys } from '#server/platform/encryption/rotate-keys.ts';
import { client, type IdentityProvider, startIdentityProvider } from '#tests/support/oidc/identity-provider.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { type SignedIn, signedIn } from '../users/members.ts';
import { change, comeBack, entryFor, eventsOf, personOf, redirectUris, setUp, switchOn } from './sign-in.ts';

// What a machine's resolver says of a name that is nowhere differs; without a network it says to try again.
vi.mock('node:dns', async (importOriginal) => {
  const original = await importOriginal<typeof dns>();
  const lookup = (host: string, options: dns.LookupAllOptions, done: (error: Error | null, found: never[]) => void) =>
    host.endsWith('.invalid')
      ? done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), [])
      : original.lookup(host, options, done as never);
  return { ...original, lookup };
});

let server: TestServer;
let provider: IdentityProvider;
let operator: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  provider = await startIdentityProvider({
    redirectUris,
    accounts: [personOf('reader'), personOf('stranger', { email: 'stranger@elsewhere.example' })],
  });
  operator = await signedIn(server, people.operator);
});
afterAll(async () => {
  await provider.close();
  await server.close();
});
beforeEach(async () => {
  await server.services.store.deleteFrom('single_sign_on').execute();
  await server.services.store.deleteFrom('role_rules').execute();
});

const path = '/single-sign-on';
const operatorPath = '/operator/organisations/10001/single-sign-on';
const read = async (who: SignedIn, at = path) => (await who.get(at)).body;

/** Tries the settings as the administrator, in a browser where they are signed in. */
const attempt = async (who: string): Promise<{ visitor: Visitor; location: string }> => {
  const visitor = createVisitor(server.app);
  await visitor.signIn(people.companyAdmin);
  const { body } = await visitor.post(`${path}/try`);
  const { location } = await comeBack(server, visitor, await provider.as(body.url, who));
  return { visitor, location };
};

describe('the settings', () => {
  test('are saved, with a secret that is encrypted, never sent back and never in the log', async () => {
    const { saved } = await setUp(server, provider);
    expect(saved).toMatchObject({
      issuer: provider.issuer,
      has_secret: true,
      is_on: false,
      is_tried: false,
      version: 1,
    });
    expect(saved.redirect_uri).toBe('http://localhost:8080/api/login/provider/10001/callback');
    expect(JSON.stringify(saved)).not.toContain(client.secret);
    const row = await server.services.store.selectFrom('single_sign_on').selectAll().executeTakeFirstOrThrow();
    expect(row.client_secret).not.toContain(client.secret);
    const [entry] = await eventsOf(server, 1);
    expect(entry).toMatchObject({ event: 'single-sign-on-changed', organisation_id: 10001 });
    expect(entry!.details.fields).toEqual(expect.arrayContaining(['issuer', 'client_id', 'client_secret', 'domains']));
    expect(JSON.stringify(entry)).not.toContain(client.secret);
  });

  test('keep their secret where none is sent, and through a change of the installation’s key', async () => {
    const { admin } = await setUp(server, provider);
    const before = await server.services.store
      .selectFrom('single_sign_on')
      .select('client_secret')
      .executeTakeFirstOrThrow();
    expect((await change(admin, { groups_claim: 'groups' })).body).toMatchObject({
      has_secret: true,
      groups_claim: 'groups',
    });
    await rotateKeys(server.services.store, openKeyRing(server.dataDir, undefined));
    const after = await server.services.store
      .selectFrom('single_sign_on')
      .select('client_secret')
      .executeTakeFirstOrThrow();
    expect(after.client_secret).not.toBe(before.client_secret);
    expect(server.services.encryption.decrypt({ table: 'single_sign_on', owner: 10001 }, after.client_secret)).toBe(
      client.secret,
    );
  });

  test('are not undone by who read them before they were changed, at the desk say', async () => {
    const { admin, saved } = await setUp(server, provider);
    expect((await operator.put(operatorPath, { ...entryFor(provider, saved), email_claim: 'upn' })).status).toBe(200);
    expect((await admin.put(path, entryFor(provider, saved))).faults).toEqual(['record.changed']);
    expect(await read(admin)).toMatchObject({ email_claim: 'upn', version: 2 });
    expect((await operator.put(operatorPath, entryFor(provider, saved))).faults).toEqual(['record.changed']);
  });

  test('of another organisation are nobody’s but the desk’s', async () => {
    await setUp(server, provider);
    const other = await signedIn(server, people.hospitalAdmin);
    expect(await read(other)).toMatchObject({ issuer: '', has_secret: false, version: 0 });
    expect((await other.get(operatorPath)).faults).toEqual(['auth.forbidden']);
    expect((await operator.get('/operator/organisations/99999/single-sign-on')).status).toBe(404);
  });

  test.each([
    ['http://login.example.org', 'issuer sso.issuer'],
    ['https://10.0.0.8/realms/hospital', 'issuer sso.private_address'],
    ['https://[fd00::8]/', 'issuer sso.private_address'],
    ['https://169.254.169.254/', 'issuer sso.private_address'],
    ['ftp://login.example.org', 'issuer sso.issuer'],
    ['https://login.microsoftonline.com/common/v2.0', 'issuer sso.every_tenant'],
    ['https://login.microsoftonline.com/Organizations', 'issuer sso.every_tenant'],
    ['login.example.org', 'issuer sso.issuer'],
    ['https://user:word@login.example.org', 'issuer sso.issuer'],
    ['https://login.example.org/?a=b', 'issuer sso.issuer'],
    ['https://login.example.org/.well-known/openid-configuration', 'issuer sso.issuer'],
  ])('refuse %s as an issuer, at its field', async (issuer, fault) => {
    const admin = await signedIn(server, people.companyAdmin);
    const { faults } = await admin.put(path, { ...entryFor({ issuer }, await read(admin)) });
    expect(faults).toEqual([`/data/${fault}`]);
  });

  test.each([
    ['*.mapleridge.example', 'sso.domain'],
    ['a@mapleridge.example', 'sso.domain'],
    ['localhost', 'sso.domain'],
    ['gmail.com', 'sso.public_domain'],
    ['riviere-bleue.example', 'sso.strange_domain'],
    ['sub.mapleridge.example', 'sso.strange_domain'],
  ])('let an administrator name no %s', async (domain, code) => {
    const admin = await signedIn(server, people.companyAdmin);
    const entry = entryFor(provider, await read(admin));
    expect((await admin.put(path, { ...entry, domains: ['mapleridge.example', domain] })).faults).toEqual([
      `/data/domains/1 ${code}`,
    ]);
  });

  test('take any domain that the desk names, which stays when the administrator saves; none is two organisations’', async () => {
    const { admin, saved } = await setUp(server, provider);
    const domains = ['mapleridge.example', 'xn--rable-9ra.example'];
    expect((await operator.put(operatorPath, { ...entryFor(provider, saved), domains })).body.domains).toEqual(domains);
    expect((await change(admin, { email_claim: 'upn' })).body.domains).toEqual(domains);
    const elsewhere = '/operator/organisations/10002/single-sign-on';
    const entry = { ...entryFor(provider, await read(operator, elsewhere)), domains: ['mapleridge.example'] };
    expect((await operator.put(elsewhere, entry)).faults).toEqual(['/data/domains/0 sso.domain_taken']);
  });

  test('say what is missing for newcomers, for a rule and for a way in by password', async () => {
    const admin = await signedIn(server, people.companyAdmin);
    const entry = entryFor(provider, await read(admin));
    expect((await admin.put(path, { ...entry, lets_in_newcomers: true, is_only: true })).faults).toEqual([
      '/data/password_user sso.password_user',
      '/data/lets_in_newcomers sso.newcomers_need_groups',
    ]);
    const rules = [{ value: 'a', role: 'read-only', locations: [] }];
    expect((await admin.put(path, { ...entry, rules })).faults).toEqual([
      '/data/rules/0/locations people.location_required',
    ]);
    const foreign = await server.services.store
      .selectFrom('subsets')
      .select('id')
      .where('organisation_id', '=', 10002)
      .executeTakeFirstOrThrow();
    const theirs = [{ value: 'a', role: 'read-only', locations: [foreign.id] }];
    expect((await admin.put(path, { ...entry, rules: theirs })).faults).toEqual([
      '/data/rules/0/locations people.unknown_location',
    ]);
    const reader = await server.services.store
      .selectFrom('users')
      .select('id')
      .where('name', '=', people.reader)
      .executeTakeFirstOrThrow();
    expect((await admin.put(path, { ...entry, password_user: reader.id })).faults).toEqual([
      '/data/password_user sso.password_user',
    ]);
  });

  test.each([people.collectionAdmin, people.reader, people.shared])('are no matter of %s', async (who) => {
    const somebody = await signedIn(server, who);
    expect((await somebody.get(path)).faults).toEqual(['auth.forbidden']);
    expect((await somebody.post(`${path}/try`)).faults).toEqual(['auth.forbidden']);
  });
});

test('the desk may name a provider in a private network; an administrator who names another may not', async () => {
  const { admin, saved } = await setUp(server, provider);
  const issuer = 'https://10.0.0.8/realms/hospital';
  const entry = { ...entryFor({ issuer }, saved) };
  expect((await operator.put(operatorPath, entry)).status).toBe(200);
  const byOperator = async () =>
    (await server.services.store.selectFrom('single_sign_on').select('by_operator').executeTakeFirstOrThrow())
      .by_operator;
  expect(await byOperator()).toBe(1);
  expect((await change(admin, { groups_claim: 'groups' })).faults).toEqual([]);
  expect(await byOperator()).toBe(1);
  expect((await change(admin, { issuer: 'https://login.example.org' })).faults).toEqual([]);
  expect(await byOperator()).toBe(0);
});

describe('trying it', () => {
  test('says who would be let in, opens no session of theirs, makes and ties nothing [S1.10-01]', async () => {
    await setUp(server, provider);
    const { store } = server.services;
    const before = [
      await store.selectFrom('users').selectAll().execute(),
      await store.selectFrom('sessions').select('token_hash').execute(),
    ];
    const { visitor, location } = await attempt('reader');
    expect(location).toBe('/single-sign-on');
    const { body } = await visitor.get(path);
    expect(body).toMatchObject({ is_tried: true, is_on: false });
    expect(body.last_try).toMatchObject({
      refusal: null,
      account: 'linked',
      role: 'read-only',
      email: 'reader@mapleridge.example',
    });
    expect(body.last_try.claims).toEqual(expect.arrayContaining(['email', 'email_verified', 'sub']));
    expect((await visitor.get('/userinfo')).body.name).toBe(people.companyAdmin);
    const [users, sessions] = before;
    expect(await store.selectFrom('users').selectAll().execute()).toEqual(users);
    expect(await store.selectFrom('provider_identities').selectAll().execute()).toEqual([]);
    expect((await store.selectFrom('sessions').select('token_hash').execute()).length).toBe(sessions!.length + 1);
    expect((await eventsOf(server, 1))[0]).toMatchObject({
      event: 'single-sign-on-tried',
      details: { outcome: 'let-in' },
    });
  });

  test('says why nobody would be, and opens no switch then', async () => {
    const { admin } = await setUp(server, provider);
    await attempt('stranger');
    expect(await read(admin)).toMatchObject({
      is_tried: false,
      last_try: { refusal: 'foreign-domain', email: 'stranger@elsewhere.example' },
    });
    await attempt('');
    expect((await read(admin)).last_try).toMatchObject({ refusal: 'cancelled' });
    const { version } = await read(admin);
    expect((await admin.put(`${path}/switch`, { is_on: true, version })).faults).toEqual(['sso.not_tried']);
  });

  test('says at once that the provider does not answer, or is another one, in its words', async () => {
    const { admin } = await setUp(server, { ...provider, issuer: 'http://localhost:9' } as IdentityProvider);
    expect((await admin.post(`${path}/try`)).body).toEqual({ url: '/single-sign-on' });
    expect((await read(admin)).last_try).toMatchObject({
      refusal: 'away',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('says of an address without a server that its spelling is to be checked, not that one should wait', async () => {
    const { admin } = await setUp(server, {
      ...provider,
      issuer: 'https://login.hospitall.invalid',
    } as IdentityProvider);
    expect((await admin.post(`${path}/try`)).body).toEqual({ url: '/single-sign-on' });
    expect((await read(admin)).last_try).toMatchObject({ refusal: 'unknown-host' });
  });

  test('is void once the connection is another', async () => {
    const { admin } = await setUp(server, provider);
    await attempt('reader');
    expect((await read(admin)).is_tried).toBe(true);
    await change(admin, { client_secret: 'another' });
    expect((await read(admin)).is_tried).toBe(false);
  });

  test('under way counts for the connection with which it began alone', async () => {
    const { admin } = await setUp(server, provider);
    const visitor = createVisitor(server.app);
    await visitor.signIn(people.companyAdmin);
    const { body } = await visitor.post(`${path}/try`);
    const back = await provider.as(body.url, 'reader');
    await change(admin, { client_secret: 'another' });
    await comeBack(server, visitor, back);
    expect((await read(admin)).is_tried).toBe(false);
  });
});

describe('the switch', () => {
  test('is told of in the log, and lets the connection stay as it is until it is off', async () => {
    const { admin } = await setUp(server, provider);
    await switchOn(server, admin);
    expect((await eventsOf(server, 1))[0]).toMatchObject({
      event: 'single-sign-on-switched',
      details: { is_on: true },
    });
    for (const fields of [{ issuer: `${provider.issuer}/other` }, { client_id: 'other' }, { client_secret: 'other' }])
      expect((await change(admin, fields)).faults).toEqual(['sso.switch_off_first']);
    expect((await change(admin, { domains: [] })).faults).toEqual(['/data/domains sso.incomplete']);
    expect((await change(admin, { asks_second_factor: true })).body).toMatchObject({
      is_on: true,
      asks_second_factor: true,
    });
    const { version } = await read(admin);
    expect((await admin.put(`${path}/switch`, { is_on: false, version })).body.is_on).toBe(false);
  });

  test('needs issuer, client and a domain', async () => {
    const admin = await signedIn(server, people.companyAdmin);
    await admin.put(path, { ...entryFor(provider, await read(admin)), domains: [] });
    const { version } = await read(admin);
    expect((await admin.put(`${path}/switch`, { is_on: true, version })).faults).toEqual(['sso.incomplete']);
  });
});
