import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashSecret } from '#server/domains/accounts/secrets.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await readOutbox(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('attempts').execute();
});

const forget = (email: string) => createVisitor(server.app).post('/forgot-password', { email });
const linkFor = async (email: string) => {
  await forget(email);
  const { link } = await newestMailTo(server, email);
  const query = new URLSearchParams(link.split('?')[1]);
  return { email: query.get('email') ?? '', token: query.get('token') ?? '', lang: query.get('mail_lang') };
};
const check = ({ email, token }: { email: string; token: string }) =>
  createVisitor(server.app).get(`/reset-password?${new URLSearchParams({ email, token, lang: 'en' })}`);
const reset = (
  { email, token }: { email: string; token: string },
  password: string,
  password_confirmation = password,
) => createVisitor(server.app).post('/reset-password', { email, token, password, password_confirmation });

describe('a forgotten password', () => {
  test.each([
    ['a member', people.companyAdmin, 1],
    ['a member, in capitals with blanks', `  ${people.companyAdmin.toUpperCase()} `, 1],
    ['nobody', 'nobody@mapleridge.example', 0],
    ['someone who has not accepted the invitation', people.invited, 0],
  ])('of %s is answered in the same way [S1.7-05]', async (_, email, mails) => {
    const before = (await readOutbox(server)).length;
    const answer = await forget(email);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect((await readOutbox(server)).length - before).toBe(mails);
  });

  test('of a shared account is mailed to nobody, even if its name is an address', async () => {
    const { store } = server.services;
    const name = 'shared@mapleridge.example';
    await store.updateTable('users').set({ name, email: name }).where('name', '=', people.shared).execute();
    const before = (await readOutbox(server)).length;
    expect((await forget(name)).status).toBe(200);
    expect(await readOutbox(server)).toHaveLength(before);
    await store.updateTable('users').set({ name: people.shared, email: '' }).where('name', '=', name).execute();
  });

  test('of something that is no address is refused at the field [S1.5-01 S1.5-09]', async () => {
    expect((await forget('nobody')).pointers).toEqual(['/data/email validation.email']);
    expect((await forget(' ')).pointers).toEqual(['/data/email request.required']);
  });

  test('brings a link in the language of the account [S1.2.4-01]', async () => {
    const { email, token, lang } = await linkFor(people.reader);
    expect([email, lang]).toEqual([people.reader, 'fr']);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await newestMailTo(server, people.reader)).subject).toBe('Choisissez un nouveau mot de passe pour Vigie');
  });
});

describe('the link for a new password', () => {
  test('sets it, ends every session of the account, and opens nothing by itself [S1.7-06 S1.7-07]', async () => {
    const signedIn = createVisitor(server.app);
    await signedIn.signIn(people.collectionAdmin);
    const other = createVisitor(server.app);
    await other.signIn(people.companyAdmin);
    const link = await linkFor(people.collectionAdmin);
    expect((await check(link)).status).toBe(200);
    const answer = await reset(link, 'Encore-quatre-mots-bien-choisis');
    expect([answer.status, answer.body, answer.cookies]).toEqual([200, {}, []]);
    expect((await signedIn.get('/userinfo')).status).toBe(401);
    expect((await other.get('/userinfo')).status).toBe(200);
    expect((await createVisitor(server.app).signIn(people.collectionAdmin)).status).toBe(422);
    expect(
      (await createVisitor(server.app).signIn(people.collectionAdmin, 'Encore-quatre-mots-bien-choisis')).status,
    ).toBe(200);
  });

  test('takes the choice of locations away from whoever had it', async () => {
    const manager = createVisitor(server.app);
    await manager.signIn(people.manager);
    await reset(await linkFor(people.manager), demoPassword);
    expect((await manager.get('/login/locations')).body).toEqual({ locations: [] });
  });

  test('works once', async () => {
    const link = await linkFor(people.hospitalAdmin);
    expect((await reset(link, demoPassword)).status).toBe(200);
    expect((await check(link)).codes).toEqual(['reset.invalid']);
    expect((await reset(link, 'Something-else-2')).codes).toEqual(['reset.invalid']);
  });

  test('used twice at the same moment sets one password', async () => {
    const link = await linkFor(people.hospitalAdmin);
    const answers = await Promise.all([reset(link, demoPassword), reset(link, demoPassword)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['password.not_updated']);
  });

  test('holds beside a newer one, so that nobody takes it away by asking; once one is used, none does', async () => {
    const first = await linkFor(people.hospitalAdmin);
    const second = await linkFor(people.hospitalAdmin);
    expect([(await check(first)).status, (await check(second)).status]).toEqual([200, 200]);
    expect((await reset(first, demoPassword)).status).toBe(200);
    expect((await check(second)).codes).toEqual(['reset.invalid']);
  });

  test('holds for an hour', async () => {
    const link = await linkFor(people.hospitalAdmin);
    const { store } = server.services;
    const row = store.selectFrom('tokens').select('expires_at').where('token_hash', '=', hashSecret(link.token));
    const { expires_at } = await row.executeTakeFirstOrThrow();
    expect((Date.parse(expires_at) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    await store
      .updateTable('tokens')
      .set({ expires_at: new Date().toISOString() })
      .where('kind', '=', 'reset')
      .execute();
    expect((await check(link)).codes).toEqual(['reset.invalid']);
    expect((await reset(link, demoPassword)).codes).toEqual(['reset.invalid']);
  });

  test('belongs to one account', async () => {
    const { token } = await linkFor(people.hospitalAdmin);
    expect((await check({ email: people.companyAdmin, token })).codes).toEqual(['reset.invalid']);
    expect((await reset({ email: people.companyAdmin, token }, demoPassword)).codes).toEqual(['reset.invalid']);
  });

  test('is not made good by what the database and the queue hold of it', async () => {
    await forget(people.hospitalAdmin);
    const { store } = server.services;
    const queued = await store.selectFrom('jobs').selectAll().execute();
    const { link } = await newestMailTo(server, people.hospitalAdmin);
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    const everything = JSON.stringify([
      queued,
      await store.selectFrom('tokens').selectAll().execute(),
      await store.selectFrom('jobs').selectAll().execute(),
    ]);
    expect(everything).toContain(hashSecret(token));
    expect(everything).not.toContain(token);
    expect((await check({ email: people.hospitalAdmin, token: hashSecret(token) })).status).toBe(422);
  });

  test('verifies nothing else', async () => {
    await reset(await linkFor(people.unverified), 'Encore-quatre-mots-bien-choisis');
    const user = await server.services.store
      .selectFrom('users')
      .select('verified_at')
      .where('name', '=', people.unverified)
      .executeTakeFirstOrThrow();
    expect(user.verified_at).toBe('');
    expect((await createVisitor(server.app).signIn(people.unverified, 'Encore-quatre-mots-bien-choisis')).status).toBe(
      422,
    );
  });

  test('says of each field what is wrong with it, in both languages, and stays good [S1.3-09 S1.5-02 S1.5-09]', async () => {
    const link = await linkFor(people.hospitalAdmin);
    const short = await reset(link, 'short', 'other');
    expect(short.body.errors).toEqual([
      {
        code: 'validation.min_string',
        title: 'This field should be at least 8 characters long',
        source: { pointer: '/data/password' },
        meta: { params: { min: 8 } },
      },
      {
        code: 'validation.password_confirmed',
        title: 'The password and its confirmation are not the same',
        source: { pointer: '/data/password_confirmation' },
      },
    ]);
    expect((await reset(link, 'x'.repeat(65))).body.errors[0].title).toBe('The maximum length allowed is 64');
    expect((await reset(link, '', '')).pointers).toEqual([
      '/data/password request.required',
      '/data/password_confirmation request.required',
    ]);
    const french = await createVisitor(server.app, { language: 'fr' }).post('/reset-password', {
      ...{ email: link.email, token: link.token },
      password: 'court',
      password_confirmation: 'court',
    });
    expect(french.body.errors[0].title).toBe('Ce champ doit compter au moins 8 caractères');
    expect((await check(link)).status).toBe(200);
  });
});
