import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeSharedAccount, setSharedAccount } from '#server/domains/users/shared-account.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const set = (name: string, organisationId = 10002) =>
  setSharedAccount(server.services.store, { organisationId, name, language: 'fr' });

const signInAs = async (name: string, password: string) => {
  const visitor = createVisitor(server.app);
  return { visitor, status: (await visitor.signIn(name, password)).status };
};

const accounts = () =>
  server.services.store.selectFrom('users').select(['id', 'name', 'password_hash']).orderBy('id').execute();

describe('the shared account of an organisation', () => {
  test('opens by the password that was said once, reads all locations and keeps no account of its own', async () => {
    const { password, isNew } = await set('riviere');
    expect([isNew, password]).toEqual([true, expect.stringMatching(/^(?:[2-9a-z]{5}-){4}[2-9a-z]{5}$/)]);
    const { visitor, status } = await signInAs('riviere', password);
    expect(status).toBe(200);
    const { body } = await visitor.get('/userinfo');
    expect(body).toMatchObject({ name: 'riviere', shared: true, mseid: 10002 });
    expect(body.permissions).not.toContain('account-information');
    const found = await visitor.get('/lucidworks-solr-api/sds-10002?q=*:*&rows=1');
    expect(found.body.response.numFound).toBeGreaterThan(0);
    expect(JSON.stringify(await accounts())).not.toContain(password);
  });

  test('gets another password: the former one and every session with it are over, and so are waits', async () => {
    const former = await set('ward');
    const { visitor } = await signInAs('ward', former.password);
    for (let tries = 0; tries < 12; tries++) await signInAs('ward', 'a wrong guess');
    expect((await signInAs('ward', former.password)).status).toBe(429);
    const { password, isNew } = await set('ward');
    expect([isNew, password === former.password]).toEqual([false, false]);
    expect((await visitor.get('/userinfo')).status).toBe(401);
    expect((await signInAs('ward', former.password)).status).toBe(422);
    expect((await signInAs('ward', password)).status).toBe(200);
  });

  test.each([
    ['a person’s', people.hospitalAdmin, 10002, 'validation.format'],
    ['an operator’s', people.operator, 10002, 'validation.format'],
    ['another organisation’s shared account', people.shared, 10002, 'validation.unique'],
    ['written to be taken for another', 'Riviere', 10002, 'validation.format'],
    ['of an organisation that is none', 'nowhere', 77, 'not_found'],
  ])('is not %s', async (_, name, organisationId, code) => {
    const before = await accounts();
    await expect(set(name, organisationId)).rejects.toMatchObject({ errors: [{ code }] });
    expect(await accounts()).toEqual(before);
  });

  test('is gone with its sessions once it is removed, and nobody else’s account goes that way', async () => {
    const { store } = server.services;
    const { password } = await set('kitchen');
    const { visitor } = await signInAs('kitchen', password);
    const remove = (name: string, organisationId = 10002) => removeSharedAccount(store, { organisationId, name });
    const before = await accounts();
    for (const name of [people.hospitalAdmin, people.operator, people.shared, 'nobody-at-all'])
      await expect(remove(name), name).rejects.toMatchObject({ errors: [{ code: 'not_found' }] });
    await expect(remove('kitchen', 10001)).rejects.toMatchObject({ errors: [{ code: 'not_found' }] });
    expect(await accounts()).toEqual(before);
    await remove('kitchen');
    expect(await accounts()).toEqual(before.filter(({ name }) => name !== 'kitchen'));
    expect((await visitor.get('/userinfo')).status).toBe(401);
    expect((await signInAs('kitchen', password)).status).toBe(422);
  });

  test('is one, though two make it at the same moment, and stands in the log', async () => {
    const outcomes = await Promise.allSettled([set('night'), set('night')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const [account, ...others] = (await accounts()).filter(({ name }) => name === 'night');
    expect(others).toEqual([]);
    const told = await server.services.store
      .selectFrom('audit_entries')
      .select(['event', 'organisation_id'])
      .where('record', '=', String(account!.id))
      .where('event', 'in', ['user-added', 'password-reset'])
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { event: 'user-added', organisation_id: 10002 },
      { event: 'password-reset', organisation_id: 10002 },
    ]);
  });
});
