import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeWith } from '#tests/support/describe-with.ts';
import { createRealm, type Realm, realmClient } from '#tests/support/keycloak/realm.ts';
import { keycloak } from '#tests/support/outside.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import type { SignedIn } from '../users/members.ts';
import { begin, change, comeBack, eventsOf, setUp, switchOn } from './sign-in.ts';

// What it does for the first time it does slowly.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

describeWith(keycloak, 'an organisation whose provider is Keycloak', (url) => {
  let server: TestServer;
  let realm: Realm;
  let admin: SignedIn;
  let location: number;
  beforeAll(async () => {
    server = await startTestServer();
    realm = await createRealm(url!, `hospital-${crypto.randomUUID()}`);
    ({ admin } = await setUp(server, realm, connection));
    const { id } = await server.services.store
      .selectFrom('subsets')
      .select('id')
      .where('organisation_id', '=', 10001)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    location = id;
  });
  afterAll(async () => {
    await realm.remove();
    await server.close();
  });
  // By a try first, as an administrator does.
  beforeEach(async () => {
    if ((await admin.get('/single-sign-on')).body.is_on) return;
    expect(await tryAs('ada')).toMatchObject({ refusal: null, role: 'collection-admin' });
    await switchOn(server, admin);
  });

  const connection = { client_id: realmClient.id, client_secret: realmClient.secret };
  const rules = () => ({
    groups_claim: 'groups',
    lets_in_newcomers: true,
    rules: [
      { value: 'sécurité', role: 'collection-admin', locations: [] },
      { value: 'Urgence', role: 'read-only', locations: [location] },
    ],
  });

  const tryAs = async (username: string) => {
    const visitor = createVisitor(server.app);
    await visitor.signIn(people.companyAdmin);
    await change(admin, rules());
    const { body } = await visitor.post('/single-sign-on/try');
    const { back } = await realm.as(body.url, username);
    await comeBack(server, visitor, back!);
    return (await visitor.get('/single-sign-on')).body.last_try;
  };

  /** A browser that was at Keycloak, and the address that it comes back with. */
  const away = async (username: string) => {
    const visitor = createVisitor(server.app);
    const { url: address } = await begin(visitor);
    const { back = '', page = '' } = await realm.as(address, username);
    return { visitor, address: new URL(address), back, page };
  };

  const signIn = async (username: string) => {
    const { visitor, back, page } = await away(username);
    if (back === '') return { visitor, page, outcome: undefined, who: undefined };
    const { outcome } = await comeBack(server, visitor, back);
    const who = visitor.cookies.has('vigie_session') ? (await visitor.get('/userinfo')).body : undefined;
    return { visitor, page, outcome, who };
  };

  const membersNamed = (email: string) =>
    server.services.store.selectFrom('users').select('id').where('email', '=', email).execute();

  test('lets a person in by its form, with the role of the group that it names [S1.10-01]', async () => {
    const { outcome, who } = await signIn('ada');
    expect(outcome).toBe('in');
    expect(who).toMatchObject({
      name: 'ada@mapleridge.example',
      first_name: 'Ada',
      last_name: 'Roy',
      role: 'collection-admin',
      mseid: 10001,
    });
    expect(await eventsOf(server, 5)).toContainEqual(
      expect.objectContaining({ event: 'sign-in', details: { by: 'provider' } }),
    );
    expect((await signIn('ada')).who.uid).toBe(who.uid);
  });

  test('gives the role and the locations of another group to who is in that one [S1.10-06]', async () => {
    await realm.changeUser('lea', { enabled: true });
    const { outcome, who } = await signIn('lea');
    await realm.changeUser('lea', { enabled: false });
    expect([outcome, who.role]).toEqual(['in', 'read-only']);
    const places = await server.services.store
      .selectFrom('membership_subsets')
      .innerJoin('memberships', 'memberships.id', 'membership_id')
      .select('subset_id')
      .where('user_id', '=', who.uid)
      .execute();
    expect(places).toEqual([{ subset_id: location }]);
  });

  describe('lets nobody in', () => {
    test('whose address is of no domain of the organisation [S1.10-03]', async () => {
      expect(await signIn('emile')).toMatchObject({ outcome: 'foreign-domain', who: undefined });
      expect(await membersNamed('emile@elsewhere.example')).toEqual([]);
    });

    test('whose address Keycloak has not verified', async () => {
      await realm.changeUser('emile', { email: 'emile@mapleridge.example', emailVerified: false });
      const refused = await signIn('emile');
      await realm.changeUser('emile', { email: 'emile@elsewhere.example', emailVerified: true });
      expect(refused).toMatchObject({ outcome: 'email-unverified', who: undefined });
      expect(await membersNamed('emile@mapleridge.example')).toEqual([]);
    });

    test('who is disabled there, though they came before: nobody comes back', async () => {
      const { page, outcome, visitor } = await signIn('lea');
      expect(outcome).toBeUndefined();
      expect(page).toContain('Account is disabled');
      expect(visitor.cookies.has('vigie_session')).toBe(false);
    });

    test('who is suspended here', async () => {
      const { who } = await signIn('ada');
      const suspend = (suspended_at: string) =>
        server.services.store.updateTable('memberships').set({ suspended_at }).where('user_id', '=', who.uid).execute();
      await suspend(new Date().toISOString());
      const refused = await signIn('ada');
      await suspend('');
      expect(refused).toMatchObject({ outcome: 'left', who: undefined });
    });

    test('by an answer that was heard already', async () => {
      const { visitor, back } = await away('ada');
      expect((await comeBack(server, visitor, back)).outcome).toBe('in');
      visitor.cookies.delete('vigie_session');
      expect((await comeBack(server, visitor, back)).outcome).toBe('expired');
      expect(visitor.cookies.has('vigie_session')).toBe(false);
    });

    test('by a code that was used already, under a state of one’s own [S1.10-04]', async () => {
      const first = await away('ada');
      const second = await away('ada');
      await comeBack(server, first.visitor, first.back);
      const mixed = new URL(second.back);
      mixed.searchParams.set('code', new URL(first.back).searchParams.get('code')!);
      expect((await comeBack(server, second.visitor, mixed.href)).outcome).toBe('unproven');
      expect(second.visitor.cookies.has('vigie_session')).toBe(false);
    });

    test('by a fresh code that another browser was given', async () => {
      const [victim, attacker] = [await away('ada'), await away('ada')];
      const mixed = new URL(attacker.back);
      mixed.searchParams.set('code', new URL(victim.back).searchParams.get('code')!);
      expect((await comeBack(server, attacker.visitor, mixed.href)).outcome).toBe('unproven');
      expect(attacker.visitor.cookies.has('vigie_session')).toBe(false);
    });

    test('by an answer that names another issuer', async () => {
      const { visitor, back } = await away('ada');
      const mixed = new URL(back);
      expect(mixed.searchParams.get('iss')).toBe(realm.issuer);
      mixed.searchParams.set('iss', `${url}/realms/master`);
      expect((await comeBack(server, visitor, mixed.href)).outcome).toBe('unproven');
    });

    test('who asks without PKCE: Keycloak refuses, and that is said', async () => {
      const visitor = createVisitor(server.app);
      const { url: address } = await begin(visitor);
      const plain = new URL(address);
      expect(plain.searchParams.get('code_challenge_method')).toBe('S256');
      plain.searchParams.delete('code_challenge');
      plain.searchParams.delete('code_challenge_method');
      const { back = '' } = await realm.as(plain.href, 'ada');
      expect((await comeBack(server, visitor, back)).outcome).toBe('misconfigured');
    });

    test('with a wrong password', async () => {
      const visitor = createVisitor(server.app);
      const { url: address } = await begin(visitor);
      expect(await realm.as(address, 'ada', 'wrong')).toEqual({
        page: expect.stringContaining('Invalid username or password'),
      });
    });
  });

  test('a client secret that is wrong is told to who tries it, and lets nobody switch it on', async () => {
    const { body } = await admin.get('/single-sign-on');
    expect((await admin.put('/single-sign-on/switch', { is_on: false, version: body.version })).status).toBe(200);
    expect((await change(admin, { client_secret: 'wrong' })).status).toBe(200);
    const tried = await tryAs('ada');
    expect(tried).toMatchObject({ refusal: 'misconfigured', reason: expect.stringMatching(/unauthorized_client|401/) });
    const { version } = (await admin.get('/single-sign-on')).body;
    expect((await admin.put('/single-sign-on/switch', { is_on: true, version })).faults).toEqual(['sso.not_tried']);
    await change(admin, { client_secret: realmClient.secret });
  });

  test('a secret that was made new at Keycloak lets nobody in, and who had come in stays', async () => {
    const { visitor } = await signIn('ada');
    await realm.changeSecret('another');
    const refused = await signIn('ada');
    await realm.changeSecret(realmClient.secret);
    expect(refused).toMatchObject({ outcome: 'misconfigured', who: undefined });
    expect((await visitor.get('/userinfo')).status).toBe(200);
    expect((await signIn('ada')).outcome).toBe('in');
  });
});
