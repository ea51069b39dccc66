import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addAwaited, addMember, idOf, locations, roleOf, type SignedIn, signedIn, subsetIds } from './members.ts';

let server: TestServer;
let admin: SignedIn;
let own: string[];
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedIn(server, people.companyAdmin);
  own = await subsetIds(server);
});
afterAll(() => server.close());

interface Change {
  attributes?: object;
  relationships?: object;
  meta?: object;
}
const edit = (who: SignedIn, id: number, change: Change) =>
  who.put(`/users/${id}`, { data: { type: 'users', id: String(id), ...change } });
const demote = { relationships: { role: roleOf('collection-admin') } };

describe('a company admin', () => {
  test('can change role, locations and updates of a member, as a whole [S1.6-08 S2.7-33]', async () => {
    const { id } = await addMember(server);
    const first = await edit(admin, id, {
      attributes: { is_subscribed: false },
      relationships: { role: roleOf('read-only'), subset_relations: locations(own.slice(0, 3)) },
    });
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ attributes: { is_subscribed: false }, meta: { version: 2 } });
    const second = await edit(admin, id, { relationships: { subset_relations: locations(own.slice(2, 4)) } });
    expect(second.body.data.relationships).toMatchObject({
      role: { data: { id: 'read-only' } },
      subset_relations: { data: [{ id: `${id}-${own[2]}` }, { id: `${id}-${own[3]}` }] },
    });
    expect((await newestMailTo(server, 'account-manager@vigie.example')).text).toContain(
      'An administrator changed the account of Zoé Roy',
    );
  });

  test('changes nothing, and writes to nobody, with what is already so', async () => {
    const { id } = await addMember(server);
    const mails = (await readOutbox(server)).length;
    const { body } = await edit(admin, id, { attributes: { is_subscribed: true, last_name: 'Roy' } });
    expect(body.data.meta.version).toBe(1);
    expect(await readOutbox(server)).toHaveLength(mails);
  });

  test.each([people.reader, people.collectionAdmin])(
    'is what %s is not: to them others are not there',
    async (name) => {
      const { id } = await addMember(server);
      expect((await edit(await signedIn(server, name), id, demote)).faults).toEqual(['not_found']);
    },
  );

  test('cannot change a member of another organisation', async () => {
    const { id } = await addMember(server, { organisations: [10002] });
    expect((await edit(admin, id, demote)).faults).toEqual(['not_found']);
  });

  test('cannot change a shared account, nor another than the address names', async () => {
    expect(
      (await edit(admin, await idOf(server, people.shared), { attributes: { is_subscribed: true } })).faults,
    ).toEqual(['people.not_editable']);
    const { id } = await addMember(server);
    expect((await admin.put(`/users/${id}`, { data: { id: '1', attributes: {} } })).faults).toEqual([
      '/data/id validation.prohibited',
    ]);
    expect(
      (
        await edit(admin, id, {
          attributes: { first_name: 'X', last_name: 'Y', email: 'a@b.example', is_subscribed: true },
        })
      ).faults,
    ).toEqual(['/data/attributes/first_name validation.prohibited']);
  });
});

describe('two who change the same user', () => {
  test('the later one is told, in both languages, and nothing of theirs is stored', async () => {
    const { id } = await addMember(server);
    const french = await signedIn(server, people.companyAdmin, 'fr');
    const version = (await admin.get(`/users/${id}`)).body.data.meta.version;
    expect((await edit(french, id, { attributes: { last_name: 'Premier' }, meta: { version } })).status).toBe(200);
    const late = { attributes: { last_name: 'Second' }, meta: { version } };
    const refused = await edit(admin, id, late);
    expect([refused.status, refused.faults]).toEqual([409, ['record.changed']]);
    expect(refused.titles[0]).toMatch(/^This was changed in the meantime/);
    expect((await edit(french, id, late)).titles[0]).toMatch(/^Ceci a été modifié entre-temps/);
    const { attributes, meta } = (await admin.get(`/users/${id}`)).body.data;
    expect(attributes.last_name).toBe('Premier');
    expect((await edit(admin, id, { ...late, meta: { version: meta.version } })).status).toBe(200);
  });

  test('at the same moment: one is stored', async () => {
    const { id } = await addMember(server);
    const answers = await Promise.all(
      ['A', 'B'].map((last_name) => edit(admin, id, { attributes: { last_name }, meta: { version: 1 } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('what is wrong is said of its field', () => {
  const at = '/data/attributes';
  test.each([
    ['no address', { attributes: { email: 'x' } }, [`${at}/email validation.email`]],
    ['no phone number', { attributes: { phone: '911' } }, [`${at}/phone validation.phone`]],
    [
      'a phone number that is too long',
      { attributes: { phone: '9'.repeat(30) } },
      [`${at}/phone validation.max_string`],
    ],
    ['no name', { attributes: { last_name: ' ' } }, [`${at}/last_name request.required`]],
    ['updates', { attributes: { is_subscribed: 1 } }, [`${at}/is_subscribed validation.boolean`]],
    ['a field of ours', { attributes: { shared: 1 } }, [`${at}/shared validation.prohibited`]],
    ['no such role', { relationships: { role: roleOf('operator') } }, ['/data/relationships/role request.required']],
    [
      'a role that needs a location',
      { relationships: { role: roleOf('read-only') } },
      ['/data/relationships/subset_relations people.location_required'],
    ],
    [
      'a location that is not there',
      { relationships: { subset_relations: locations(['999999']) } },
      ['/data/relationships/subset_relations people.unknown_location'],
    ],
    [
      'a phone for a role without one',
      {
        attributes: { phone: '905-555-0111' },
        relationships: { role: roleOf('read-only'), subset_relations: locations(['1']) },
      },
      [`${at}/phone validation.prohibited`],
    ],
  ])('%s', async (_, change, faults) => {
    const { id } = await addMember(server);
    expect((await edit(admin, id, change)).faults).toEqual(faults);
  });
});

test('an address that a colleague has is refused to somebody invited, at its field', async () => {
  const { id } = await addAwaited(server);
  expect((await edit(admin, id, { attributes: { email: people.reader } })).faults).toEqual([
    '/data/attributes/email validation.unique',
  ]);
});

describe('the phone', () => {
  test('is kept by roles that have one, and cleared by those that do not [S2.6-16 S2.6-17]', async () => {
    const { id } = await addMember(server, { phone: '905-555-0111' });
    const changed = await edit(admin, id, { attributes: { phone: '905-555-0112 x9' } });
    expect(changed.body.data.attributes.phone).toBe('905-555-0112 x9');
    const relationships = { role: roleOf('read-only'), subset_relations: locations(own.slice(0, 1)) };
    expect((await edit(admin, id, { relationships })).body.data.attributes.phone).toBe('');
  });

  test('stays with someone whom another organisation may have to call, unseen by the one that gave the other role', async () => {
    const { id } = await addMember(server, { phone: '905-555-0111', organisations: [10001, 10002] });
    const relationships = { role: roleOf('read-only'), subset_relations: locations(own.slice(0, 1)) };
    expect((await edit(admin, id, { relationships })).body.data.attributes.phone).toBe('');
    const hospital = await signedIn(server, people.hospitalAdmin);
    expect((await hospital.get(`/users/${id}`)).body.data.attributes.phone).toBe('905-555-0111');
  });
});

describe('another address', () => {
  test('of who never verified theirs has to be verified before anyone signs in with it; whoever had the former one is out', async () => {
    const { id, name } = await addMember(server);
    const visitor = createVisitor(server.app);
    await visitor.signIn(name);
    await visitor.post('/forgot-password', { email: name });
    const reset = new URLSearchParams((await newestMailTo(server, name)).link.split('?')[1]);
    await server.services.store.updateTable('users').set({ verified_at: '' }).where('id', '=', id).execute();
    const email = `${crypto.randomUUID()}@moved.example`;
    const { body } = await edit(admin, id, { attributes: { email: email.toUpperCase() } });
    expect(body.data).toMatchObject({ attributes: { name: email, email }, meta: { is_verified: false } });
    expect((await visitor.get('/userinfo')).status).toBe(401);
    expect((await visitor.signIn(name)).status).toBe(422);
    expect((await visitor.signIn(email)).status).toBe(422);
    const old = new URLSearchParams({ email, token: reset.get('token') ?? '' });
    expect((await visitor.get(`/reset-password?${old}`)).codes).toEqual(['reset.invalid']);
    const { link } = await newestMailTo(server, email);
    expect((await visitor.post(link.split('?')[0] ?? '')).status).toBe(200);
    expect((await visitor.signIn(email)).status).toBe(200);
  });

  test('of someone invited gets the invitation, and the former one’s link opens nothing', async () => {
    const id = await idOf(server, people.invited);
    const former = (await newestMailTo(server, people.invited)).link.split('?')[0] ?? '';
    await edit(admin, id, { attributes: { email: 'right@mapleridge.example' } });
    expect((await createVisitor(server.app).get(former)).codes).toEqual(['verification.expired']);
    const mail = await newestMailTo(server, 'right@mapleridge.example');
    expect(mail.subject).toBe('Fabrication Maple Ridge vous invite à utiliser Vigie');
    expect((await createVisitor(server.app).get(mail.link.split('?')[0] ?? '')).status).toBe(200);
  });

  test('cannot be given to who has accepted, be they of another organisation too or not', async () => {
    const id = await idOf(server, people.manager);
    expect((await edit(admin, id, { attributes: { email: 'other@vigie.example' } })).faults).toEqual([
      '/data/attributes/email validation.prohibited',
    ]);
  });

  test('is said to be fixed where it would be refused, and nowhere else', async () => {
    const fixedOf = async (id: number) => (await admin.get(`/users/${id}`)).body.data.meta.fixed;
    expect(await fixedOf(await idOf(server, people.manager))).toEqual(['email']);
    expect(await fixedOf(await idOf(server, people.reader))).toEqual(['email']);
    expect(await fixedOf(await idOf(server, people.late))).toEqual([]);
    const { id } = await addMember(server, { organisations: [10001, 10002] });
    const fixed = await fixedOf(id);
    expect(fixed).toEqual(['email']);
    const { faults } = await edit(admin, id, { attributes: { email: 'x@y.example' } });
    expect(faults).toEqual(['/data/attributes/email validation.prohibited']);
  });

  test('of one’s own is refused as one’s own account is, last company admin or not', async () => {
    const id = await idOf(server, people.companyAdmin);
    const relationships = { role: roleOf('company-admin') };
    const { faults, titles } = await edit(admin, id, { attributes: { email: 'new@vigie.example' }, relationships });
    expect(faults).toEqual(['people.not_editable']);
    expect(titles).toEqual(['This account cannot be changed here.']);
  });
});

describe('the last company admin', () => {
  test('cannot demote itself, in both languages; nor can one of two', async () => {
    const id = await idOf(server, people.companyAdmin);
    const last = await edit(admin, id, demote);
    expect(last.faults).toEqual(['/data/relationships/role people.last_admin']);
    expect(last.titles).toEqual(['This is the last company administrator. Appoint another one first.']);
    expect((await edit(await signedIn(server, people.companyAdmin, 'fr'), id, demote)).titles).toEqual([
      'C’est la seule personne qui administre l’entreprise. Nommez-en d’abord une autre.',
    ]);
    const second = await addMember(server, { role: 'company-admin' });
    expect((await edit(admin, id, demote)).faults).toEqual(['/data/relationships/role people.self']);
    expect((await edit(admin, second.id, demote)).status).toBe(200);
  });

  test('is not somebody who has yet to accept', async () => {
    await server.services.store
      .updateTable('memberships')
      .set({ role: 'company-admin' })
      .where('user_id', '=', await idOf(server, people.late))
      .execute();
    const id = await idOf(server, people.companyAdmin);
    expect((await edit(admin, id, demote)).faults).toEqual(['/data/relationships/role people.last_admin']);
  });

  test('remains when two demote each other at the same moment: exactly one succeeds', async () => {
    const hospital = await signedIn(server, people.hospitalAdmin);
    const first = await idOf(server, people.hospitalAdmin);
    const second = await addMember(server, { role: 'company-admin', organisations: [10002] });
    const other = await signedIn(server, second.name);
    const answers = await Promise.all([edit(hospital, second.id, demote), edit(other, first, demote)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // A person whose session is read after the other's change is no admin any more, and finds nobody to demote.
    const [fault] = answers.flatMap(({ faults }) => faults);
    expect(['/data/relationships/role people.last_admin', 'not_found']).toContain(fault);
  });
});
