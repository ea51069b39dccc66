import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailVerification } from '#server/domains/accounts/mails/mail-verification.ts';
import { hashSecret } from '#server/domains/accounts/secrets.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

/** `/verify-email/{id}/{token}` of the newest mail, as the API has it too. */
const pathFor = async (name: string) => (await newestMailTo(server, name)).link.split('?')[0] ?? '';
const visit = () => createVisitor(server.app);
const resendPath = (path: string) => path.replace('/verify-email', '/resend-my-email-verification');
const userOf = (name: string) =>
  server.services.store.selectFrom('users').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
const membershipOf = (name: string, organisation = 10001) =>
  server.services.store
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.id', 'accepted_at'])
    .where('users.name', '=', name)
    .where('organisation_id', '=', organisation)
    .executeTakeFirstOrThrow();
const inviteAgain = async (name: string, organisation_id: number) => {
  const { id: user_id } = await userOf(name);
  const { store } = server.services;
  const { id } = await store
    .insertInto('memberships')
    .values({ user_id, organisation_id, role: 'read-only', invited_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(store, mailVerification, { membershipId: id, askedAt: new Date().toISOString() });
};

const person = { first_name: ' Amélie ', last_name: 'Nguyen-Roy' };
const password = { password: 'Un-bon-mot-long-9', password_confirmation: 'Un-bon-mot-long-9' };

describe('the demo', () => {
  test('mails a pending invitation, one that has expired, and a verification, with links that open what they say [S1.2.6-01]', async () => {
    const mails = await readOutbox(server);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [people.invited, 'Fabrication Maple Ridge vous invite à utiliser Vigie'],
      [people.late, 'Maple Ridge Manufacturing invites you to Vigie'],
      [people.unverified, 'Verify your email address for Vigie'],
    ]);
    const query = new URLSearchParams(mails[0]?.link.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({ mail_lang: 'fr', email: people.invited });
    expect((await visit().get(await pathFor(people.invited))).status).toBe(200);
    expect((await visit().get(await pathFor(people.late))).codes).toEqual(['verification.expired']);
    expect((await visit().get(await pathFor(people.unverified))).status).toBe(200);
  });
});

describe('an invitation', () => {
  test('asks a newcomer for a password and tells what the role may do [S1.1-12 S1.3-01 S1.7-08 S2.9-36]', async () => {
    const { body } = await visit().get(`${await pathFor(people.invited)}?lang=fr`);
    expect(body.status).toEqual({
      has_accepted_invitation: false,
      has_password: false,
      has_verified_email: false,
      contact_information: { first_name: 'Amélie', last_name: 'Nguyen', phone: '' },
    });
    expect(body.permissions).toContain('has-phone');
    expect(body.products).toEqual(['canmanage', 'businessportal']);
  });

  test('is accepted with names, phone and password; then the person signs in and the account manager hears of it [S1.6-08 S1.7-10]', async () => {
    const path = await pathFor(people.invited);
    const answer = await visit().post(path, { ...person, ...password, phone: '905-555-0188 x7' });
    expect([answer.status, answer.body, answer.cookies]).toEqual([200, {}, []]);
    expect(await userOf(people.invited)).toMatchObject({
      first_name: 'Amélie',
      last_name: 'Nguyen-Roy',
      phone: '905-555-0188 x7',
      verified_at: expect.stringMatching(/^\d{4}-/),
    });
    expect((await membershipOf(people.invited)).accepted_at).not.toBe('');
    const visitor = visit();
    expect((await visitor.signIn(people.invited, password.password)).status).toBe(200);
    expect((await visitor.get('/userinfo')).body).toMatchObject({ role: 'collection-admin', mseid: 10001 });
    const notice = await newestMailTo(server, 'account-manager@vigie.example');
    expect(notice.subject).toBe(
      'Account change at Maple Ridge Manufacturing / Compte modifié chez Fabrication Maple Ridge',
    );
    expect(notice.text).toContain(`Amélie Nguyen-Roy (${people.invited}) accepted the invitation`);
    expect(notice.text).toContain('a accepté l’invitation');
  });

  test('works once; afterwards its link says that the account is verified, and no more of the person', async () => {
    const path = await pathFor(people.invited);
    await visit().post(path, { ...person, ...password });
    expect((await visit().post(path, { ...person, ...password })).codes).toEqual(['verification.expired']);
    const { body } = await visit().get(path);
    expect(body.status).toEqual({
      has_accepted_invitation: true,
      has_password: true,
      has_verified_email: true,
      contact_information: { first_name: '', last_name: '', phone: '' },
    });
  });

  test('accepted twice at the same moment is accepted once', async () => {
    const path = await pathFor(people.invited);
    const answers = await Promise.all([1, 2].map(() => visit().post(path, { ...person, ...password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await readOutbox(server);
    const notices = (await readOutbox(server)).filter(({ to }) => to === 'account-manager@vigie.example');
    expect(notices).toHaveLength(1);
  });

  test('says which fields are missing or wrong, and stays good [S1.5-03 S1.5-05 S1.5-09]', async () => {
    const path = await pathFor(people.invited);
    expect((await visit().post(path)).pointers).toEqual(
      ['first_name', 'last_name', 'password', 'password_confirmation'].map(
        (field) => `/data/${field} request.required`,
      ),
    );
    expect(
      (await visit().post(path, { first_name: ' ', last_name: '', password: 'short', password_confirmation: 'x' }))
        .pointers,
    ).toEqual([
      '/data/first_name request.required',
      '/data/last_name request.required',
      '/data/password validation.min_string',
      '/data/password_confirmation validation.password_confirmed',
    ]);
    expect((await visit().post(path, { ...person, ...password, phone: '911' })).pointers).toEqual([
      '/data/phone validation.phone',
    ]);
    expect((await visit().get(path)).body.status.has_password).toBe(false);
  });

  test('takes no phone from a role that has none [S1.5-05 S1.6-05 S1.7-10]', async () => {
    const { id } = await membershipOf(people.late);
    await addJob(server.services.store, mailVerification, { membershipId: id, askedAt: new Date().toISOString() });
    const path = await pathFor(people.late);
    const phone = '905-555-0188';
    expect((await visit().get(path)).body.permissions).not.toContain('has-phone');
    expect((await visit().post(path, { ...person, ...password, phone })).pointers).toEqual([
      '/data/phone validation.prohibited',
    ]);
    expect((await visit().post(path, { ...person, ...password, phone: '' })).status).toBe(200);
  });

  test('lives seven days', async () => {
    const path = await pathFor(people.invited);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 6.9 * 86_400_000);
    expect((await visit().get(path)).status).toBe(200);
    vi.setSystemTime(Date.now() + 0.2 * 86_400_000);
    expect((await visit().get(path)).codes).toEqual(['verification.expired']);
    expect((await visit().post(path, { ...person, ...password })).codes).toEqual(['verification.expired']);
  });

  test.each([
    ['another user’s number', (path: string) => path.replace(/verify-email\/\d+/, 'verify-email/1')],
    ['another token', (path: string) => `${path.slice(0, -2)}xx`],
    ['no number at all', (path: string) => path.replace(/verify-email\/\d+/, 'verify-email/abc')],
    ['what the database holds of it', (path: string) => path.replace(/[^/]+$/, (token) => hashSecret(token))],
  ])('is not opened with %s', async (_, forge) => {
    const path = forge(await pathFor(people.invited));
    expect((await visit().get(path)).codes).toEqual(['verification.invalid']);
    expect((await visit().post(path, { ...person, ...password })).codes).toEqual(['verification.invalid']);
  });
});

describe('an invitation of someone who has a password', () => {
  beforeEach(() => inviteAgain(people.reader, 10002));

  test('asks for that password', async () => {
    const { status } = (await visit().get(await pathFor(people.reader))).body;
    expect(status).toMatchObject({ has_accepted_invitation: false, has_password: true, has_verified_email: true });
  });

  test('is not accepted by the link alone, and never replaces the password', async () => {
    const path = await pathFor(people.reader);
    const refused = await visit().post(path, person);
    expect([refused.status, refused.codes]).toEqual([401, ['auth.required']]);
    expect((await visit().post(path, { ...person, ...password })).pointers).toEqual([
      '/data/password validation.prohibited',
      '/data/password_confirmation validation.prohibited',
    ]);
    const someoneElse = visit();
    await someoneElse.signIn(people.companyAdmin);
    expect((await someoneElse.post(path, person)).status).toBe(401);
    expect((await visit().signIn(people.reader)).status).toBe(200);
    expect((await membershipOf(people.reader, 10002)).accepted_at).toBe('');
  });

  test('is accepted after signing in; then the account has two locations', async () => {
    const path = await pathFor(people.reader);
    const visitor = visit();
    await visitor.signIn(people.reader);
    expect((await visitor.post(path, person)).status).toBe(200);
    const { meta } = (await visitor.signIn(people.reader)).body;
    expect(meta.locations.map(({ id }: { id: number }) => id)).toEqual([10001, 10002]);
  });

  test('is accepted by whoever has only come as far as the choice of locations', async () => {
    await server.services.store
      .insertInto('organisations')
      .values({
        id: 10003,
        name_en: 'Third',
        name_fr: 'Troisième',
        ingredients: 0,
        location_label_en: 'Site',
        location_label_fr: 'Site',
        custom_fields: '[]',
        products: '["canmanage"]',
        created_at: '',
      })
      .execute();
    await inviteAgain(people.manager, 10003);
    const path = await pathFor(people.manager);
    const visitor = visit();
    expect((await visitor.signIn(people.manager)).body.meta.multi_location).toBe(true);
    expect((await visitor.post(path, person)).status).toBe(200);
  });
});

describe('the verification of an address', () => {
  test('is one step for an accepted invitation; then the person can sign in [S1.3-01 S1.7-09]', async () => {
    const path = await pathFor(people.unverified);
    const { status } = (await visit().get(path)).body;
    expect(status).toMatchObject({ has_accepted_invitation: true, has_password: true, has_verified_email: false });
    expect((await visit().signIn(people.unverified)).status).toBe(422);
    expect((await visit().post(path)).body).toEqual({});
    expect((await visit().signIn(people.unverified)).status).toBe(200);
    expect((await visit().get(path)).body.status.has_verified_email).toBe(true);
    expect((await visit().post(path)).codes).toEqual(['verification.expired']);
    expect((await newestMailTo(server, 'account-manager@vigie.example')).text).toContain('verified the address');
  });

  test('changes nothing else of the account', async () => {
    const path = await pathFor(people.unverified);
    expect((await visit().post(path, { ...person, ...password })).codes).toEqual(
      Array(4).fill('validation.prohibited'),
    );
    expect(await userOf(people.unverified)).toMatchObject({ first_name: 'Grace', verified_at: '' });
  });

  test('comes before a second organisation’s invitation, whose link stays good for it', async () => {
    await inviteAgain(people.unverified, 10002);
    const path = await pathFor(people.unverified);
    expect((await visit().get(path)).body.status.has_accepted_invitation).toBe(true);
    expect((await visit().post(path)).status).toBe(200);
    expect((await visit().get(path)).body.status).toMatchObject({ has_accepted_invitation: false, has_password: true });
    const visitor = visit();
    await visitor.signIn(people.unverified, demoPassword);
    expect((await visitor.post(path, person)).status).toBe(200);
  });
});

describe('sending a link again', () => {
  test('replaces one that has expired; the new one works, the old one never again [S1.7-11]', async () => {
    const old = await pathFor(people.late);
    const answer = await visit().post(`${resendPath(old)}?lang=en`);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    const path = await pathFor(people.late);
    expect(path).not.toBe(old);
    expect((await visit().get(path)).status).toBe(200);
    expect((await visit().get(old)).codes).toEqual(['verification.expired']);
  });

  test('can be asked for with a link that a newer one replaced', async () => {
    const first = await pathFor(people.invited);
    await visit().post(resendPath(first));
    const second = await pathFor(people.invited);
    expect((await visit().get(first)).codes).toEqual(['verification.expired']);
    await visit().post(resendPath(first));
    expect(await pathFor(people.invited)).not.toBe(second);
  });

  test.each([
    ['another user’s number', (path: string) => path.replace(/\/\d+\//, '/1/')],
    ['the number of nobody', (path: string) => path.replace(/\/\d+\//, '/77777/')],
    ['no number at all', (path: string) => path.replace(/\/\d+\//, '/abc/')],
    ['another token', (path: string) => `${path.slice(0, -2)}xx`],
  ])('is refused for a link with %s, in the same words, and mails nothing', async (_, forge) => {
    const path = forge(resendPath(await pathFor(people.invited)));
    const before = (await readOutbox(server)).length;
    const answer = await visit().post(path);
    expect([answer.status, answer.codes]).toEqual([422, ['verification.invalid']]);
    expect(await readOutbox(server)).toHaveLength(before);
  });

  test('is refused where nothing is left to do', async () => {
    const path = await pathFor(people.unverified);
    await visit().post(path);
    const before = (await readOutbox(server)).length;
    expect((await visit().post(resendPath(path))).codes).toEqual(['verification.done']);
    expect((await readOutbox(server)).length).toBe(before);
  });
});
