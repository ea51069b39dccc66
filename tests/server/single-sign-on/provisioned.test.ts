import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOutbox } from '#tests/support/mails.ts';
import { type IdentityProvider, startIdentityProvider } from '#tests/support/oidc/identity-provider.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createDirectory, type Directory, makeToken } from '../directory/directory.ts';
import { locations, roleOf, signedIn, subsetIds } from '../users/members.ts';
import { personOf, redirectUris, setUp, signInAt, switchOn } from './sign-in.ts';

let server: TestServer;
let provider: IdentityProvider;
let directory: Directory;
beforeAll(async () => {
  server = await startTestServer();
  provider = await startIdentityProvider({ redirectUris });
  directory = createDirectory(server, await makeToken(server));
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

const create = async (domain: string, more: object = {}) => {
  const sub = `p-${crypto.randomUUID().slice(0, 8)}`;
  const userName = `${sub}@${domain}`;
  const { status, body } = await directory.post('/Users', { userName, ...more });
  expect(status).toBe(201);
  provider.people.set(sub, personOf(sub, { email: userName }));
  return { sub, userName, id: body.id as string };
};
const mailsTo = async (address: string) =>
  (await readOutbox(server)).filter(({ to }) => to === address).map(({ subject }) => subject);
const invitation = expect.stringContaining('invites you to Vigie');

describe('whom a directory adds', () => {
  test('is invited by mail where the organisation has no provider to sign in at', async () => {
    const { userName } = await create('mapleridge.example');
    expect(await mailsTo(userName)).toEqual([invitation]);
  });

  describe('where it has one', () => {
    beforeAll(async () => {
      const { admin } = await setUp(server, provider);
      await switchOn(server, admin);
    });

    test('gets no mail and comes in by the button [S3.1-06]', async () => {
      const { sub, userName } = await create('mapleridge.example');
      expect(await mailsTo(userName)).toEqual([]);
      const { outcome, who } = await signInAt(server, provider, sub);
      expect([outcome, who.name]).toEqual(['in', userName]);
    });

    test('gets none either when they are let in again, or get another address, before they came', async () => {
      const { userName, id } = await create('mapleridge.example', { active: false });
      const replace = (value: object) => directory.patch(`/Users/${id}`, [{ op: 'replace', value }]);
      expect((await replace({ active: true })).status).toBe(200);
      expect(await mailsTo(userName)).toEqual([]);
      const moved = `moved-${userName}`;
      expect((await replace({ userName: moved })).status).toBe(200);
      expect([...(await mailsTo(userName)), ...(await mailsTo(moved))]).toEqual([]);
    });

    test('is invited by mail all the same with an address that the provider does not stand for', async () => {
      const { userName } = await create('elsewhere.example');
      expect(await mailsTo(userName)).toEqual([invitation]);
    });

    test('is not invited with an account elsewhere either, and comes in to one of their own, which leaves that one alone', async () => {
      const sub = `both-${crypto.randomUUID().slice(0, 8)}`;
      const userName = `${sub}@mapleridge.example`;
      provider.people.set(sub, personOf(sub));
      const { password_hash } = await server.services.store
        .selectFrom('users')
        .select('password_hash')
        .where('name', '=', people.reader)
        .executeTakeFirstOrThrow();
      const at = new Date().toISOString();
      const { id } = await server.services.store
        .insertInto('users')
        .values({
          name: userName,
          email: userName,
          first_name: 'Zoé',
          last_name: 'Roy',
          phone: '',
          password_hash,
          shared: 0,
          is_subscribed: 0,
          language: 'en',
          verified_at: at,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await server.services.store
        .insertInto('memberships')
        .values({ user_id: id, organisation_id: 10002, role: 'collection-admin', accepted_at: at })
        .execute();
      expect((await directory.post('/Users', { userName })).status).toBe(201);
      expect(await mailsTo(userName)).toEqual([]);
      const { outcome, who } = await signInAt(server, provider, sub);
      expect([outcome, who?.mseid, who?.name, who?.multi_location]).toEqual(['in', 10001, userName, false]);
      const elsewhere = await server.services.store
        .selectFrom('users')
        .select(['id', 'name', 'first_name'])
        .where('name', '=', userName)
        .execute();
      expect(elsewhere).toEqual([{ id, name: userName, first_name: 'Zoé' }]);
      expect(who.uid).not.toBe(id);
    });

    test('has no invitation that could expire: until they come, they have not signed in yet [S3.1-08]', async () => {
      const admin = await signedIn(server, people.companyAdmin);
      const operator = await signedIn(server, people.operator);
      const { sub, id } = await create('mapleridge.example');
      const byMail = await create('elsewhere.example');
      const longAgo = new Date(Date.now() - 60 * 86_400_000).toISOString();
      const { store } = server.services;
      for (const [table, column] of [
        ['memberships', 'invited_at'],
        ['tokens', 'expires_at'],
      ] as const)
        await store
          .updateTable(table)
          .set({ [column]: longAgo })
          .where('user_id', 'in', [Number(id), Number(byMail.id)])
          .execute();
      const statusOf = async (one: string) => (await admin.get(`/users/${one}`)).body.data.meta.invitation_status;
      expect([await statusOf(id), await statusOf(byMail.id)]).toEqual(['awaited', 'expired']);
      expect((await operator.get(`/operator/users/${id}`)).body.memberships[0].status).toBe('awaited');
      const { body } = await admin.get('/users?filter[invitation_status]=awaited&page[size]=100');
      const found = body.data.map((one: { id: string }) => one.id);
      expect([found.includes(id), found.includes(byMail.id)]).toEqual([true, false]);
      expect((await signInAt(server, provider, sub)).outcome).toBe('in');
      expect(await statusOf(id)).toBe('accepted');
    });

    test('is counted against no limit of mails while none is sent', async () => {
      const before = await server.services.store.selectFrom('attempts').selectAll().execute();
      await create('mapleridge.example');
      expect(await server.services.store.selectFrom('attempts').selectAll().execute()).toEqual(before);
    });

    test('whom an administrator invites is written to as ever', async () => {
      const admin = await signedIn(server, people.companyAdmin);
      const email = `by-hand-${crypto.randomUUID().slice(0, 8)}@mapleridge.example`;
      const added = await admin.post('/users/', {
        data: {
          type: 'users',
          attributes: { email, is_subscribed: false },
          relationships: {
            role: roleOf('read-only'),
            subset_relations: locations((await subsetIds(server)).slice(0, 1)),
          },
        },
      });
      expect(added.faults).toEqual([]);
      expect(await mailsTo(email)).toEqual([invitation]);
    });
  });
});

describe('what the directory says of somebody', () => {
  test('is the directory’s to change, and no administrator’s; what it does not say is theirs [S3.1-09]', async () => {
    const admin = await signedIn(server, people.companyAdmin);
    const named = await create('elsewhere.example', { name: { givenName: 'Zoé', familyName: 'Roy' } });
    const nameless = await create('elsewhere.example');
    const fixedOf = async (id: string) => (await admin.get(`/users/${id}`)).body.data.meta;
    expect(await fixedOf(named.id)).toMatchObject({ fixed: ['email', 'last_name'], is_in_directory: true });
    expect(await fixedOf(nameless.id)).toMatchObject({ fixed: ['email'], is_in_directory: true });
    const edit = (id: string, attributes: object) =>
      admin.put(`/users/${id}`, { data: { type: 'users', id, attributes } });
    expect((await edit(named.id, { last_name: 'Other' })).faults).toEqual([
      '/data/attributes/last_name validation.prohibited',
    ]);
    expect((await edit(named.id, { email: 'other@elsewhere.example' })).faults).toEqual([
      '/data/attributes/email validation.prohibited',
    ]);
    expect((await edit(named.id, { last_name: 'Roy', is_subscribed: true })).status).toBe(200);
    expect((await edit(nameless.id, { last_name: 'Other' })).status).toBe(200);
    await directory.patch(`/Users/${named.id}`, [{ op: 'replace', path: 'name.familyName', value: 'Roy-Côté' }]);
    expect((await admin.get(`/users/${named.id}`)).body.data.attributes.last_name).toBe('Roy-Côté');
  });

  test('is the administrators’ again once the directory’s last token has ended or was revoked, and the directory’s again with a new one [S3.1-10]', async () => {
    const { store } = server.services;
    const admin = await signedIn(server, people.companyAdmin);
    const { id } = await create('elsewhere.example', { name: { givenName: 'Zoé', familyName: 'Roy' } });
    const metaOf = async () => (await admin.get(`/users/${id}`)).body.data.meta;
    const edit = (attributes: object) => admin.put(`/users/${id}`, { data: { type: 'users', id, attributes } });
    const locked = { fixed: ['email', 'last_name'], is_in_directory: true };
    expect(await metaOf()).toMatchObject(locked);
    const tokens = await store.selectFrom('api_tokens').selectAll().where('scopes', 'like', '%scim%').execute();
    const past = new Date(Date.now() - 1000).toISOString();
    await store.updateTable('api_tokens').set({ expires_at: past }).execute();
    expect(await metaOf()).toMatchObject({ fixed: [], is_in_directory: false });
    await store
      .updateTable('api_tokens')
      .set({ expires_at: tokens[0]?.expires_at ?? '' })
      .execute();
    expect(await metaOf()).toMatchObject(locked);
    for (const { user_id } of tokens) expect((await admin.delete(`/api-tokens/${user_id}`)).status).toBe(200);
    expect(await metaOf()).toMatchObject({ fixed: [], is_in_directory: false });
    expect((await edit({ last_name: 'Roy-Côté', email: `moved-${id}@elsewhere.example` })).status).toBe(200);
    // A token of another kind, or another organisation’s directory, connects nothing here.
    await makeToken(server, { scopes: ['manage-users'] });
    await makeToken(server, { administrator: people.hospitalAdmin });
    expect(await metaOf()).toMatchObject({ fixed: [] });
    directory = createDirectory(server, await makeToken(server));
    expect(await metaOf()).toMatchObject(locked);
  });
});

describe('an invitation that waits elsewhere', () => {
  const invite = async (who: string, email: string, organisation: number) => {
    const administrator = await signedIn(server, who);
    return administrator.post('/users/', {
      data: {
        type: 'users',
        attributes: { email, is_subscribed: false },
        relationships: {
          role: roleOf('read-only'),
          subset_relations: locations((await subsetIds(server, organisation)).slice(0, 1)),
        },
      },
    });
  };

  test('keeps no other organisation from inviting the same address, and is told to nobody', async () => {
    const email = `twice-${crypto.randomUUID().slice(0, 8)}@mapleridge.example`;
    const alone = await invite(people.hospitalAdmin, email, 10002);
    const second = await invite(people.companyAdmin, email, 10001);
    expect([alone.faults, second.faults]).toEqual([[], []]);
    const fresh = await invite(people.companyAdmin, `new-${email}`, 10001);
    const shapeOf = (answer: typeof fresh) => JSON.stringify(Object.keys(answer.body.data.attributes));
    expect(shapeOf(second)).toBe(shapeOf(fresh));
    expect((await mailsTo(email)).length).toBe(2);
  });

  test('keeps nobody from coming in by the provider of their own organisation, and stays open there', async () => {
    const sub = `e-${crypto.randomUUID().slice(0, 8)}`;
    const email = `${sub}@mapleridge.example`;
    provider.people.set(sub, personOf(sub));
    expect((await invite(people.hospitalAdmin, email, 10002)).faults).toEqual([]);
    expect((await directory.post('/Users', { userName: email })).status).toBe(201);
    const { outcome, who } = await signInAt(server, provider, sub);
    expect([outcome, who?.mseid]).toEqual(['in', 10001]);
    const elsewhere = await server.services.store
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select(['accepted_at', 'users.id', 'users.name'])
      .where('users.email', '=', email)
      .where('organisation_id', '=', 10002)
      .executeTakeFirstOrThrow();
    expect(elsewhere.accepted_at).toBe('');
    expect([elsewhere.id, elsewhere.name]).not.toEqual([who.uid, email]);
    expect(who.name).toBe(email);
  });

  test('does not let the provider of one organisation in to an account that belongs to another', async () => {
    const sub = `a-${crypto.randomUUID().slice(0, 8)}`;
    const email = `${sub}@mapleridge.example`;
    provider.people.set(sub, personOf(sub));
    expect((await invite(people.hospitalAdmin, email, 10002)).faults).toEqual([]);
    await server.services.store
      .updateTable('memberships')
      .set({ accepted_at: new Date().toISOString() })
      .where('organisation_id', '=', 10002)
      .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
      .execute();
    expect((await directory.post('/Users', { userName: email })).status).toBe(201);
    const { who } = await signInAt(server, provider, sub);
    expect([who?.mseid, who?.multi_location]).toEqual([10001, false]);
    const accounts = await server.services.store
      .selectFrom('memberships')
      .select('organisation_id')
      .where('user_id', '=', who.uid)
      .execute();
    expect(accounts).toEqual([{ organisation_id: 10001 }]);
  });
});
