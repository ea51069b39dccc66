import type * as crypto from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/domains/accounts/passwords.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { newestMailTo } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

// A hundred wrong passwords at their real cost are a minute of a busy machine; what is counted here does not depend on it.
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  const cheapScrypt = (
    password: string,
    salt: Buffer,
    length: number,
    options: crypto.ScryptOptions,
    done: (error: Error | null, key: Buffer) => void,
  ) => original.scrypt(password, salt, length, { ...options, N: 16 }, done);
  return { ...original, scrypt: cheapScrypt };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // A demo that was loaded before has its passwords hashed at their real cost.
  const password_hash = await hashPassword(demoPassword);
  await server.services.store.updateTable('users').set({ password_hash }).where('password_hash', '<>', '').execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.useRealTimers();
  await server.services.store.deleteFrom('attempts').execute();
});

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const failTimes = async (times: number, name: string, address?: string) => {
  for (let i = 0; i < times; i++) {
    const visitor = createVisitor(server.app, address ? { address } : {});
    expect((await visitor.signIn(name, `wrong-${i}`)).status).toBe(422);
  }
};

describe('wrong passwords', () => {
  test.each([
    ['a name that exists', people.companyAdmin],
    ['a name that does not', 'nobody@mapleridge.example'],
  ])('lock %s after ten of them, from wherever they came, for fifteen minutes', async (_, name) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let i = 0; i < 10; i++) await failTimes(1, name, `192.0.2.${i + 1}`);
    const refused = await createVisitor(server.app, { address: '198.51.100.7' }).signIn(name);
    expect([refused.status, refused.codes]).toEqual([429, ['throttled']]);
    expect(refused.body.errors[0].title).toBe('Please wait before retrying. Try again in 15\u00a0min.');
    expect(refused.headers['retry-after']).toBe('900');
    later(14.9);
    expect((await createVisitor(server.app).signIn(name)).status).toBe(429);
    later(0.2);
    const expected = name === people.companyAdmin ? 200 : 422;
    expect((await createVisitor(server.app).signIn(name)).status).toBe(expected);
  });

  test('do not lock anyone else', async () => {
    await failTimes(10, people.companyAdmin);
    expect((await createVisitor(server.app).signIn(people.reader)).status).toBe(200);
  });

  test('are forgotten once the right one is given', async () => {
    await failTimes(9, people.companyAdmin);
    expect((await createVisitor(server.app).signIn(people.companyAdmin)).status).toBe(200);
    await failTimes(9, people.companyAdmin);
    expect((await createVisitor(server.app).signIn(people.companyAdmin)).status).toBe(200);
  });

  test('that come all at once are no more than ten tries', async () => {
    const tries = Array.from({ length: 14 }, () => createVisitor(server.app).signIn(people.companyAdmin, 'guess'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('of many names lock the network they come from, and a right one in between does not help', async () => {
    const address = '2001:db8:1:2::1';
    const { store } = server.services;
    for (let i = 0; i < 50; i++) {
      const visitor = createVisitor(server.app, { address: `2001:db8:1:2::${i + 1}` });
      expect((await visitor.signIn(`nobody-${i}`, 'x')).status).toBe(422);
      if (i === 20) expect((await createVisitor(server.app, { address }).signIn(people.reader)).status).toBe(200);
    }
    expect((await createVisitor(server.app, { address }).signIn(people.reader)).status).toBe(429);
    expect((await createVisitor(server.app, { address: '2001:db8:1:3::1' }).signIn(people.reader)).status).toBe(200);
    const rows = JSON.stringify(await store.selectFrom('attempts').selectAll().execute());
    expect(rows).not.toMatch(/nobody|2001/);
  });

  test('lock until a new password is set by a mailed link', async () => {
    await failTimes(10, people.hospitalAdmin);
    await createVisitor(server.app).post('/forgot-password', { email: people.hospitalAdmin });
    const { link } = await newestMailTo(server, people.hospitalAdmin);
    const query = new URLSearchParams(link.split('?')[1]);
    const password = 'Neuf-mots-de-passe';
    const body = { email: query.get('email'), token: query.get('token'), password, password_confirmation: password };
    expect((await createVisitor(server.app).post('/reset-password', body)).status).toBe(200);
    expect((await createVisitor(server.app).signIn(people.hospitalAdmin, password)).status).toBe(200);
  });
});

describe('links by mail', () => {
  test.each([
    ['a forgotten password of an account', ['/forgot-password', { email: people.reader }], 200],
    ['a forgotten password of nobody', ['/forgot-password', { email: 'nobody@mapleridge.example' }], 200],
    ['a verification that was never ours', ['/resend-my-email-verification/99/never', undefined], 422],
  ] as const)('are asked for five times in fifteen minutes: %s', async (_, [path, body], answer) => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const visitor = createVisitor(server.app, { address: `192.0.2.${i + 1}` });
      statuses.push((await visitor.post(path, body)).status);
    }
    expect(statuses).toEqual([answer, answer, answer, answer, answer, 429]);
  });

  test('are asked for twenty times by one network, whoever they are for', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) {
      statuses.push(
        (await createVisitor(server.app).post('/forgot-password', { email: `n${i}@vigie.example` })).status,
      );
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

test('a client cannot name its own address, nor hide behind a proxy that is not there', async () => {
  const forged = { 'x-forwarded-for': '203.0.113.9' };
  expect((await createVisitor(server.app).post('/login/shared', undefined, forged)).status).toBe(403);
  const proxied = await startTestServer({ TRUST_PROXY: 'on' });
  const visitor = createVisitor(proxied.app);
  expect(
    (await visitor.post('/login/shared', undefined, { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' })).status,
  ).toBe(403);
  expect(
    (await visitor.post('/login/shared', undefined, { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' })).status,
  ).toBe(200);
  await proxied.close();
});
