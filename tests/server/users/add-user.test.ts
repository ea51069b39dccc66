import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, idOf, locations, roleOf, type SignedIn, signedIn, subsetIds } from './members.ts';

let server: TestServer;
let admin: SignedIn;
let french: SignedIn;
let own: string[];
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedIn(server, people.companyAdmin);
  french = await signedIn(server, people.companyAdmin, 'fr');
  own = await subsetIds(server);
  await readOutbox(server);
});
afterAll(() => server.close());

const newAddress = () => `${crypto.randomUUID()}@newcomer.example`;
const userBody = (email: unknown, role = 'read-only', ids = own.slice(0, 2), more: object = {}) => ({
  data: {
    type: 'users',
    attributes: { email, is_subscribed: true, ...more },
    relationships: { role: roleOf(role), subset_relations: locations(ids) },
  },
});
const pathOf = (link: string) => link.split('?')[0] ?? '';
const person = {
  first_name: 'Noé',
  last_name: 'Côté',
  password: 'Neuf lettres et une',
  password_confirmation: 'Neuf lettres et une',
};

describe('a company admin', () => {
  test('can invite someone, who then accepts and signs in with the role and the locations [S2.7-29]', async () => {
    const email = newAddress();
    const { status, body } = await admin.post('/users/', userBody(` ${email.toUpperCase()} `));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      type: 'users',
      attributes: { name: email, email, first_name: '', is_subscribed: true },
      relationships: { role: { data: { id: 'read-only' } } },
      meta: { full_name: email, invitation_status: 'pending', is_verified: false, is_editable: true },
    });
    expect(body.data.relationships.subset_relations.data).toHaveLength(2);
    const mail = await newestMailTo(server, email);
    expect(mail.subject).toBe('Maple Ridge Manufacturing invites you to Vigie');
    expect((await createVisitor(server.app).post(pathOf(mail.link), person)).status).toBe(200);
    const visitor = createVisitor(server.app);
    expect((await visitor.signIn(email, person.password)).status).toBe(200);
    expect((await visitor.get('/subsets')).body.meta.total).toBeGreaterThan(1);
    expect((await admin.get(`/users/${body.data.id}`)).body.data.meta).toMatchObject({
      full_name: 'Noé Côté',
      invitation_status: 'accepted',
      is_verified: true,
    });
  });

  test('writes to them in the language of the one who invites', async () => {
    const email = newAddress();
    await french.post('/users/', userBody(email));
    expect((await newestMailTo(server, email)).subject).toBe('Fabrication Maple Ridge vous invite à utiliser Vigie');
  });

  test('chooses the language of the invitation; from then on mail is written in that in which it was accepted [S2.2.14-06]', async () => {
    const email = newAddress();
    expect((await admin.post('/users/', userBody(email, 'read-only', own, { language: 'fr' }))).status).toBe(200);
    const mail = await newestMailTo(server, email);
    expect(mail.subject).toBe('Fabrication Maple Ridge vous invite à utiliser Vigie');
    expect((await createVisitor(server.app).post(`${pathOf(mail.link)}?lang=en`, person)).status).toBe(200);
    await createVisitor(server.app).post('/forgot-password', { email });
    await expect.poll(async () => (await newestMailTo(server, email)).subject).toBe('Choose a new password for Vigie');
    const wrong = userBody(newAddress(), 'read-only', own, { language: 'de' });
    expect((await admin.post('/users/', wrong)).faults).toEqual(['/data/attributes/language validation.one_of']);
  });

  test('can name a location in the short way of the specification, and send JSON:API’s own media type [S2.7-29]', async () => {
    const body = {
      data: {
        type: 'users',
        attributes: { email: newAddress(), is_subscribed: false },
        relationships: {
          role: roleOf('read-only'),
          subset_relations: {
            data: [
              { type: 'subset-relations', subset: { id: own[3], type: 'subsets' }, meta: { parent_key: 'user_id' } },
            ],
          },
        },
      },
    };
    const answer = await admin.post('/users/', body, 'application/vnd.api+json');
    expect(answer.status).toBe(200);
    expect(answer.body.data.relationships.subset_relations.data[0].id).toMatch(new RegExp(`-${own[3]}$`));
  });

  test('can leave out locations for a role that sees the whole collection [S2.5-28]', async () => {
    const body = userBody(newAddress(), 'collection-admin', []);
    expect((await admin.post('/users', body)).status).toBe(200);
  });

  test('has the account manager told', async () => {
    const email = newAddress();
    await admin.post('/users/', userBody(email));
    const { text } = await newestMailTo(server, 'account-manager@vigie.example');
    expect(text).toContain(`${email} was invited.`);
    expect(text).toContain(`Une invitation a été envoyée à ${email}.`);
  });
});

test.each([people.reader, people.collectionAdmin, people.operator])(
  '%s cannot invite anyone [S2.2.13-11]',
  async (name) => {
    const someone = await signedIn(server, name);
    expect((await someone.post('/users/', userBody(newAddress()))).faults).toEqual(['auth.forbidden']);
  },
);

describe('what is wrong is said of its field', () => {
  const email = '/data/attributes/email';
  test.each([
    ['no address', () => userBody(undefined), [`${email} request.required`]],
    ['an empty address', () => userBody(' '), [`${email} request.required`]],
    ['what is no address', () => userBody('nobody'), [`${email} validation.email`]],
    ['a number for an address', () => userBody(7), [`${email} validation.string`]],
    ['an endless address', () => userBody(`${'x'.repeat(250)}@y.example`), [`${email} validation.max_string`]],
    ['a member’s address', () => userBody(people.reader), [`${email} validation.has_access`]],
    ['a member’s address in capitals', () => userBody(people.reader.toUpperCase()), [`${email} validation.has_access`]],
    ['one’s own address', () => userBody(people.companyAdmin), [`${email} validation.has_access`]],
    ['an invited person’s address', () => userBody(people.invited), [`${email} validation.has_access`]],
    [
      'updates that are neither wanted nor not',
      () => userBody(newAddress(), 'read-only', own, { is_subscribed: 'often' }),
      ['/data/attributes/is_subscribed validation.boolean'],
    ],
    [
      'a field that is not theirs to fill in',
      () => userBody(newAddress(), 'read-only', own, { password_hash: 'x' }),
      ['/data/attributes/password_hash validation.prohibited'],
    ],
    ['no such role', () => userBody(newAddress(), 'operator'), ['/data/relationships/role request.required']],
    [
      'no location for a role that needs one',
      () => userBody(newAddress(), 'read-only', []),
      ['/data/relationships/subset_relations people.location_required'],
    ],
    [
      'a location that is none',
      () => userBody(newAddress(), 'read-only', ['x']),
      ['/data/relationships/subset_relations people.location_required'],
    ],
    [
      'a location that is not there',
      () => userBody(newAddress(), 'read-only', ['999999']),
      ['/data/relationships/subset_relations people.unknown_location'],
    ],
    [
      'several things at once',
      () => userBody(people.reader, 'read-only', []),
      [`${email} validation.has_access`, '/data/relationships/subset_relations people.location_required'],
    ],
  ])('%s [S2.5-30]', async (_, body, faults) => {
    const answer = await admin.post('/users/', body());
    expect([answer.status, answer.faults]).toEqual([422, faults]);
  });

  test('no role and no address, both at once', async () => {
    expect((await admin.post('/users/', { data: { type: 'users' } })).faults).toEqual([
      `${email} request.required`,
      '/data/relationships/role request.required',
    ]);
  });

  test('a location of another organisation', async () => {
    const body = userBody(newAddress(), 'read-only', await subsetIds(server, 10002));
    expect((await admin.post('/users/', body)).faults).toEqual([
      '/data/relationships/subset_relations people.unknown_location',
    ]);
  });

  test('in both languages, and right after that the same form is taken', async () => {
    const address = newAddress();
    expect((await admin.post('/users/', userBody(people.reader))).titles).toEqual([
      'This email/username already has access to the product.',
    ]);
    expect((await french.post('/users/', userBody(people.reader, 'read-only', []))).titles).toEqual([
      'Cette personne a déjà accès à votre organisation.',
      'Choisissez au moins un emplacement.',
    ]);
    expect((await french.post('/users/', userBody(address))).status).toBe(200);
    expect((await french.post('/users/', userBody(address))).faults).toEqual([`${email} validation.has_access`]);
  });

  test('and nothing is stored', async () => {
    const before = (await admin.get('/users')).body.meta.total;
    const address = newAddress();
    await admin.post('/users/', userBody(address, 'read-only', ['999999']));
    expect((await admin.get('/users')).body.meta.total).toBe(before);
    expect((await readOutbox(server)).some(({ to }) => to === address)).toBe(false);
  });

  test('the same address twice at the same moment is invited once', async () => {
    const address = newAddress();
    const answers = await Promise.all([1, 2].map(() => admin.post('/users/', userBody(address))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('someone with an account in another organisation', () => {
  const nameNew = {
    first_name: 'Léa',
    last_name: 'Roy',
    password: 'grue-bouleau-71',
    password_confirmation: 'grue-bouleau-71',
  };
  const linkTo = async (address: string) => pathOf((await newestMailTo(server, address)).link);
  const accountsOf = async (address: string) => {
    const { store } = server.services;
    const rows = await store.selectFrom('users').select(['id', 'name']).where('email', '=', address).execute();
    return rows.map(({ id, name }) => [id, name === address]);
  };

  test('is invited as a stranger is, accepts with the password of the account, and belongs to both with it', async () => {
    const { id, name } = await addMember(server, { organisations: [10002], firstName: 'Léa', phone: '819-555-0101' });
    const { body } = await admin.post('/users/', userBody(name, 'collection-admin', []));
    const number = body.data.id;
    expect(number).not.toBe(String(id));
    expect(body.data.attributes).toMatchObject({ name, first_name: '', last_name: '', phone: '' });
    expect(body.data.meta).toMatchObject({ full_name: name, invitation_status: 'pending', is_verified: false });
    const path = await linkTo(name);
    const visitor = createVisitor(server.app);
    expect((await visitor.get(path)).body.status).toMatchObject({ has_accepted_invitation: false, has_password: true });
    expect((await visitor.post(path, { first_name: 'Léa', last_name: 'Roy' })).codes).toEqual(['auth.required']);
    await visitor.signIn(name);
    expect((await visitor.post(path, { first_name: 'Léa', last_name: 'Roy' })).status).toBe(200);
    expect((await visitor.get(path)).body.status).toMatchObject({ has_accepted_invitation: true });
    expect((await admin.get(`/users/${number}`)).body.data.meta.full_name).toBe('Léa Roy');
    expect(await accountsOf(name)).toEqual([[id, true]]);
    const both = createVisitor(server.app);
    const signedInto = await both.signIn(name);
    expect(signedInto.body.meta.locations.map((one: { id: number }) => one.id).sort()).toEqual([10001, 10002]);
    await both.post('/login/location', { location: 10001 });
    const own = (await both.get('/userinfo')).body;
    expect(String(own.uid)).toBe(number);
    expect((await both.get(`/users/${own.uid}`)).body.data.attributes.phone).toBe('819-555-0101');
  });

  test('is not to be had by whoever signs in as somebody else', async () => {
    const { name } = await addMember(server, { organisations: [10002] });
    const stranger = await addMember(server, { organisations: [10002] });
    await admin.post('/users/', userBody(name, 'collection-admin', []));
    const path = await linkTo(name);
    const visitor = createVisitor(server.app);
    await visitor.signIn(stranger.name);
    expect((await visitor.post(path, { first_name: 'Léa', last_name: 'Roy' })).codes).toEqual(['auth.required']);
    expect((await visitor.post(path, nameNew)).codes).not.toEqual([]);
  });

  test('keeps its names, its phone and its address whatever the inviting organisation says of the invited one', async () => {
    const { id, name } = await addMember(server, { organisations: [10002], phone: '819-555-0101' });
    const { body } = await admin.post('/users/', userBody(name, 'collection-admin', []));
    const attributes = { email: newAddress(), last_name: 'X', phone: '819-555-0102', is_subscribed: false };
    expect((await admin.put(`/users/${body.data.id}`, { data: { type: 'users', attributes } })).status).toBe(200);
    const hospital = await signedIn(server, people.hospitalAdmin);
    expect((await hospital.get(`/users/${id}`)).body.data.attributes).toMatchObject({
      name,
      last_name: 'Roy',
      phone: '819-555-0101',
      is_subscribed: true,
    });
    expect((await createVisitor(server.app).signIn(name)).status).toBe(200);
  });

  test('is none before it was completed: whichever of two invitations is accepted first makes it, and the other joins it', async () => {
    const address = newAddress();
    const hospital = await signedIn(server, people.hospitalAdmin);
    const first = await hospital.post('/users/', userBody(address, 'collection-admin', []));
    const firstPath = await linkTo(address);
    const second = await admin.post('/users/', userBody(address, 'collection-admin', []));
    const path = await linkTo(address);
    expect(second.body.data.id).not.toBe(first.body.data.id);
    const visitor = createVisitor(server.app);
    expect((await visitor.post(path, nameNew)).status).toBe(200);
    expect((await visitor.get(firstPath)).body.status).toMatchObject({ has_password: true });
    expect((await visitor.signIn(address, nameNew.password)).status).toBe(200);
    expect((await visitor.post(firstPath, { first_name: 'Léa', last_name: 'Roy' })).status).toBe(200);
    expect(await accountsOf(address)).toEqual([[Number(second.body.data.id), true]]);
    expect((await hospital.get(`/users/${first.body.data.id}`)).body.data.meta.invitation_status).toBe('accepted');
  });

  test('can be invited and accept at the same moment as often as it likes: it is there once', async () => {
    const { name } = await addMember(server, { organisations: [10002] });
    const { body } = await admin.post('/users/', userBody(name, 'collection-admin', []));
    const path = await linkTo(name);
    const visitor = createVisitor(server.app);
    await visitor.signIn(name);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(path, { first_name: 'Léa', last_name: 'Roy' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect((await admin.get(`/users/${body.data.id}`)).body.data.meta.invitation_status).toBe('accepted');
    expect(await accountsOf(name)).toHaveLength(1);
  });

  test('takes its number along when it leaves, and is another when it is invited again', async () => {
    const { id, name } = await addMember(server, { organisations: [10002] });
    const invite = async () => (await admin.post('/users/', userBody(name, 'collection-admin', []))).body.data.id;
    const number = await invite();
    const visitor = createVisitor(server.app);
    const path = await linkTo(name);
    await visitor.signIn(name);
    await visitor.post(path, { first_name: 'Léa', last_name: 'Roy' });
    expect((await admin.delete(`/users/${number}`)).status).toBe(200);
    expect((await admin.get(`/users/${number}`)).status).toBe(404);
    const again = await invite();
    expect([number, String(id)]).not.toContain(again);
    expect((await visitor.signIn(name)).status).toBe(200);
  });
});

test('an invitation that has expired can be made anew, with another role', async () => {
  const id = await idOf(server, people.late);
  const { body } = await admin.post('/users/', userBody(people.late, 'collection-admin', []));
  expect(body.data).toMatchObject({
    id: String(id),
    relationships: { role: { data: { id: 'collection-admin' } }, subset_relations: { data: [] } },
    meta: { invitation_status: 'pending' },
  });
});
