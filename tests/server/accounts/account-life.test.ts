import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { moveAddress } from '#server/domains/users/edit-user.ts';
import { findMember } from '#server/domains/users/members.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let someone: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('attempts').execute();
  someone = await addMember(server);
});

const mailsTo = async (address: string) => (await readOutbox(server)).filter(({ to }) => to === address);
const newAddress = () => `${crypto.randomUUID()}@moved.example`;

describe('another address that an organisation’s directory gives', () => {
  const move = async (email: string) => {
    const { store } = server.services;
    const member = await findMember(store, 10001, someone.id);
    if (!member) throw new Error('no such member');
    await inTransaction(store, (trx) => moveAddress(trx, member, { email, organisationId: 10001 }));
  };

  test('is told to the old one, with what to do, and ends the person’s sessions', async () => {
    const own = await signedIn(server, someone.name);
    const email = newAddress();
    await move(email);
    const mail = await newestMailTo(server, someone.name);
    expect(mail.subject).toBe('Your Vigie account has another address now');
    expect(mail.text).toContain('An administrator of Maple Ridge Manufacturing');
    expect(mail.text).toContain('tell your administrator and write to the address below at once');
    expect(mail.text).not.toContain(email);
    expect((await own.get('/userinfo')).status).toBe(401);
    expect((await createVisitor(server.app).signIn(email)).codes).toEqual(['auth.failed']);
  });

  test('is not told to an address that nobody ever showed to be theirs', async () => {
    await server.services.store.updateTable('users').set({ verified_at: '' }).where('id', '=', someone.id).execute();
    await move(newAddress());
    expect(await mailsTo(someone.name)).toEqual([]);
  });
});

test('another address of one’s own is told to the old one once the new one is confirmed', async () => {
  const own = await signedIn(server, someone.name);
  const email = newAddress();
  const attributes = {
    first_name: 'Zoé',
    last_name: 'Roy',
    phone: '905-555-0100',
    is_subscribed: true,
    email,
    email_confirmation: email,
    current_password: demoPassword,
  };
  expect((await own.put(`/users/${someone.id}`, { data: { attributes } })).status).toBe(200);
  expect(await mailsTo(someone.name)).toEqual([]);
  const { link } = await newestMailTo(server, email);
  expect((await createVisitor(server.app).post(link.split('?')[0] ?? '')).status).toBe(200);
  expect((await newestMailTo(server, someone.name)).text).toContain('confirmed from the new address');
});

test('a password set by a mailed link is told to its person', async () => {
  await createVisitor(server.app).post('/forgot-password', { email: someone.name });
  const query = new URLSearchParams((await newestMailTo(server, someone.name)).link.split('?')[1]);
  const password = 'Quatre mots bien choisis';
  const body = { email: someone.name, token: query.get('token'), password, password_confirmation: password };
  expect((await createVisitor(server.app).post('/reset-password', body)).status).toBe(200);
  expect((await newestMailTo(server, someone.name)).subject).toBe('Your Vigie password was changed');
});

describe('a new password', () => {
  const change = (own: SignedIn, password: string) =>
    own.post('/change-password', { current_password: demoPassword, password, password_confirmation: password });

  test.each(['password', 'Password1!', '12345678', '87654321', 'aaaaaaaa', 'abcdefgh', 'Mot de passe', 'azertyuiop'])(
    'that everybody tries first is refused at its field: %s',
    async (password) => {
      const own = await signedIn(server, someone.name);
      expect((await change(own, password)).faults).toEqual(['/data/password validation.password_common']);
    },
  );

  test('that is one’s own address or name, or the organization’s, is refused at its field', async () => {
    const own = await signedIn(server, someone.name);
    for (const password of [
      someone.name,
      someone.name.split('@')[0] ?? '',
      'ZoeRoy2026',
      'roy.zoé-1',
      'Mapleridge2026',
    ])
      expect([password, (await change(own, password)).faults]).toEqual([
        password,
        ['/data/password validation.password_own'],
      ]);
  });

  test('that is one’s own address is refused by a mailed link too', async () => {
    await createVisitor(server.app).post('/forgot-password', { email: someone.name });
    const query = new URLSearchParams((await newestMailTo(server, someone.name)).link.split('?')[1]);
    for (const password of [someone.name, 'MapleRidge1!']) {
      const body = { email: someone.name, token: query.get('token'), password, password_confirmation: password };
      const refused = await createVisitor(server.app).post('/reset-password', body);
      expect(refused.pointers).toEqual(['/data/password validation.password_own']);
    }
  });

  test('brings a new session: a cookie that was stolen before opens nothing any more', async () => {
    const own = createVisitor(server.app);
    await own.signIn(someone.name);
    const thief = createVisitor(server.app);
    for (const [name, value] of own.cookies) thief.cookies.set(name, value);
    expect((await thief.get('/userinfo')).status).toBe(200);
    const password = 'Quatre mots bien choisis';
    const body = { current_password: demoPassword, password, password_confirmation: password };
    expect((await own.post('/change-password', body)).status).toBe(200);
    expect((await thief.get('/userinfo')).status).toBe(401);
    expect((await own.get('/userinfo')).status).toBe(200);
  });
});

describe('a session that nobody uses', () => {
  const idle = async (name: string, minutes: number) => {
    const then = new Date(Date.now() - minutes * 60_000).toISOString();
    const { store } = server.services;
    const { id } = await store.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    await store
      .updateTable('sessions')
      .set({ created_at: then, used_at: '' })
      .where('membership_id', 'in', (eb) => eb.selectFrom('memberships').select('id').where('user_id', '=', id))
      .execute();
  };

  test('ends after SESSION_IDLE_MINUTES, long before its hours are over', async () => {
    const own = await signedIn(server, someone.name);
    await idle(someone.name, 241);
    expect((await own.get('/userinfo')).status).toBe(401);
  });

  test('is kept by its use, and not by what the page asks by itself', async () => {
    const own = await signedIn(server, someone.name);
    const usedAt = async () =>
      (
        await server.services.store
          .selectFrom('sessions')
          .innerJoin('memberships', 'memberships.id', 'sessions.membership_id')
          .select('used_at')
          .where('user_id', '=', someone.id)
          .executeTakeFirstOrThrow()
      ).used_at;
    await idle(someone.name, 200);
    await own.get('/get-notifications');
    expect(await usedAt()).toBe('');
    await own.get('/userinfo');
    expect(Date.now() - Date.parse(await usedAt())).toBeLessThan(60_000);
  });

  test('goes on where a network opened it', async () => {
    const visitor = createVisitor(server.app, { address: '203.0.113.9' });
    await visitor.post('/login/shared');
    await idle(people.shared, 600);
    expect((await visitor.get('/userinfo')).status).toBe(200);
  });
});

test('nobody learns by a change of address who has an account', async () => {
  const own = await signedIn(server, someone.name);
  const ask = (email: string) =>
    own.put(`/users/${someone.id}`, {
      data: {
        attributes: {
          first_name: 'Zoé',
          last_name: 'Roy',
          phone: '905-555-0100',
          is_subscribed: true,
          email,
          email_confirmation: email,
          current_password: demoPassword,
        },
      },
    });
  const answers = [await ask(people.hospitalAdmin), await ask('nobody@riviere-bleue.example')];
  expect(answers.map(({ status, faults }) => [status, faults])).toEqual([
    [200, []],
    [200, []],
  ]);
});

test('whoever has an address already is told that it cannot be a second account’s, and gets no link', async () => {
  const own = await signedIn(server, someone.name);
  const email = people.hospitalAdmin;
  const attributes = {
    first_name: 'Zoé',
    last_name: 'Roy',
    phone: '905-555-0100',
    is_subscribed: true,
    email,
    email_confirmation: email,
    current_password: demoPassword,
  };
  await own.put(`/users/${someone.id}`, { data: { attributes } });
  const mail = await newestMailTo(server, email);
  expect(mail.link).toBe('');
  expect(mail.text + mail.subject).toMatch(/already has|a déjà/);
});
