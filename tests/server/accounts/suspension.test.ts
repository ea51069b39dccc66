import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createToken } from '#server/domains/accounts/tokens.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, idOf, type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedIn(server, people.companyAdmin);
});
afterAll(() => server.close());

const suspend = (id: number) => admin.post(`/users/${id}/suspend`);
const restore = (id: number) => admin.post(`/users/${id}/restore`);
const later = () => new Date(Date.now() + 600_000);

describe('a member who is suspended', () => {
  test('is out at once, and gets in by no password until they are restored [S3.2-01 S3.2-02]', async () => {
    const { id, name } = await addMember(server);
    const open = createVisitor(server.app);
    await open.signIn(name, demoPassword);
    expect((await open.get('/userinfo')).status).toBe(200);
    expect((await suspend(id)).status).toBe(200);
    expect((await open.get('/userinfo')).status).toBe(401);
    expect((await createVisitor(server.app).signIn(name, demoPassword)).status).toBe(422);
    await restore(id);
    const after = await open.get('/userinfo');
    expect([after.status, after.codes]).toEqual([401, ['auth.required']]);
    expect((await createVisitor(server.app).signIn(name, demoPassword)).status).toBe(200);
  });

  test('learns in the session that was open that it ended for that, and nobody without its cookie does [S3.2-05]', async () => {
    const { id, name } = await addMember(server);
    const open = createVisitor(server.app);
    await open.signIn(name, demoPassword);
    await suspend(id);
    const told = await open.get('/userinfo');
    expect([told.status, told.codes]).toEqual([401, ['auth.session_suspended']]);
    const stranger = createVisitor(server.app);
    stranger.cookies.set('vigie_session', 'x'.repeat(43));
    for (const visitor of [stranger, createVisitor(server.app)])
      expect((await visitor.get('/userinfo')).codes).toEqual(['auth.required']);
    // Signing out forgets it.
    await open.post('/logout');
    expect((await open.get('/userinfo')).codes).toEqual(['auth.required']);
  });

  test('learns it, and whom to ask, by the right password alone [S3.2-04]', async () => {
    const { id, name } = await addMember(server);
    await suspend(id);
    const visitor = createVisitor(server.app);
    const told = await visitor.signIn(name, demoPassword);
    const { first_name, last_name } = (await admin.get('/userinfo')).body;
    expect(told.codes).toEqual(['auth.suspended']);
    expect(told.body.errors[0].title).toBe(
      `Maple Ridge Manufacturing has suspended your access. To have it restored, ask ${first_name} ${last_name}.`,
    );
    const wrong = await visitor.signIn(name, 'wrong-password');
    const nobody = await visitor.signIn('nobody@vigie.example', 'wrong-password');
    expect([wrong.status, wrong.body]).toEqual([nobody.status, nobody.body]);
    // Whoever has an invitation alone was let in by nobody, and learns nothing of the organisation.
    await server.services.store.updateTable('memberships').set({ accepted_at: '' }).where('user_id', '=', id).execute();
    expect((await visitor.signIn(name, demoPassword)).codes).toEqual(['auth.failed']);
  });

  test('gets in by no session that was kept, no location chosen before and no second step begun before', async () => {
    const { store } = server.services;
    const { id, name } = await addMember(server);
    const member = await signedIn(server, name);
    const { membership_id } = await store
      .selectFrom('memberships')
      .select('id as membership_id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const kept = await store
      .selectFrom('sessions')
      .selectAll()
      .where('membership_id', '=', membership_id)
      .executeTakeFirstOrThrow();
    const location = await createToken(store, { kind: 'multi-location', userId: id, expiresAt: later() });
    const step = await createToken(store, { kind: 'second-factor', userId: id, expiresAt: later() });
    await suspend(id);
    await store
      .insertInto('sessions')
      .values(kept)
      .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(kept))
      .execute();
    expect((await member.get('/userinfo')).status).toBe(401);
    const choosing = createVisitor(server.app);
    choosing.cookies.set('vigie_locations', location);
    expect((await choosing.post('/login/location', { location: 10001 })).status).toBe(401);
    const stepping = createVisitor(server.app);
    stepping.cookies.set('vigie_step', step);
    expect((await stepping.post('/login/second-factor', { code: '123456' })).status).toBeGreaterThanOrEqual(400);
    expect((await stepping.get('/userinfo')).status).toBe(401);
  });

  test('has no new password mailed, and sets none by a link that was', async () => {
    const { store } = server.services;
    const { id, name } = await addMember(server);
    const token = await createToken(store, { kind: 'reset', userId: id, expiresAt: later() });
    await suspend(id);
    const visitor = createVisitor(server.app);
    const asked = await visitor.post('/forgot-password', { email: name });
    const nobody = await visitor.post('/forgot-password', { email: 'nobody@vigie.example' });
    expect([asked.status, asked.body]).toEqual([nobody.status, nobody.body]);
    expect((await readOutbox(server)).filter(({ to }) => to === name)).toEqual([]);
    const passwords = { password: demoPassword, password_confirmation: demoPassword };
    const set = await visitor.post('/reset-password', { email: name, token, ...passwords });
    expect(set.status).toBeGreaterThanOrEqual(400);
    await restore(id);
    await visitor.post('/forgot-password', { email: name });
    expect((await readOutbox(server)).filter(({ to }) => to === name)).toHaveLength(1);
  });

  test('accepts no invitation, has none sent again, and gets a new one when restored', async () => {
    const id = await idOf(server, people.invited);
    const { store } = server.services;
    const membership = await store
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const link = { kind: 'verify', userId: id, membershipId: membership.id, expiresAt: later() } as const;
    const token = await createToken(store, link);
    await suspend(id);
    const mailed = async () => (await readOutbox(server)).filter(({ to }) => to === people.invited).length;
    const before = await mailed();
    const opened = await createVisitor(server.app).get(`/verify-email/${id}/${token}`);
    expect(opened.codes).toEqual(['verification.invalid']);
    expect((await admin.post(`/resend-email-verification/${id}`)).faults).toEqual(['people.nothing_to_resend']);
    await restore(id);
    expect(await mailed()).toBe(before + 1);
  });

  test('stays in another organisation, and loses this one alone [S3.2-03]', async () => {
    const { id, name } = await addMember(server, { organisations: [10001, 10002] });
    await suspend(id);
    const visitor = createVisitor(server.app);
    await visitor.signIn(name, demoPassword);
    expect((await visitor.get('/userinfo')).body).toMatchObject({ mseid: 10002, multi_location: false });
  });

  test('is told to be so in the list, at the desk and in the log', async () => {
    const { id } = await addMember(server);
    await suspend(id);
    expect((await admin.get(`/users/${id}`)).body.data.meta.invitation_status).toBe('suspended');
    const found = await admin.get('/users?filter[invitation_status]=suspended&page[size]=100');
    expect(found.body.data.map((one: { id: string }) => one.id)).toContain(String(id));
    const operator = await signedIn(server, people.operator);
    expect((await operator.get(`/operator/users/${id}`)).body.memberships[0].status).toBe('suspended');
    await restore(id);
    const entries = await server.services.store
      .selectFrom('audit_entries')
      .select('event')
      .where('record', '=', String(id))
      .orderBy('id')
      .execute();
    expect(entries.map(({ event }) => event).filter((event) => event !== 'people-read')).toEqual([
      'user-suspended',
      'user-restored',
    ]);
  });
});

describe('nobody suspends', () => {
  test('the last administrator, themselves, a shared account, or a member of another organisation', async () => {
    const own = await idOf(server, people.companyAdmin);
    expect((await suspend(own)).faults).toEqual(['people.self']);
    expect((await suspend(await idOf(server, people.shared))).faults).toEqual(['people.not_editable']);
    expect((await suspend(await idOf(server, people.hospitalAdmin))).status).toBe(404);
    const other = await addMember(server, { role: 'company-admin' });
    const second = await signedIn(server, other.name);
    await server.services.store
      .updateTable('memberships')
      .set({ role: 'collection-admin' })
      .where('role', '=', 'company-admin')
      .where('organisation_id', '=', 10001)
      .where('user_id', 'not in', [own, other.id])
      .execute();
    expect((await second.post(`/users/${own}/suspend`)).status).toBe(200);
    await server.services.store
      .updateTable('memberships')
      .set({ role: 'collection-admin' })
      .where('user_id', '=', other.id)
      .execute();
    await restore(own);
  });

  test('of two administrators who suspend each other at once, both', async () => {
    const [one, two] = [
      await addMember(server, { role: 'company-admin' }),
      await addMember(server, { role: 'company-admin' }),
    ];
    await server.services.store
      .updateTable('memberships')
      .set({ role: 'collection-admin' })
      .where('role', '=', 'company-admin')
      .where('organisation_id', '=', 10001)
      .where('user_id', 'not in', [one.id, two.id])
      .execute();
    const [first, second] = [await signedIn(server, one.name), await signedIn(server, two.name)];
    const answers = await Promise.all([
      first.post(`/users/${two.id}/suspend`),
      second.post(`/users/${one.id}/suspend`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
