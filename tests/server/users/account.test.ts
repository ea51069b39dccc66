import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, idOf, type SignedIn, signedIn } from './members.ts';

let server: TestServer;
let someone: { id: number; name: string };
let own: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('attempts').execute();
  someone = await addMember(server, { phone: '905-555-0100' });
  own = await signedIn(server, someone.name);
});

const at = (name: string) => `/data/attributes/${name}`;
const account = (changes: object = {}) => ({
  first_name: 'Zoé',
  last_name: 'Roy',
  email: someone.name,
  phone: '905-555-0100',
  is_subscribed: true,
  ...changes,
});
const save = (changes: object = {}, who = own, id = someone.id, meta?: object) =>
  who.put(`/users/${id}`, { data: { attributes: { id, ...account(changes) }, ...(meta && { meta }) } });
const newAddress = () => `${crypto.randomUUID()}@moved.example`;
const moving = (email: string, changes: object = {}) => ({
  email,
  email_confirmation: email,
  current_password: demoPassword,
  ...changes,
});

describe('one’s own account', () => {
  test('can be changed; the account manager hears of it [S1.6-08 S2.2.16-05 S2.7-32]', async () => {
    const { status, body } = await save({ first_name: ' Zoé-Anne ', phone: '905-555-0101 x3', is_subscribed: false });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      attributes: { first_name: 'Zoé-Anne', phone: '905-555-0101 x3', is_subscribed: false, email: someone.name },
      meta: { version: 2, pending_email: '' },
    });
    expect((await newestMailTo(server, 'account-manager@vigie.example')).text).toContain(
      `Zoé-Anne Roy (${someone.name}) changed the details of the account.`,
    );
  });

  test('saved as it is changes nothing and writes to nobody', async () => {
    const mails = (await readOutbox(server)).length;
    expect((await save()).body.data.meta.version).toBe(1);
    expect(await readOutbox(server)).toHaveLength(mails);
  });

  test('changed by an administrator in the meantime is not overwritten', async () => {
    const admin = await signedIn(server, people.companyAdmin);
    await admin.put(`/users/${someone.id}`, { data: { attributes: { last_name: 'Roy-Côté' } } });
    const refused = await save({ phone: '905-555-0199' }, own, someone.id, { version: 1 });
    expect([refused.status, refused.faults]).toEqual([409, ['record.changed']]);
    expect((await save({}, own, someone.id, { version: 2 })).status).toBe(200);
  });

  test('is nobody else’s to change on this page', async () => {
    const reader = await signedIn(server, people.reader);
    expect((await save({}, reader)).faults).toEqual(['not_found']);
    const shared = await signedIn(server, people.shared);
    expect((await save({}, shared, await idOf(server, people.shared))).faults).toEqual(['auth.forbidden']);
    const operator = await signedIn(server, people.operator);
    expect((await save({}, operator)).faults).toEqual(['not_found']);
  });

  test('gives nobody another role or other locations', async () => {
    const body = { data: { relationships: { role: { data: { type: 'roles', id: 'company-admin' } } } } };
    expect((await own.put(`/users/${someone.id}`, body)).faults).toEqual(['auth.forbidden']);
    const both = { data: { attributes: account(), ...body.data } };
    expect((await own.put(`/users/${someone.id}`, both)).faults).toEqual(['/data/relationships validation.prohibited']);
  });
});

describe('what is wrong is said of its field', () => {
  test.each([
    [
      'everything missing',
      { first_name: '', last_name: ' ', email: '' },
      ['first_name', 'last_name', 'email'].map((name) => `${at(name)} request.required`),
    ],
    ['no first name', { first_name: undefined }, [`${at('first_name')} request.required`]],
    ['a name that is too long', { last_name: 'x'.repeat(101) }, [`${at('last_name')} validation.max_string`]],
    ['no address', { email: 'zoe' }, [`${at('email')} validation.email`]],
    ['no phone', { phone: '' }, [`${at('phone')} request.required`]],
    ['no phone number', { phone: '555-0101' }, [`${at('phone')} validation.phone`]],
    ['a phone number too long', { phone: `905-555-0101 x${'1'.repeat(12)}` }, [`${at('phone')} validation.max_string`]],
    ['updates', { is_subscribed: 'yes' }, [`${at('is_subscribed')} validation.boolean`]],
    [
      'a password that is too long',
      { current_password: 'x'.repeat(65) },
      [`${at('current_password')} validation.max_string`],
    ],
    ['another user’s number', { id: 1 }, ['/data/id validation.prohibited']],
    ['a field of ours', { verified_at: 'now' }, [`${at('verified_at')} validation.prohibited`]],
  ])('%s [S2.5-33 S2.5-35 S2.5-36 S2.9-28]', async (_, changes, faults) => {
    expect((await save(changes)).faults).toEqual(faults);
  });

  test('a new address without its confirmation and the password [S2.5-35]', async () => {
    expect((await save({ email: newAddress() })).faults).toEqual([
      `${at('email_confirmation')} request.required`,
      `${at('current_password')} request.required`,
    ]);
  });

  test('a confirmation that differs, a password that is wrong [S2.5-36]', async () => {
    const email = newAddress();
    expect((await save(moving(email, { email_confirmation: 'x@y.example' }))).faults).toEqual([
      `${at('email_confirmation')} validation.confirmed`,
    ]);
    expect((await save(moving(email, { current_password: 'wrong' }))).faults).toEqual([
      `${at('current_password')} validation.current_password`,
    ]);
  });

  test('in both languages; after that the same form is taken', async () => {
    const french = await signedIn(server, someone.name, 'fr');
    const wrong = moving(newAddress(), { current_password: 'wrong' });
    expect((await save(wrong)).titles).toEqual(['The current password is incorrect']);
    expect((await save(wrong, french)).titles).toEqual(['Le mot de passe actuel est incorrect']);
    expect((await save({ ...wrong, current_password: demoPassword }, french)).status).toBe(200);
  });

  test('a phone of a role that has none', async () => {
    const reader = await signedIn(server, people.reader);
    const id = await idOf(server, people.reader);
    const mine = { email: people.reader, first_name: 'Marie-Ève', last_name: 'Tremblay' };
    expect((await save({ ...mine, phone: '905-555-0101' }, reader, id)).faults).toEqual([
      `${at('phone')} validation.prohibited`,
    ]);
    expect((await save({ ...mine, phone: undefined }, reader, id)).status).toBe(200);
  });
});

describe('another address', () => {
  test('becomes the account’s once its link is opened; until then one signs in with the former [S2.7-32]', async () => {
    const email = newAddress();
    const { body } = await save(moving(email.toUpperCase(), { first_name: 'Zoë' }));
    expect(body.data).toMatchObject({
      attributes: { name: someone.name, email: someone.name, first_name: 'Zoë' },
      meta: { pending_email: email, is_verified: true },
    });
    const visitor = createVisitor(server.app);
    expect((await visitor.signIn(email)).status).toBe(422);
    expect((await visitor.signIn(someone.name)).status).toBe(200);
    const mail = await newestMailTo(server, email);
    expect(mail.subject).toBe('Verify your new email address for Vigie');
    const path = mail.link.split('?')[0] ?? '';
    const { status } = (await visitor.get(path)).body;
    expect(status).toEqual({
      has_accepted_invitation: true,
      has_password: true,
      has_verified_email: false,
      contact_information: { first_name: '', last_name: '', phone: '' },
    });
    expect((await visitor.post(path)).status).toBe(200);
    expect((await visitor.signIn(someone.name)).status).toBe(422);
    expect((await visitor.signIn(email)).status).toBe(200);
    expect((await visitor.get(path)).body.status.has_verified_email).toBe(true);
    expect((await visitor.post(path)).codes).toEqual(['verification.expired']);
    expect((await visitor.get(`/users/${someone.id}`)).body.data).toMatchObject({
      attributes: { name: email, email },
      meta: { pending_email: '' },
    });
    expect((await newestMailTo(server, 'account-manager@vigie.example')).text).toContain('changed the address');
  });

  test('asked for after another one makes that one’s link worthless', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await save(moving(first));
    const old = (await newestMailTo(server, first)).link.split('?')[0] ?? '';
    await save(moving(second));
    const visitor = createVisitor(server.app);
    expect((await visitor.get(old)).codes).toEqual(['verification.expired']);
    expect((await visitor.post(old)).codes).toEqual(['verification.expired']);
    const path = (await newestMailTo(server, second)).link.split('?')[0] ?? '';
    expect((await visitor.post(path)).status).toBe(200);
    expect((await visitor.signIn(second)).status).toBe(200);
  });

  test('whose link has expired can be sent again with it', async () => {
    const email = newAddress();
    await save(moving(email));
    const old = (await newestMailTo(server, email)).link.split('?')[0] ?? '';
    await server.services.store
      .updateTable('tokens')
      .set({ expires_at: new Date().toISOString() })
      .where('email', '=', email)
      .execute();
    const visitor = createVisitor(server.app);
    expect((await visitor.get(old)).codes).toEqual(['verification.expired']);
    await visitor.post(old.replace('/verify-email', '/resend-my-email-verification'));
    const path = (await newestMailTo(server, email)).link.split('?')[0] ?? '';
    expect(path).not.toBe(old);
    expect((await visitor.post(path)).status).toBe(200);
  });

  test('that somebody else got in the meantime is not taken from them', async () => {
    const email = newAddress();
    await save(moving(email));
    const path = (await newestMailTo(server, email)).link.split('?')[0] ?? '';
    const { id } = await addMember(server);
    await server.services.store.updateTable('users').set({ name: email, email }).where('id', '=', id).execute();
    expect((await createVisitor(server.app).post(path)).codes).toEqual(['verification.address_taken']);
    expect((await createVisitor(server.app).signIn(someone.name)).status).toBe(200);
  });

  test('is not guessed into: ten wrong passwords, and one has to wait; to sign in one has not', async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await save(moving(email, { current_password: `no-${i}` }))).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await save(moving(email))).titles).toEqual(['Please wait before retrying. Try again in 1\u00a0min.']);
    expect((await createVisitor(server.app).signIn(someone.name)).status).toBe(200);
    expect((await save({ phone: '905-555-0102' })).status).toBe(200);
  });
});
