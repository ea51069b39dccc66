import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRecoveryCodes } from '#server/domains/accounts/second-factor/recovery-codes.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { type IdentityProvider, startIdentityProvider } from '#tests/support/oidc/identity-provider.ts';
import { marked, people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, type SignedIn } from '../users/members.ts';
import { begin, change, comeBack, eventsOf, personOf, redirectUris, setUp, signInAt, switchOn } from './sign-in.ts';

let server: TestServer;
let provider: IdentityProvider;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  provider = await startIdentityProvider({ redirectUris });
  ({ admin } = await setUp(server, provider));
  await switchOn(server, admin);
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

const know = (sub: string, claims: object = {}) => {
  const person = personOf(sub, claims);
  provider.people.set(sub, person);
  return person;
};

/** A new member of Maple Ridge with an address of its domain, whom the provider knows too. */
const member = async (claims: object = {}, options: Parameters<typeof addMember>[1] = {}) => {
  const sub = `m-${crypto.randomUUID().slice(0, 8)}`;
  const added = await addMember(server, options);
  const email = `${sub}@mapleridge.example`;
  await server.services.store.updateTable('users').set({ name: email, email }).where('id', '=', added.id).execute();
  know(sub, claims);
  return { sub, email, id: added.id };
};

const rowOf = (name: string) =>
  server.services.store
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'memberships.role', 'memberships.id as membership_id'])
    .where('users.email', '=', name)
    .execute();

/** A location of Maple Ridge. */
const aLocation = async () =>
  (
    await server.services.store
      .selectFrom('subsets')
      .select('id')
      .where('organisation_id', '=', 10001)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;

describe('a member of the organisation', () => {
  test('is let in by their verified address, and told by mail that the accounts are tied', async () => {
    const { sub, email, id } = await member();
    const done = await signInAt(server, provider, sub);
    expect(done).toMatchObject({ status: 302, outcome: 'in' });
    expect(done.who).toMatchObject({ name: email, mseid: 10001 });
    expect(done.who.permissions).not.toContain('change-password');
    await readOutbox(server);
    expect((await newestMailTo(server, email)).text).toMatch(/tied to your Vigie account|device/);
    expect(await eventsOf(server, 3)).toContainEqual(
      expect.objectContaining({ event: 'provider-linked', user_id: id, organisation_id: 10001 }),
    );
    expect(await eventsOf(server, 3)).toContainEqual(
      expect.objectContaining({ event: 'sign-in', user_id: id, details: { by: 'provider' } }),
    );
  });

  test('goes on to the page that was asked for, and to no other site', async () => {
    const { sub } = await member();
    const visitor = createVisitor(server.app);
    const { url } = await begin(visitor, { redirect: '/sds-details/isn/3?from=mail' });
    expect(await comeBack(server, visitor, await provider.as(url, sub))).toMatchObject({
      redirect: '/sds-details/isn/3?from=mail',
    });
    for (const redirect of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      '/\t/evil.example',
      'javascript:alert(1)',
    ]) {
      const stranger = createVisitor(server.app);
      const there = await begin(stranger, { redirect });
      const back = await comeBack(server, stranger, await provider.as(there.url, sub));
      expect([back.outcome, back.redirect, back.location]).toEqual(['in', null, '/login?provider=in']);
    }
  });

  test('is known by the provider’s number from then on, whatever address it says [S1.10-05]', async () => {
    const one = await member();
    const other = await member();
    await signInAt(server, provider, one.sub);
    know(one.sub, { email: other.email });
    const done = await signInAt(server, provider, one.sub);
    expect(done.who.name).toBe(one.email);
    expect((await rowOf(one.email))[0]?.name).toBe(one.email);
  });

  test('is not who was given their address at the provider afterwards', async () => {
    const { sub, email } = await member();
    await signInAt(server, provider, sub);
    know(`${sub}-next`, { email });
    expect(await signInAt(server, provider, `${sub}-next`)).toMatchObject({ outcome: 'other-person', who: undefined });
  });

  test('who belongs to another organisation too is let into this one alone', async () => {
    const { sub } = await member({}, { organisations: [10001, 10002] });
    const { visitor, who } = await signInAt(server, provider, sub);
    expect(who.mseid).toBe(10001);
    expect((await visitor.get('/login/locations')).body.locations ?? []).toEqual([]);
    expect((await visitor.post('/login/location', { location: 10002 })).codes).toEqual(['auth.required']);
    expect((await visitor.get('/account-data')).codes).toEqual(['auth.elsewhere_too']);
  });

  test.each([
    ['whose address is not told', { email: undefined }, 'email-missing'],
    ['whose address is no address', { email: 'nobody' }, 'email-missing'],
    ['whose address is not verified', { email_verified: false }, 'email-unverified'],
    ['of whose address nobody says that it is', { email_verified: undefined }, 'email-unverified'],
    ['whose address is of another domain', { email: 'who@elsewhere.example' }, 'foreign-domain'],
    ['whose address looks like one of the domain', { email: 'who@mapleridge.example.evil.example' }, 'foreign-domain'],
    ['whose address is of a domain within it', { email: 'who@sub.mapleridge.example' }, 'foreign-domain'],
    ['who has no account', {}, 'no-account'],
  ] as const)('is not somebody %s [S1.10-03]', async (_, claims, outcome) => {
    know('nobody-here', { email: 'nobody-here@mapleridge.example', ...claims });
    const done = await signInAt(server, provider, 'nobody-here');
    expect(done).toMatchObject({ outcome, who: undefined });
    const [entry] = await eventsOf(server, 1);
    expect(entry).toMatchObject({ event: 'provider-sign-in-refused', organisation_id: 10001, details: { outcome } });
  });

  test('is let in on an address of which the provider says nothing where the organisation vouches for all', async () => {
    const { sub } = await member({ email_verified: undefined });
    await change(admin, { trusts_addresses: true });
    expect(await signInAt(server, provider, sub)).toMatchObject({ outcome: 'in' });
    const denied = await member({ email_verified: false });
    expect(await signInAt(server, provider, denied.sub)).toMatchObject({ outcome: 'email-unverified' });
    await change(admin, { trusts_addresses: false });
  });

  test('is found by another claim where the organisation names it', async () => {
    const { sub, email } = await member();
    provider.people.set(sub, { sub, upn: email });
    await change(admin, { email_claim: 'upn', groups_claim: 'groups', trusts_addresses: true });
    const done = await signInAt(server, provider, sub);
    await change(admin, { email_claim: 'email', groups_claim: '', trusts_addresses: false });
    expect(done).toMatchObject({ outcome: 'in' });
  });
});

test('who was invited and has no password yet comes by the provider, which vouches for the address', async () => {
  const sub = `i-${crypto.randomUUID().slice(0, 8)}`;
  const { email } = know(sub);
  const invited = await admin.post('/users/', {
    data: {
      type: 'users',
      attributes: { email, is_subscribed: false },
      relationships: { role: { data: { type: 'roles', id: 'collection-admin' } }, subset_relations: { data: [] } },
    },
  });
  expect(invited.status, invited.faults.join()).toBe(200);
  const { outcome, who } = await signInAt(server, provider, sub);
  expect([outcome, who.name, who.first_name, who.role]).toEqual(['in', email, 'Ada', 'collection-admin']);
});

describe('nobody is let in as', () => {
  test('somebody whose invitation waits, with or without an account elsewhere', async () => {
    for (const organisations of [[10001], [10001, 10002]]) {
      const { sub, id } = await member({}, { organisations });
      await server.services.store
        .updateTable('memberships')
        .set({ accepted_at: '', invited_at: new Date().toISOString() })
        .where('user_id', '=', id)
        .where('organisation_id', '=', 10001)
        .execute();
      expect(await signInAt(server, provider, sub)).toMatchObject({ outcome: 'invitation-pending', who: undefined });
    }
  });

  test('somebody who is suspended here, before they came and after', async () => {
    for (const hasCome of [false, true]) {
      const { sub, id } = await member();
      if (hasCome) await signInAt(server, provider, sub);
      await server.services.store
        .updateTable('memberships')
        .set({ suspended_at: new Date().toISOString() })
        .where('user_id', '=', id)
        .execute();
      expect(await signInAt(server, provider, sub)).toMatchObject({ outcome: 'left', who: undefined });
    }
  });

  test('an account of another organisation: the answer is that of no account', async () => {
    const { sub, id } = await member({}, { organisations: [10002] });
    expect(await signInAt(server, provider, sub)).toMatchObject({ outcome: 'no-account', who: undefined });
    const ties = await server.services.store
      .selectFrom('provider_identities')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(ties).toEqual([]);
  });

  test('an operator', async () => {
    const { sub, id } = await member();
    await server.services.store
      .insertInto('memberships')
      .values({ user_id: id, organisation_id: null, role: 'operator', accepted_at: new Date().toISOString() })
      .execute();
    expect(await signInAt(server, provider, sub)).toMatchObject({ outcome: 'no-account', who: undefined });
  });

  test('a shared account', async () => {
    const { sub, id } = await member();
    await server.services.store.updateTable('users').set({ shared: 1 }).where('id', '=', id).execute();
    expect(await signInAt(server, provider, sub)).toMatchObject({ outcome: 'no-account', who: undefined });
  });

  test('somebody who was removed here, though newcomers are let in', async () => {
    const { sub, id } = await member({ groups: ['readers'] });
    await signInAt(server, provider, sub);
    expect((await admin.delete(`/users/${id}`)).status).toBe(200);
    const location = await aLocation();
    await change(admin, {
      groups_claim: 'groups',
      lets_in_newcomers: true,
      rules: [{ value: 'readers', role: 'read-only', locations: [location] }],
    });
    const back = await signInAt(server, provider, sub);
    await change(admin, { groups_claim: '', lets_in_newcomers: false, rules: [] });
    expect(back).toMatchObject({ outcome: 'left', who: undefined });
    const kept = await server.services.store
      .selectFrom('provider_identities')
      .selectAll()
      .where('user_id', 'is', null)
      .execute();
    expect(JSON.stringify(kept)).not.toContain(sub);
  });

  test('somebody who says no at the provider', async () => {
    expect(await signInAt(server, provider, '')).toMatchObject({ outcome: 'cancelled', who: undefined });
  });
});

describe('by the rules', () => {
  let location: number;
  beforeAll(async () => {
    location = await aLocation();
    const saved = await change(admin, {
      groups_claim: 'groups',
      lets_in_newcomers: true,
      rules: [
        { value: 'Readers', role: 'read-only', locations: [location] },
        { value: 'safety', role: 'collection-admin', locations: [] },
      ],
    });
    expect(saved.status).toBe(200);
  });
  afterAll(() => change(admin, { groups_claim: '', lets_in_newcomers: false, rules: [] }));

  test('somebody new is let in, with an account, a role and locations', async () => {
    know('newcomer', { groups: ['readers', 'others'] });
    const { outcome, who } = await signInAt(server, provider, 'newcomer');
    expect(outcome).toBe('in');
    expect(who).toMatchObject({
      name: 'newcomer@mapleridge.example',
      first_name: 'Ada',
      last_name: 'Roy',
      role: 'read-only',
    });
    const [row] = await rowOf('newcomer@mapleridge.example');
    const places = await server.services.store
      .selectFrom('membership_subsets')
      .select('subset_id')
      .where('membership_id', '=', row!.membership_id)
      .execute();
    expect(places).toEqual([{ subset_id: location }]);
    expect((await signInAt(server, provider, 'newcomer')).who.uid).toBe(who.uid);
  });

  test('somebody new whose address has an account elsewhere gets one of their own, and that one stays untouched', async () => {
    const { sub, email, id } = await member({ groups: ['safety'] }, { organisations: [10002] });
    const { who } = await signInAt(server, provider, sub);
    expect(who).toMatchObject({ mseid: 10001, role: 'collection-admin' });
    expect(who.uid).not.toBe(id);
    expect((await rowOf(email)).map(({ role }) => role)).toHaveLength(2);
    const elsewhere = createVisitor(server.app);
    await elsewhere.signIn(email);
    expect((await elsewhere.get('/userinfo')).body).toMatchObject({ uid: id, mseid: 10002 });
  });

  test('a member’s role and locations follow their groups at each sign-in, told in the log', async () => {
    const { sub, id } = await member({ groups: ['readers'] });
    expect((await signInAt(server, provider, sub)).who.role).toBe('read-only');
    expect(await eventsOf(server, 4)).toContainEqual(
      expect.objectContaining({
        event: 'user-changed',
        user_id: id,
        details: { role: ['collection-admin', 'read-only'], locations: [[], [location]], fields: [] },
      }),
    );
    know(sub, { groups: ['safety', 'readers'] });
    expect((await signInAt(server, provider, sub)).who.role).toBe('collection-admin');
  });

  test.each([
    ['whose groups are not told', { groups: undefined }, 'groups-missing'],
    ['in no group that has a rule', { groups: ['others'] }, 'no-role'],
    ['in no group at all', { groups: [] }, 'no-role'],
    ['whose groups are no list', { groups: { readers: true } }, 'groups-missing'],
  ] as const)('nobody is let in %s', async (_, claims, outcome) => {
    const { sub } = await member(claims);
    expect(await signInAt(server, provider, sub)).toMatchObject({ outcome, who: undefined });
  });

  test('the last company administrator keeps their role [S1.10-06]', async () => {
    know('last-admin', { email: people.companyAdmin, groups: ['safety'] });
    const done = await signInAt(server, provider, 'last-admin');
    expect([done.outcome, done.who.role]).toEqual(['in', 'company-admin']);
  });

  test('somebody new who comes twelve times at once gets one account', async () => {
    know('crowd', { groups: ['safety'] });
    const visitors = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const visitor = createVisitor(server.app);
        const { url } = await begin(visitor);
        return { visitor, back: await provider.as(url, 'crowd') };
      }),
    );
    const done = await Promise.all(visitors.map(({ visitor, back }) => comeBack(server, visitor, back)));
    expect(done.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 12 }, () => 'in'));
    expect(await rowOf('crowd@mapleridge.example')).toHaveLength(1);
  });
});

describe('a second factor', () => {
  const demand = (second_factor: 'nobody' | 'everyone') =>
    server.services.store.updateTable('organisations').set({ second_factor }).where('id', '=', 10001).execute();
  afterAll(() => demand('nobody'));

  const give = async (id: number) => {
    const created_at = new Date().toISOString();
    await server.services.store
      .insertInto('passkeys')
      .values({ id: `none-${id}`, user_id: id, public_key: '', counter: 0, transports: '[]', name: 'none', created_at })
      .execute();
    const [code] = await makeRecoveryCodes(server.services.store, id);
    return code;
  };

  test('that the account has is asked for after the provider, and opens this organisation alone', async () => {
    const { sub, id } = await member({}, { organisations: [10001, 10002] });
    const code = await give(id);
    const { outcome, who, visitor } = await signInAt(server, provider, sub);
    expect([outcome, who]).toEqual(['step', undefined]);
    expect((await visitor.get('/login/ways')).body.step).toEqual({ totp: false, passkey: true });
    expect((await visitor.post('/login/second-factor', { code })).body).toEqual({});
    expect((await visitor.get('/userinfo')).body.mseid).toBe(10001);
  });

  test('that the provider asked for counts, by its word or by the organisation’s', async () => {
    const by = await member({ amr: ['pwd', 'mfa'] });
    await give(by.id);
    expect(await signInAt(server, provider, by.sub)).toMatchObject({ outcome: 'in' });
    const plain = await member({ amr: ['pwd'] });
    await give(plain.id);
    expect(await signInAt(server, provider, plain.sub)).toMatchObject({ outcome: 'step' });
    await change(admin, { asks_second_factor: true });
    expect(await signInAt(server, provider, plain.sub)).toMatchObject({ outcome: 'in' });
    await change(admin, { asks_second_factor: false });
  });

  test('that is demanded has to be set up, with the password where the account has one', async () => {
    await demand('everyone');
    const { sub } = await member();
    const { who, visitor } = await signInAt(server, provider, sub);
    expect(who.permissions).toEqual(['second-factor']);
    expect((await visitor.get('/second-factor')).body).toMatchObject({ must_enrol: true, asks_password: true });
    expect((await visitor.post('/second-factor/totp/begin', {})).pointers).toEqual([
      '/data/current_password request.required',
    ]);
    await demand('nobody');
  });
});

describe('where single sign-on is the only way in', () => {
  let named: Awaited<ReturnType<typeof member>>;
  beforeAll(async () => {
    named = await member({}, { role: 'company-admin' });
    const saved = await change(admin, { is_only: true, password_user: named.id });
    expect(saved.status, saved.faults.join()).toBe(200);
  });
  afterAll(() => change(admin, { is_only: false, password_user: null }));

  test('a password opens it for the administrator who is named, and for nobody else [S1.10-07]', async () => {
    const visitor = createVisitor(server.app);
    expect((await visitor.signIn(named.email)).status).toBe(200);
    const other = await member();
    expect((await createVisitor(server.app).signIn(other.email)).codes).toEqual(['auth.use_provider']);
  });

  test('the answer is the same for a right password, a wrong one and no account, and names the button', async () => {
    const { email } = await member();
    const answers = await Promise.all(
      [
        [email, undefined],
        [email, 'wrong'],
        ['nobody@mapleridge.example', 'wrong'],
        [named.email, 'wrong'],
      ].map(([name, password]) => createVisitor(server.app, { language: 'fr' }).signIn(String(name), password)),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([422, answers[0]!.body]);
    expect(answers[0]!.body.errors[0].title).toMatch(/Continuer avec/);
  });

  test('it stays closed to passkeys, and to the choice among the organisations of an account', async () => {
    const { email } = await member({}, { organisations: [10001, 10002] });
    const visitor = createVisitor(server.app);
    expect((await visitor.signIn(email)).body).toEqual({});
    expect((await visitor.get('/userinfo')).body.mseid).toBe(10002);
  });

  test('who asks for a new password is mailed the way to the button', async () => {
    const { email } = await member();
    await createVisitor(server.app).post('/forgot-password', { email });
    const { text, subject } = await newestMailTo(server, email);
    expect(subject).toBe('Vigie opens with your organization’s account');
    expect(text).not.toContain('/reset-password');
    await createVisitor(server.app).post('/forgot-password', { email: named.email });
    expect((await newestMailTo(server, named.email)).text).toContain('/reset-password');
  });

  test('its shared workstations go on as before', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/login/shared',
      headers: marked,
      remoteAddress: '203.0.113.9',
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('the sign-in page', () => {
  test('asks by domain, and is told the organisation’s name in its language [S1.10-02]', async () => {
    const visitor = createVisitor(server.app, { language: 'fr' });
    const { body } = await visitor.get('/login/provider?domain=MapleRidge.example');
    expect(body.provider).toEqual({ name: expect.any(String), is_only: false });
    expect((await visitor.get('/login/provider?domain=elsewhere.example')).body).toEqual({ provider: null });
  });

  test('is told nothing of who has an account: a name is no question', async () => {
    const visitor = createVisitor(server.app);
    expect((await visitor.get(`/login/provider?domain=mapleridge.example&name=${people.reader}`)).status).toBe(400);
  });

  test('is slowed down where a network asks too often', async () => {
    const visitor = createVisitor(server.app, { address: '198.51.100.77' });
    let status = 200;
    for (let count = 0; count < 610 && status === 200; count += 1)
      ({ status } = await visitor.get('/login/provider?domain=elsewhere.example'));
    expect(status).toBe(429);
  });
});
