import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestMailTo } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, idOf, type SignedIn, signedIn } from './members.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedIn(server, people.companyAdmin);
});
afterAll(() => server.close());

const isThere = async (id: number) =>
  (await server.services.store.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
const removeAll = (who: SignedIn, ids: readonly unknown[]) => who.delete('/users', { data: { id: ids } });

describe('a company admin', () => {
  test('can delete one user, who is out at once and whose account is gone [S2.7-34]', async () => {
    const { id, name } = await addMember(server, { firstName: 'Rémi' });
    const visitor = createVisitor(server.app);
    await visitor.signIn(name);
    const answer = await admin.delete(`/users/${id}`);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect((await visitor.get('/userinfo')).status).toBe(401);
    expect((await visitor.signIn(name)).status).toBe(422);
    expect(await isThere(id)).toBe(false);
    const { text } = await newestMailTo(server, 'account-manager@vigie.example');
    expect(text).toContain(`An administrator deleted the account of Rémi Roy (${name})`);
  });

  test('can delete several at once [S2.7-26]', async () => {
    const members = [await addMember(server), await addMember(server)];
    expect((await removeAll(admin, [String(members[0]?.id), members[1]?.id])).status).toBe(200);
    expect(await Promise.all(members.map(({ id }) => isThere(id)))).toEqual([false, false]);
  });

  test('takes a member of two organisations out of one', async () => {
    const { id, name } = await addMember(server, { organisations: [10001, 10002] });
    await admin.delete(`/users/${id}`);
    expect((await admin.get(`/users/${id}`)).status).toBe(404);
    const visitor = createVisitor(server.app);
    expect((await visitor.signIn(name)).body).toEqual({});
    expect((await visitor.get('/userinfo')).body.mseid).toBe(10002);
  });

  test('leaves what they asked for in the message centre', async () => {
    const { id } = await addMember(server);
    const { store } = server.services;
    const request = { organisation_id: 10001, type: 'contact', status: 'completed', info: '{}' } as const;
    const { id: requestId } = await store
      .insertInto('requests')
      .values({ ...request, user_id: id, created_at: '2026-01-02T03:04:05.000Z' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await admin.delete(`/users/${id}`);
    const kept = await store.selectFrom('requests').select('user_id').where('id', '=', requestId).executeTakeFirst();
    expect(kept).toEqual({ user_id: null });
  });

  test.each([people.reader, people.collectionAdmin, people.operator])('is what %s is not', async (name) => {
    const { id } = await addMember(server);
    const someone = await signedIn(server, name);
    expect((await someone.delete(`/users/${id}`)).faults).toEqual(['auth.forbidden']);
    expect((await removeAll(someone, [id])).faults).toEqual(['auth.forbidden']);
    expect(await isThere(id)).toBe(true);
  });
});

describe('nobody is deleted', () => {
  test('who stands beside one that cannot be; each is named [S2.6-18]', async () => {
    const { id } = await addMember(server);
    const other = await addMember(server, { organisations: [10002] });
    const shared = await idOf(server, people.shared);
    const answer = await removeAll(admin, [id, other.id, shared, await idOf(server, people.companyAdmin)]);
    expect(answer.status).toBe(404);
    expect(answer.faults).toEqual([
      '/data/id/1 not_found',
      '/data/id/2 people.not_editable',
      '/data/id/3 people.last_admin',
    ]);
    expect(await isThere(id)).toBe(true);
  });

  test('by themselves, even when another company admin is there', async () => {
    await addMember(server, { role: 'company-admin' });
    const id = await idOf(server, people.companyAdmin);
    expect((await admin.delete(`/users/${id}`)).faults).toEqual(['people.self']);
    expect((await (await signedIn(server, people.companyAdmin, 'fr')).delete(`/users/${id}`)).titles).toEqual([
      'Vous ne pouvez ni supprimer votre propre compte ni changer votre propre rôle.',
    ]);
  });

  test('by a list that is empty, missing or no list', async () => {
    expect((await removeAll(admin, [])).faults).toEqual(['/data/id request.required']);
    expect((await admin.delete('/users', { data: {} })).faults).toEqual(['/data/id request.required']);
    expect((await admin.delete('/users', { data: { id: '7' } })).faults).toEqual(['/data/id validation.array']);
  });

  test('when two company admins delete each other at the same moment, but one', async () => {
    const hospital = await signedIn(server, people.hospitalAdmin);
    const first = await idOf(server, people.hospitalAdmin);
    const second = await addMember(server, { role: 'company-admin', organisations: [10002] });
    const other = await signedIn(server, second.name);
    const answers = await Promise.all([hospital.delete(`/users/${second.id}`), removeAll(other, [first])]);
    const [done, ...refused] = answers.map(({ status }) => status).sort();
    expect([done, refused.length]).toEqual([200, 1]);
    // A person whose session is read after the account is gone is not signed in any more.
    expect([401, 422]).toContain(refused[0]);
  });
});
