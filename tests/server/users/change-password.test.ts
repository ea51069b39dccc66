import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { newestMailTo } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, type SignedIn, signedIn } from './members.ts';

let server: TestServer;
let name: string;
let own: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('attempts').execute();
  ({ name } = await addMember(server));
  own = await signedIn(server, name);
});

const next = 'Nouveau-mot-8';
const change = (fields: object = {}, who = own) =>
  who.post('/change-password', {
    current_password: demoPassword,
    password: next,
    password_confirmation: next,
    ...fields,
  });

test('a new password takes the place of the current one; every other session ends, and a mail says so [S2.7-35]', async () => {
  const elsewhere = await signedIn(server, name);
  const here = createVisitor(server.app);
  await here.signIn(name);
  const body = { current_password: demoPassword, password: next, password_confirmation: next };
  const answer = await here.post('/change-password', body);
  expect([answer.status, answer.body]).toEqual([200, {}]);
  expect((await here.get('/userinfo')).status).toBe(200);
  expect((await elsewhere.get('/userinfo')).status).toBe(401);
  const mail = await newestMailTo(server, name);
  expect([mail.subject, mail.link]).toEqual(['Your Vigie password was changed', '/forgot-password']);
  expect((await createVisitor(server.app).signIn(name)).status).toBe(422);
  expect((await createVisitor(server.app).signIn(name, next)).status).toBe(200);
});

test('a link for a forgotten password holds no longer', async () => {
  await createVisitor(server.app).post('/forgot-password', { email: name });
  const query = new URLSearchParams((await newestMailTo(server, name)).link.split('?')[1]);
  query.delete('mail_lang');
  expect((await own.get(`/reset-password?${query}`)).status).toBe(200);
  await change();
  expect((await own.get(`/reset-password?${query}`)).faults).toEqual(['reset.invalid']);
});

test.each([
  ['a wrong current password', { current_password: 'wrong' }, ['current_password validation.current_password']],
  ['no current password', { current_password: '' }, ['current_password request.required']],
  ['an endless current password', { current_password: 'x'.repeat(65) }, ['current_password validation.max_string']],
  ['a short one', { password: 'short', password_confirmation: 'short' }, ['password validation.min_string']],
  [
    'an endless one',
    { password: 'x'.repeat(65), password_confirmation: 'x'.repeat(65) },
    ['password validation.max_string'],
  ],
  ['another confirmation', { password_confirmation: 'else' }, ['password_confirmation validation.password_confirmed']],
  [
    'nothing at all',
    { current_password: undefined, password: undefined, password_confirmation: undefined },
    ['current_password request.required', 'password request.required', 'password_confirmation request.required'],
  ],
])('%s is said of its field, and nothing changes [S2.5-37 S2.5-39]', async (_, fields, faults) => {
  expect((await change(fields)).faults).toEqual(faults.map((fault) => `/data/${fault}`));
  expect((await createVisitor(server.app).signIn(name)).status).toBe(200);
});

test('what is wrong is said in both languages', async () => {
  const french = await signedIn(server, name, 'fr');
  expect((await change({ current_password: 'x' })).titles).toEqual(['The current password is incorrect']);
  expect((await change({ current_password: 'x' }, french)).titles).toEqual(['Le mot de passe actuel est incorrect']);
});

test('a shared account cannot change its password', async () => {
  expect((await change({}, await signedIn(server, people.shared))).faults).toEqual(['auth.forbidden']);
});

test('after ten wrong ones one has to wait', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await change({ current_password: `no-${i}` })).status);
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  expect((await change()).titles).toEqual(['Please wait before retrying. Try again in 1\u00a0min.']);
});

test('two changes at the same moment are one', async () => {
  const answers = await Promise.all([
    change(),
    change({ password: 'Autre-mot-9', password_confirmation: 'Autre-mot-9' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(answers.flatMap(({ faults }) => faults)).toEqual(['password.not_updated']);
});
