import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase } from '#contract/call.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, idOf, type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let operator: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedIn(server, people.operator);
  await readOutbox(server);
});
afterAll(() => server.close());

const path = '/operator/users';
const read = async (id: number) => (await operator.get(`${path}/${id}`)).body;
const namesOf = async (query: string): Promise<string[]> =>
  (await operator.get(`${path}?${query}`)).body.map(({ name }: { name: string }) => name);
/** The list's first column: a person's names, or what they sign in with. */
const shownAs = ({ first_name, last_name, name }: Record<string, string>): string =>
  `${first_name} ${last_name}`.trim() || name!;
const isThere = async (id: number) => (await operator.get(`${path}/${id}`)).status === 200;
const invitation = (more: object = {}) => ({
  email: `${crypto.randomUUID()}@newcomer.example`,
  organisation: 10002,
  role: 'company-admin',
  language: 'fr',
  is_subscribed: true,
  ...more,
});

describe('the list', () => {
  test('has everybody with all that they are, and nothing that opens anything', async () => {
    const { body } = await operator.get(`${path}?_end=500`);
    expect(body.find(({ name }: { name: string }) => name === people.manager)).toMatchObject({
      first_name: 'Priya',
      shared: false,
      is_verified: true,
      memberships: [
        { organisation: 10001, name_en: 'Maple Ridge Manufacturing', role: 'collection-admin', status: 'accepted' },
        { organisation: 10002, name_fr: 'Hôpital Rivière-Bleue', role: 'collection-admin', status: 'accepted' },
      ],
    });
    expect(body.find(({ name }: { name: string }) => name === people.operator).memberships).toEqual([
      { organisation: null, name_en: '', name_fr: '', role: 'operator', status: 'accepted' },
    ]);
    const statusOf = (name: string) => body.find((user: { name: string }) => user.name === name).memberships[0].status;
    expect([people.invited, people.late, people.unverified].map(statusOf)).toEqual(['pending', 'expired', 'accepted']);
    expect(JSON.stringify(body)).not.toMatch(/password|hash|token|scrypt|argon/i);
  });

  test('finds by words without accents, by organisation and by what somebody is there', async () => {
    expect(await namesOf('q=TREMBLAY%20marie-eve')).toEqual([people.reader]);
    expect(await namesOf('organisation=10002&role=company-admin')).toEqual([people.hospitalAdmin]);
    expect(await namesOf('organisation=10001&q=manager')).toEqual([people.manager]);
    expect(await namesOf('role=operator')).toEqual([people.operator]);
  });

  test('is sorted as a reader expects and comes in pages', async () => {
    const all = await namesOf('_sort=name&_order=ASC&organisation=10001');
    const { body } = await operator.get(`${path}?_sort=name&_order=ASC&organisation=10001`);
    const shown: string[] = body.map(shownAs);
    expect(shown).toEqual([...shown].sort(new Intl.Collator('en-CA', { numeric: true }).compare));
    expect(new Set(shown.map((name) => name[0])).size).toBeGreaterThan(3);
    expect(await namesOf('_sort=name&_order=DESC&organisation=10001&_start=1&_end=3')).toEqual(
      all.toReversed().slice(1, 3),
    );
  });

  test('has the same order, people and total however it is paged, sorted and filtered', async () => {
    const list = async (query: string) => {
      const { headers, ...answer } = await server.app.inject({
        url: `${apiBase}${path}?${query}`,
        headers: { cookie: await signInAs(server.app, people.operator) },
      });
      return { total: Number(headers['x-total-count']), users: answer.json() as Record<string, string>[] };
    };
    const everybody = (await list('_end=500')).users;
    expect(everybody.length).toBeGreaterThan(8);
    const compare = new Intl.Collator('en-CA', { numeric: true }).compare;
    for (const [field, filter, keeps] of [
      ['name', '', () => true],
      ['last_name', '&q=E', (user: object) => /e|é/i.test(Object.values(user).slice(1, 5).join(' '))],
      ['email', '&role=read-only', (user: object) => JSON.stringify(user).includes('"read-only"')],
      ['created_at', '&organisation=10001', (user: object) => JSON.stringify(user).includes('"organisation":10001')],
    ] as const) {
      const wanted = everybody.filter(keeps);
      const pages = [];
      for (let start = 0; start <= wanted.length; start += 4) {
        const { total, users } = await list(`_sort=${field}&_order=DESC&_start=${start}&_end=${start + 4}${filter}`);
        expect([field, total]).toEqual([field, wanted.length]);
        pages.push(...users);
      }
      expect(pages.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
      const values = pages.map((user) => (field === 'name' ? shownAs(user) : (user[field] ?? ''))).filter(Boolean);
      expect(values).toEqual(values.toSorted((a, b) => compare(b, a)));
    }
  });

  test('is for the staff alone', async () => {
    expect((await (await signedIn(server, people.companyAdmin)).get(path)).faults).toEqual(['auth.forbidden']);
  });
});

describe('an invitation by the staff', () => {
  test('is mailed in the language chosen, and seen by the organisation’s administrators', async () => {
    const sent = invitation();
    const { status, body } = await operator.post(path, sent);
    expect([status, body]).toMatchObject([
      200,
      { name: sent.email, language: 'fr', memberships: [{ organisation: 10002, role: sent.role, status: 'pending' }] },
    ]);
    expect((await newestMailTo(server, sent.email)).subject).toBe('Hôpital Rivière-Bleue vous invite à utiliser Vigie');
    const admin = await signedIn(server, people.hospitalAdmin);
    expect((await admin.get(`/users/${body.id}`)).body.data.relationships.role.data.id).toBe('company-admin');
  });

  test('can be sent again, and what is complete cannot', async () => {
    const { email, ...more } = invitation({ organisation: 10001 });
    const { id } = (await operator.post(path, { email, ...more })).body;
    const first = (await newestMailTo(server, email)).link;
    const { status, body } = await operator.post(`${path}/${id}/resend`, { organisation: 10001 });
    expect([status, body.id]).toEqual([200, id]);
    expect((await newestMailTo(server, email)).link).not.toBe(first);
    expect((await operator.post(`${path}/${id}/resend`, { organisation: 10002 })).faults).toEqual(['not_found']);
    const admin = await idOf(server, people.companyAdmin);
    expect((await operator.post(`${path}/${admin}/resend`, { organisation: 10001 })).faults).toEqual([
      'people.nothing_to_resend',
    ]);
  });

  test.each([
    ['en', 'Value is required'],
    ['fr', 'Ce champ est obligatoire'],
  ])('without a language chosen says in words (%s) that one is required, and lists no codes', async (locale, title) => {
    const { body } = await (await signedIn(server, people.operator, locale)).post(path, invitation({ language: '' }));
    expect(body.errors).toEqual([{ code: 'request.required', title, source: { pointer: '/data/language' } }]);
  });

  test('to read only names locations of that organization, and of no other [S5.12-01]', async () => {
    const { store } = server.services;
    const locationOf = (organisation: number) =>
      store.selectFrom('subsets').select('id').where('organisation_id', '=', organisation).executeTakeFirstOrThrow();
    const own = (await locationOf(10002)).id;
    const others = (await locationOf(10001)).id;
    const toRead = (locations: number[]) =>
      invitation({ organisation: 10002, role: 'read-only', email: 'reader@newcomer.example', locations });
    expect((await operator.post(path, toRead([own, others]))).faults).toEqual([
      '/data/locations people.unknown_location',
    ]);
    const { status, body } = await operator.post(path, toRead([own]));
    expect([status, body.memberships[0].role]).toEqual([200, 'read-only']);
    const given = await store
      .selectFrom('membership_subsets')
      .innerJoin('memberships', 'memberships.id', 'membership_subsets.membership_id')
      .select('subset_id')
      .where('user_id', '=', body.id)
      .execute();
    expect(given).toEqual([{ subset_id: own }]);
  });

  test('is refused at the field that is wrong, and nobody is added', async () => {
    const before = await namesOf('_end=500');
    const faultsOf = async (more: object) => (await operator.post(path, invitation(more))).faults;
    expect(await faultsOf({ organisation: 77 })).toEqual(['/data/organisation not_found']);
    expect(await faultsOf({ email: people.hospitalAdmin })).toEqual(['/data/email validation.has_access']);
    expect(await faultsOf({ email: people.operator })).toEqual(['/data/email validation.has_access']);
    expect(await faultsOf({ email: 'nobody' })).toEqual(['/data/email validation.email']);
    expect(await faultsOf({ role: 'owner' })).toEqual(['/data/role validation.one_of']);
    expect(await faultsOf({ role: 'read-only' })).toEqual(['/data/locations people.location_required']);
    expect(await faultsOf({ organisation: null })).toEqual(['/data/organisation request.required']);
    expect(await faultsOf({ language: null })).toEqual(['/data/language request.required']);
    expect(await faultsOf({ language: 'de' })).toEqual(['/data/language validation.one_of']);
    expect(await namesOf('_end=500')).toEqual(before);
  });
});

describe('an account', () => {
  test('that the staff change is changed for its person and for the organisation; the account manager hears of it', async () => {
    const { id, name } = await addMember(server);
    const user = await read(id);
    const change = { ...user, first_name: 'Élise', last_name: 'Caron', phone: '905-555-0199', is_subscribed: false };
    const { status, body } = await operator.put(`${path}/${id}`, change);
    expect([status, body]).toEqual([200, { ...change, version: user.version + 1 }]);
    const person = await signedIn(server, name);
    expect((await person.get('/userinfo')).body).toMatchObject({ first_name: 'Élise', last_name: 'Caron' });
    expect((await newestMailTo(server, 'account-manager@vigie.example')).text).toContain('Élise Caron');
  });

  test('is not changed by who read it before somebody else changed it, nor one that is not there', async () => {
    const { id } = await addMember(server);
    const old = await read(id);
    const administrator = await signedIn(server, people.companyAdmin);
    const [attributes, type] = [{ last_name: 'Premier' }, 'users'];
    expect((await administrator.put(`/users/${id}`, { data: { type, attributes, relationships: {} } })).status).toBe(
      200,
    );
    expect((await operator.put(`${path}/${id}`, { ...old, last_name: 'Second' })).faults).toEqual(['record.changed']);
    expect((await read(id)).last_name).toBe('Premier');
    expect((await operator.put(`${path}/999999`, old)).faults).toEqual(['not_found']);
  });

  test('has a telephone number where a role has one, and keeps its names', async () => {
    const member = await addMember(server, { role: 'read-only' });
    const before = await read(member.id);
    const faultsOf = async (more: object) =>
      (await operator.put(`${path}/${member.id}`, { ...before, ...more })).faults;
    expect(await faultsOf({ phone: '905-555-0199', last_name: '' })).toEqual([
      '/data/last_name request.required',
      '/data/phone validation.prohibited',
    ]);
    expect(await faultsOf({ phone: 'call me' })).toEqual(['/data/phone validation.phone']);
    expect(await read(member.id)).toEqual(before);
    await server.services.store
      .insertInto('memberships')
      .values({ user_id: member.id, organisation_id: 10002, role: 'collection-admin' })
      .execute();
    expect(await faultsOf({ phone: '905-555-0199' })).toEqual([]);
  });
});

describe('dismissing', () => {
  const dismiss = (id: number, organisation: number) => operator.post(`${path}/${id}/dismiss`, { organisation });

  test('takes somebody out of one organisation at once, and the account with the last', async () => {
    const { id, name } = await addMember(server, { organisations: [10001, 10002] });
    const visitor = createVisitor(server.app);
    await visitor.signIn(name);
    const answer = await dismiss(id, 10001);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect((await read(id)).memberships).toMatchObject([{ organisation: 10002 }]);
    expect((await visitor.signIn(name)).status).toBe(200);
    expect((await visitor.get('/userinfo')).body.mseid).toBe(10002);
    expect((await dismiss(id, 10001)).faults).toEqual(['not_found']);
    await dismiss(id, 10002);
    expect((await visitor.get('/userinfo')).status).toBe(401);
    expect(await isThere(id)).toBe(false);
  });

  test('is refused for a shared account and for the staff', async () => {
    const shared = await idOf(server, people.shared);
    expect((await dismiss(shared, 10001)).faults).toEqual(['people.not_editable']);
    expect((await dismiss(await idOf(server, people.operator), 10001)).faults).toEqual(['not_found']);
    expect(await isThere(shared)).toBe(true);
  });

  test('the last company admin leaves the others at work, until the staff invite another', async () => {
    const { name } = await addMember(server, { organisations: [10002] });
    const member = await signedIn(server, name);
    for (const admin of await namesOf('organisation=10002&role=company-admin'))
      expect((await dismiss(await idOf(server, admin), 10002)).status).toBe(200);
    expect((await member.get('/userinfo')).body).toMatchObject({ mseid: 10002, admin: null });
    expect((await operator.post(path, invitation())).status).toBe(200);
  });
});
