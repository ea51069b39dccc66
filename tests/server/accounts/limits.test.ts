import type * as nodeCrypto from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '#server/domains/accounts/passwords.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

// A hundred wrong passwords at their real cost are a minute of a busy machine; what is counted here does not depend on it.
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof nodeCrypto>();
  const cheapScrypt = (
    password: string,
    salt: Buffer,
    length: number,
    options: nodeCrypto.ScryptOptions,
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
  for (const table of ['attempts', 'known_devices', 'known_networks'] as const)
    await server.services.store.deleteFrom(table).execute();
});

/** Members of the first organisation, with the password of the demo. */
const addPeople = async (count: number): Promise<string[]> => {
  const { store } = server.services;
  const { password_hash } = await store
    .selectFrom('users')
    .select('password_hash')
    .where('name', '=', people.reader)
    .executeTakeFirstOrThrow();
  const now = new Date().toISOString();
  const names = Array.from({ length: count }, () => `${crypto.randomUUID()}@mapleridge.example`);
  for (const name of names) {
    const person = { name, email: name, first_name: '', last_name: '', phone: '', language: 'en' as const };
    const { id: user_id } = await store
      .insertInto('users')
      .values({ ...person, password_hash, shared: 0, is_subscribed: 0, verified_at: now, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await store
      .insertInto('memberships')
      .values({ user_id, organisation_id: 10001, role: 'collection-admin', invited_at: now, accepted_at: now })
      .execute();
  }
  return names;
};

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
  ])(
    'from one network slow it down for %s: ten at once, then one a minute, two, four, up to a quarter of an hour',
    async (_, name) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const address = '192.0.2.1';
      await failTimes(10, name, address);
      for (const wait of [1, 2, 4, 8, 15, 15]) {
        const refused = await createVisitor(server.app, { address }).signIn(name);
        expect([refused.status, refused.codes]).toEqual([429, ['throttled']]);
        expect(refused.body.errors[0].title).toBe(`Please wait before retrying. Try again in ${wait}\u00a0min.`);
        expect(refused.headers['retry-after']).toBe(String(wait * 60));
        later(wait);
        await failTimes(1, name, address);
      }
      later(15.1);
      const expected = name === people.companyAdmin ? 200 : 422;
      expect((await createVisitor(server.app, { address }).signIn(name)).status).toBe(expected);
    },
  );

  test('do not slow anyone else', async () => {
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

  test('are not what thirty right ones at the same moment are taken for, nor does one among them keep others out', async () => {
    const signIns = Array.from({ length: 30 }, (_, number) =>
      createVisitor(server.app, { address: '192.0.2.7' }).signIn(people.reader, number === 3 ? 'wrong' : undefined),
    );
    const statuses = (await Promise.all(signIns)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map((_, number) => (number === 3 ? 422 : 200)));
  });

  test('of many names slow the network they come from, and a right one in between does not help; the store keeps neither name nor network', async () => {
    const address = '2001:db8:1:2::1';
    const { store } = server.services;
    for (let i = 0; i < 50; i++) {
      const visitor = createVisitor(server.app, { address: `2001:db8:1:2::${i + 1}` });
      expect((await visitor.signIn(`nobody-${i}`, 'x')).status).toBe(422);
    }
    expect((await createVisitor(server.app, { address }).signIn('nobody-50', 'x')).status).toBe(429);
    expect((await createVisitor(server.app, { address: '2001:db8:1:3::1' }).signIn('nobody-50', 'x')).status).toBe(422);
    const rows = JSON.stringify(await store.selectFrom('attempts').selectAll().execute());
    expect(rows).not.toMatch(/nobody|2001:/);
  });

  test('from a hundred networks slow a name for strangers', async () => {
    const name = people.hospitalAdmin;
    for (let i = 0; i < 100; i++) await failTimes(1, name, `100.64.${i}.1`);
    expect((await createVisitor(server.app, { address: '100.65.0.1' }).signIn(name)).status).toBe(429);
    expect((await createVisitor(server.app, { address: '100.65.0.1' }).signIn(people.reader)).status).toBe(200);
  });

  test('count until a new password is set by a mailed link', async () => {
    await failTimes(10, people.hospitalAdmin);
    await createVisitor(server.app).post('/forgot-password', { email: people.hospitalAdmin });
    const { link } = await newestMailTo(server, people.hospitalAdmin);
    const query = new URLSearchParams(link.split('?')[1]);
    const password = 'Neuf-mots-de-passe';
    const body = { email: query.get('email'), token: query.get('token'), password, password_confirmation: password };
    expect((await createVisitor(server.app).post('/reset-password', body)).status).toBe(200);
    expect((await createVisitor(server.app).signIn(people.hospitalAdmin, password)).status).toBe(200);
    await server.services.store
      .updateTable('users')
      .set({ password_hash: await hashPassword(demoPassword) })
      .where('name', '=', people.hospitalAdmin)
      .execute();
  });
});

describe('wrong tries are no weapon:', () => {
  const ward = '203.0.113.40';
  const attacker = '198.51.100.66';

  test('the shared account of a hospital stays open in its network, whatever is tried elsewhere', async () => {
    for (let i = 0; i < 12; i++) await createVisitor(server.app, { address: attacker }).signIn(people.shared, `x${i}`);
    expect((await createVisitor(server.app, { address: attacker }).signIn(people.shared)).status).toBe(429);
    expect((await createVisitor(server.app, { address: ward }).signIn(people.shared)).status).toBe(200);
  });

  test('behind one address, fifty wrong names of a visitor keep nobody out who works there, new devices neither', async () => {
    expect((await createVisitor(server.app, { address: ward }).signIn(people.companyAdmin)).status).toBe(200);
    for (let i = 0; i < 55; i++) await createVisitor(server.app, { address: ward }).signIn(`visitor-${i}`, 'x');
    expect((await createVisitor(server.app, { address: ward }).signIn('visitor-56', 'x')).status).toBe(429);
    expect((await createVisitor(server.app, { address: ward }).signIn(people.reader)).status).toBe(200);
    expect((await createVisitor(server.app, { address: ward }).signIn(people.shared)).status).toBe(200);
  });

  test('of fifty people behind one address, all get in at once while one of them tries the names of all the others', async () => {
    const names = await addPeople(50);
    const devices = names.map(() => createVisitor(server.app, { address: ward }));
    for (const [at, name] of names.entries()) expect((await devices[at]!.signIn(name)).status).toBe(200);
    const attack = async () => {
      for (const [at, name] of names.entries())
        for (let tried = 0; tried < (at === 0 ? 12 : 3); tried++)
          await createVisitor(server.app, { address: ward }).signIn(name, `wrong-${tried}`);
    };
    const work = async () => {
      const statuses: number[] = [];
      for (let round = 0; round < 2; round++)
        statuses.push(...(await Promise.all(names.map(async (name, at) => (await devices[at]!.signIn(name)).status))));
      return statuses;
    };
    const [, during] = await Promise.all([attack(), work()]);
    expect(new Set(during)).toEqual(new Set([200]));
    // The attack came to nothing but waits of its own.
    expect((await createVisitor(server.app, { address: ward }).signIn(names[0]!)).status).toBe(429);
    // Somebody whose name was not tried gets in on a device that nobody has seen.
    expect((await createVisitor(server.app, { address: ward }).signIn(people.reader)).status).toBe(200);
  }, 120_000);

  test('in the same room, who tries a name on another device keeps nobody from their own', async () => {
    const own = createVisitor(server.app, { address: ward });
    expect((await own.signIn(people.reader)).status).toBe(200);
    await failTimes(10, people.reader, ward);
    expect((await createVisitor(server.app, { address: ward }).signIn(people.reader)).status).toBe(429);
    expect((await own.signIn(people.reader)).status).toBe(200);
  });

  test('a device is no way round: its own wrong tries count, and it is no other account’s, nor made up', async () => {
    const own = createVisitor(server.app, { address: attacker });
    expect((await own.signIn(people.reader)).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await own.signIn(people.reader, 'x')).status).toBe(422);
    expect((await own.signIn(people.reader)).status).toBe(429);
    await failTimes(10, people.companyAdmin, attacker);
    expect((await own.signIn(people.companyAdmin)).status).toBe(429);
    const made = createVisitor(server.app, { address: attacker });
    made.cookies.set('vigie_device', 'made-up');
    expect((await made.signIn(people.companyAdmin)).status).toBe(429);
  });

  test('an operator is locked out of neither way in: links that were mailed stay good, and another is to be had at the desk’s own place', async () => {
    const { store } = server.services;
    await store.updateTable('users').set({ demo: 0 }).where('name', '=', people.operator).execute();
    const own = createVisitor(server.app, { address: ward });
    expect((await own.signIn(people.operator)).status).toBe(200);
    await failTimes(10, people.operator, attacker);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const { status } = await createVisitor(server.app, { address: attacker }).post('/forgot-password', {
        email: people.operator,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const links = (await readOutbox(server)).filter(({ to }) => to === people.operator).map(({ link }) => link);
    const states: number[] = [];
    for (const link of links.slice(-5)) {
      const query = new URLSearchParams(link.split('?')[1]);
      query.delete('mail_lang');
      states.push((await createVisitor(server.app).get(`/reset-password?${query}`)).status);
    }
    expect(states).toEqual([200, 200, 200, 200, 200]);
    expect((await own.post('/forgot-password', { email: people.operator })).status).toBe(200);
    expect((await own.signIn(people.operator)).status).toBe(200);
  });

  test('in a session that was left open they make nobody wait elsewhere', async () => {
    const left = createVisitor(server.app);
    await left.signIn(people.reader);
    const body = {
      current_password: 'x',
      password: 'Quatre mots bien longs',
      password_confirmation: 'Quatre mots bien longs',
    };
    for (let i = 0; i < 10; i++) expect((await left.post('/change-password', body)).status).toBe(422);
    expect((await left.post('/change-password', body)).status).toBe(429);
    expect((await createVisitor(server.app).signIn(people.reader)).status).toBe(200);
  });

  test('links that were never ours exhaust nobody’s invitation', async () => {
    const path = (await newestMailTo(server, people.invited)).link.split('?')[0] ?? '';
    const resend = path.replace('/verify-email', '/resend-my-email-verification');
    const forged = resend.replace(/[^/]+$/, 'forged');
    for (let i = 0; i < 8; i++) await createVisitor(server.app, { address: `198.51.100.${i}` }).post(forged);
    expect((await createVisitor(server.app, { address: ward }).post(resend)).status).toBe(200);
  });

  test('that were told to wait are in the audit log, once in a quarter of an hour for a name and a network', async () => {
    const { store } = server.services;
    const toldOf = async () =>
      (await readOutbox(server)).filter(
        ({ to, subject }) => to === people.companyAdmin && subject === 'Wrong passwords for your Vigie account',
      ).length;
    // Other tests forget the tries, and with them when somebody was told last.
    const before = await toldOf();
    await failTimes(10, people.companyAdmin, attacker);
    await store.deleteFrom('audit_entries').execute();
    for (let i = 0; i < 5; i++) await createVisitor(server.app, { address: attacker }).signIn(people.companyAdmin);
    const entries = await store.selectFrom('audit_entries').select(['event', 'network']).execute();
    expect(entries).toEqual([{ event: 'sign-in-limited', network: attacker }]);
    // And its owner is told, once in six hours, from wherever it is tried.
    for (let i = 0; i < 12; i++)
      await createVisitor(server.app, { address: '198.51.100.77' }).signIn(people.companyAdmin, 'wrong');
    expect(await toldOf()).toBe(before + 1);
  });
});

describe('links by mail', () => {
  test.each([
    ['a forgotten password of an account', ['/forgot-password', { email: people.reader }], 200],
    ['a forgotten password of nobody', ['/forgot-password', { email: 'nobody@mapleridge.example' }], 200],
  ] as const)('are asked for five times by strangers, wherever they are: %s', async (_, [path, body], answer) => {
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
