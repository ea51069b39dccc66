import { readFileSync, statSync } from 'node:fs';
import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiBase, type Call, scimContent } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { keyFileIn, openKeyRing } from '#server/platform/encryption/key-ring.ts';
import { rotateKeys } from '#server/platform/encryption/rotate-keys.ts';
import { readOutbox } from '#tests/support/mails.ts';
import { marked, people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { addMember, signedIn } from '../users/members.ts';

let server: TestServer;
let person: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('attempts').execute();
  await server.services.store.updateTable('organisations').set({ second_factor: 'nobody' }).execute();
  person = await addMember(server);
});

const password = { current_password: demoPassword };
const visitor = (address?: string) => createVisitor(server.app, address === undefined ? {} : { address });
const subjectsTo = async (name: string) =>
  (await readOutbox(server)).filter(({ to }) => to === name).map(({ subject }) => subject);

/** Sets an app up in somebody's session; the app makes codes, each good for one sign-in. */
const setUpApp = async (own: Visitor) => {
  const { uri } = (await own.post('/second-factor/totp/begin', password)).body;
  const totp = URI.parse(uri);
  const { store } = server.services;
  const code = () => totp.generate();
  const { status, body } = await own.post('/second-factor/totp', { code: code() });
  expect(status).toBe(200);
  return {
    recoveryCodes: body.recovery_codes as string[],
    /** A code that was not used yet: the half minute is taken to be over. */
    nextCode: async () => {
      await store.updateTable('totp_secrets').set({ last_step: 0 }).execute();
      return code();
    },
    code,
  };
};

const withApp = async () => {
  const own = visitor();
  await own.signIn(person.name);
  return { own, ...(await setUpApp(own)) };
};

describe('an account with an authenticator app', () => {
  test('is opened by nothing but the password and a code of this moment, which works once', async () => {
    const { nextCode, code } = await withApp();
    const thief = visitor();
    const { body } = await thief.signIn(person.name);
    expect(body.meta).toEqual({ second_factor: { totp: true, passkey: false } });
    expect((await thief.get('/userinfo')).status).toBe(401);
    expect((await thief.get('/login/locations')).body).toEqual({ locations: [] });
    for (const wrong of ['000000', '', person.name, demoPassword])
      expect((await thief.post('/login/second-factor', { code: wrong })).status).toBe(422);
    expect((await thief.get('/userinfo')).status).toBe(401);

    const own = visitor();
    await own.signIn(person.name);
    expect((await own.post('/login/second-factor', { code: await nextCode() })).status).toBe(200);
    expect((await own.get('/userinfo')).status).toBe(200);
    // A person who looks over the shoulder has the same code, in the same half minute.
    expect((await thief.post('/login/second-factor', { code: code() })).codes).toEqual(['auth.code_wrong']);
  });

  test('is not opened by a code without the password, by a step that was used, or by a step in place of a session', async () => {
    const { nextCode } = await withApp();
    expect((await visitor().post('/login/second-factor', { code: await nextCode() })).codes).toEqual([
      'auth.step_over',
    ]);
    const own = visitor();
    await own.signIn(person.name);
    const step = own.cookies.get('vigie_step') ?? '';
    expect((await own.post('/login/second-factor', { code: await nextCode() })).status).toBe(200);
    const again = visitor();
    again.cookies.set('vigie_step', step);
    expect((await again.post('/login/second-factor', { code: await nextCode() })).codes).toEqual(['auth.step_over']);
    again.cookies.set('vigie_session', step);
    expect((await again.get('/userinfo')).status).toBe(401);
  });

  test('is opened by a recovery code once, however it is typed, which its person is told', async () => {
    const { recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    for (const [code, status] of [
      [typed, 200],
      [first, 422],
      [second, 200],
    ] as const) {
      const own = visitor();
      await own.signIn(person.name);
      expect((await own.post('/login/second-factor', { code })).status).toBe(status);
    }
    expect(await subjectsTo(person.name)).toContain('A recovery code opened your Vigie account');
    const { events } = await eventsOf(person.id);
    expect(events.filter((event) => event === 'recovery-code-used')).toHaveLength(2);
  });

  test('is not opened by another person’s recovery code', async () => {
    const { recoveryCodes } = await withApp();
    person = await addMember(server);
    await withApp();
    const thief = visitor();
    await thief.signIn(person.name);
    expect((await thief.post('/login/second-factor', { code: recoveryCodes[0] })).codes).toEqual(['auth.code_wrong']);
  });

  test('has whoever guesses codes wait where they guess, and nobody else', async () => {
    const { nextCode, own: known } = await withApp();
    const attacker = visitor('203.0.113.66');
    await attacker.signIn(person.name);
    for (let i = 0; i < 10; i++)
      expect((await attacker.post('/login/second-factor', { code: '000000' })).status).toBe(422);
    expect((await attacker.post('/login/second-factor', { code: await nextCode() })).status).toBe(429);
    await known.signIn(person.name);
    expect((await known.post('/login/second-factor', { code: await nextCode() })).status).toBe(200);
  });

  test('loses it to nobody who does not know the password, though a session was left open', async () => {
    const { own } = await withApp();
    for (const path of ['totp/remove', 'totp/begin', 'passkeys/begin', 'recovery-codes'])
      for (const body of [{}, { current_password: 'a guess' }])
        expect([path, (await own.post(`/second-factor/${path}`, body)).status]).toEqual([path, 422]);
    expect((await own.get('/second-factor')).body.totp).toBe(true);
    expect((await own.post('/second-factor/totp/remove', password)).status).toBe(200);
    expect((await visitor().signIn(person.name)).body).toEqual({});
    expect(await subjectsTo(person.name)).toContain('A way to sign in was removed from your Vigie account');
  });

  test('goes on with the app it has until a code of another one was right', async () => {
    const { own, nextCode } = await withApp();
    await own.post('/second-factor/totp/begin', password);
    expect((await own.post('/second-factor/totp', { code: '123456' })).codes).toEqual(['auth.code_wrong']);
    const elsewhere = visitor();
    await elsewhere.signIn(person.name);
    expect((await elsewhere.post('/login/second-factor', { code: await nextCode() })).status).toBe(200);
  });
});

describe('who must have a second factor', () => {
  const mustEnrol = async (own: Visitor) => (await own.get('/second-factor')).body.must_enrol as boolean;

  test.each([
    ['nobody', 'company-admin', false],
    ['administrators', 'company-admin', true],
    ['administrators', 'collection-admin', false],
    ['everyone', 'read-only', true],
  ] as const)('of an organisation that says “%s”: %s %s', async (policy, role, isDemanded) => {
    const { store } = server.services;
    await store.updateTable('organisations').set({ second_factor: policy }).where('id', '=', 10001).execute();
    await store.updateTable('memberships').set({ role }).where('user_id', '=', person.id).execute();
    const own = visitor();
    await own.signIn(person.name);
    expect(await mustEnrol(own)).toBe(isDemanded);
    expect((await own.get('/userinfo')).body.permissions.length === 1).toBe(isDemanded);
  });

  test('reaches nothing else of the whole API before it is set up, and everything after', async () => {
    const { store } = server.services;
    await store.updateTable('users').set({ demo: 0 }).where('name', '=', people.operator).execute();
    const own = visitor();
    await own.signIn(people.operator);
    const closed = (calls as readonly Call[]).filter(
      ({ id, access, content }) =>
        access !== 'anyone' &&
        // Of programs alone, whatever a session has.
        content !== scimContent &&
        id !== 'getUserInfo' &&
        !(typeof access === 'object' && access.permission === 'second-factor'),
    );
    expect(closed.length).toBeGreaterThan(60);
    for (const { method, path, id } of closed) {
      const response = await server.app.inject({
        method,
        url: apiBase + path.replace(/:\w+/g, '1'),
        headers: marked,
        cookies: Object.fromEntries(own.cookies),
      });
      expect([id, response.statusCode, response.json().errors?.[0]?.code]).toEqual([
        id,
        403,
        'auth.second_factor_missing',
      ]);
    }
    await setUpApp(own);
    expect((await own.get('/operator/users')).status).toBe(200);
    expect((await own.post('/second-factor/totp/remove', password)).codes).toEqual(['auth.second_factor_demanded']);
    expect((await own.get('/second-factor')).body.totp).toBe(true);
  });
});

describe('a second factor whose device is gone', () => {
  test('is reset by an administrator: sessions end, the person is told, and the password is enough to begin anew', async () => {
    const { own } = await withApp();
    const admin = await signedIn(server, people.companyAdmin);
    expect((await admin.post(`/users/${person.id}/reset-second-factor`, {})).status).toBe(200);
    expect((await own.get('/userinfo')).status).toBe(401);
    expect(await subjectsTo(person.name)).toContain('Two-step sign-in of your Vigie account was reset');
    expect((await visitor().signIn(person.name)).body).toEqual({});
    const { events } = await eventsOf(person.id);
    expect(events).toContain('second-factor-reset');
  });

  test('is no matter of another organisation’s administrator, of a member, or of one where somebody only is too', async () => {
    const { own } = await withApp();
    const stranger = await signedIn(server, people.hospitalAdmin);
    expect((await stranger.post(`/users/${person.id}/reset-second-factor`, {})).status).toBe(404);
    const reader = await signedIn(server, people.reader);
    expect((await reader.post(`/users/${person.id}/reset-second-factor`, {})).status).toBe(403);
    await server.services.store
      .insertInto('memberships')
      .values({ user_id: person.id, organisation_id: 10002, role: 'read-only', accepted_at: new Date().toISOString() })
      .execute();
    expect((await stranger.post(`/users/${person.id}/reset-second-factor`, {})).faults).toEqual([
      'users.belongs_elsewhere',
    ]);
    expect((await own.get('/second-factor')).body.totp).toBe(true);
  });
});

test('an invitation that waits elsewhere keeps no administrator from resetting the second factor of their own member', async () => {
  const { own } = await withApp();
  const invite = (accepted_at: string) =>
    server.services.store
      .insertInto('memberships')
      .values({
        user_id: person.id,
        organisation_id: 10002,
        role: 'read-only',
        invited_at: new Date().toISOString(),
        accepted_at,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'organisation_id']).doUpdateSet({ accepted_at }))
      .execute();
  const admin = await signedIn(server, people.companyAdmin);
  const stranger = await signedIn(server, people.hospitalAdmin);
  await invite(new Date().toISOString());
  expect((await admin.post(`/users/${person.id}/reset-second-factor`, {})).faults).toEqual(['users.belongs_elsewhere']);
  await invite('');
  expect((await stranger.post(`/users/${person.id}/reset-second-factor`, {})).faults).toEqual([
    'users.belongs_elsewhere',
  ]);
  expect((await own.get('/second-factor')).body.totp).toBe(true);
  expect((await admin.post(`/users/${person.id}/reset-second-factor`, {})).status).toBe(200);
  expect((await own.get('/userinfo')).status).toBe(401);
});

describe('what is kept of authenticator apps', () => {
  test('is encrypted, for its person alone, and stays good while the key is changed', async () => {
    const { store, config, encryption } = server.services;
    const { nextCode } = await withApp();
    const { secret } = await store
      .selectFrom('totp_secrets')
      .select('secret')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const place = { table: 'totp_secrets', owner: person.id } as const;
    expect(encryption.decrypt(place, secret)).toMatch(/^[A-Z2-7]{32}$/);
    expect(() => encryption.decrypt({ ...place, owner: person.id + 1 }, secret)).toThrow(/cannot be read/);
    expect(() => encryption.decrypt(place, `${secret.slice(0, -4)}AAAA`)).toThrow(/cannot be read/);
    expect(statSync(keyFileIn(config.dataDir)).mode & 0o077).toBe(0);

    const former = readFileSync(keyFileIn(config.dataDir), 'utf8');
    expect(await rotateKeys(store, openKeyRing(config.dataDir, undefined))).toBeGreaterThan(0);
    const [newest = ''] = readFileSync(keyFileIn(config.dataDir), 'utf8').split('\n');
    expect(former).not.toContain(newest);
    const own = visitor();
    await own.signIn(person.name);
    expect((await own.post('/login/second-factor', { code: await nextCode() })).status).toBe(200);
  });
});

describe('where one is signed in', () => {
  test('is one’s own to see and to end, and nobody else’s', async () => {
    const [here, there] = [visitor('198.51.100.4'), visitor('198.51.100.5')];
    for (const one of [here, there]) await one.signIn(person.name);
    const { sessions } = (await here.get('/sessions')).body;
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    expect(other.address).toBe('198.51.100.5');
    const stranger = visitor();
    await stranger.signIn(people.reader);
    expect((await stranger.post('/sessions/end', { id: other.id })).body).toEqual({ ended: 0 });
    expect((await there.get('/userinfo')).status).toBe(200);
    expect((await here.post('/sessions/end', { id: other.id })).body).toEqual({ ended: 1 });
    expect((await there.get('/userinfo')).status).toBe(401);
    expect((await here.get('/userinfo')).status).toBe(200);
  });

  test('a device that the account does not know is told to its person, one that it knows is not', async () => {
    const own = visitor();
    await own.signIn(person.name);
    await own.signIn(person.name);
    expect(await subjectsTo(person.name)).not.toContain('A new device signed in to Vigie');
    await visitor().signIn(person.name);
    expect((await subjectsTo(person.name)).filter((one) => one === 'A new device signed in to Vigie')).toHaveLength(1);
  });

  test('no more than ten of them in a day are told, whatever signs in without its cookies', async () => {
    for (let count = 0; count < 12; count++) await visitor().signIn(person.name);
    expect((await subjectsTo(person.name)).filter((one) => one === 'A new device signed in to Vigie')).toHaveLength(10);
  });
});

/** What the log tells of somebody, as the one who did it or the one it was done to. */
const eventsOf = async (userId: number) => {
  const rows = await server.services.store.selectFrom('audit_entries').select(['event', 'user_id', 'record']).execute();
  const own = rows.filter(({ user_id, record }) => user_id === userId || record.split(',').includes(String(userId)));
  return { events: own.map(({ event }) => event) };
};
