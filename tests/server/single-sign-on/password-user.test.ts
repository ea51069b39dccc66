import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { examineProviders } from '#server/domains/single-sign-on/examine-providers.ts';
import { type IdentityProvider, startIdentityProvider } from '#tests/support/oidc/identity-provider.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { createDirectory, type Directory, makeToken } from '../directory/directory.ts';
import { addMember, roleOf, type SignedIn, signedIn } from '../users/members.ts';
import { change, redirectUris, setUp, switchOn } from './sign-in.ts';

/** The administrator who gets in by password where the provider is the only other way in. */
let server: TestServer;
let provider: IdentityProvider;
let directory: Directory;
let admin: SignedIn;
let french: SignedIn;
let named: { readonly id: number; readonly name: string };
beforeAll(async () => {
  server = await startTestServer();
  provider = await startIdentityProvider({ redirectUris });
  directory = createDirectory(server, await makeToken(server));
  french = await signedIn(server, people.companyAdmin, 'fr');
  ({ admin } = await setUp(server, provider));
  await switchOn(server, admin);
});
afterAll(async () => {
  await provider.close();
  await server.close();
});
beforeEach(async () => {
  named = await addMember(server, { role: 'company-admin' });
  const saved = await change(admin, { is_only: true, password_user: named.id, groups_claim: 'groups', rules: [] });
  expect(saved.faults).toEqual([]);
});

const edit = (member: { id: number; name: string }, data: object) =>
  admin.put(`/users/${member.id}`, { data: { type: 'users', id: String(member.id), attributes: {}, ...data } });
const gets = async () => (await createVisitor(server.app).signIn(named.name)).status;
const locked = async () => (await examineProviders(server.services)).locked;

describe('is kept by the screens of administrators', () => {
  test('who suspend, delete, demote or readdress nobody else in their place [S1.10-10]', async () => {
    expect((await admin.post(`/users/${named.id}/suspend`, {})).faults).toEqual(['people.password_user']);
    expect((await admin.delete(`/users/${named.id}`)).faults).toEqual(['people.password_user']);
    const bystander = await addMember(server);
    expect((await admin.delete('/users', { data: { id: [bystander.id, named.id] } })).faults).toEqual([
      '/data/id/1 people.password_user',
    ]);
    expect((await edit(named, { relationships: { role: roleOf('collection-admin') } })).faults).toEqual([
      '/data/relationships/role people.password_user',
    ]);
    const email = `new-${named.name}`;
    expect((await edit(named, { attributes: { email } })).faults).toEqual([
      '/data/attributes/email validation.prohibited',
    ]);
    expect(await gets()).toBe(200);
    expect(await locked()).toEqual([]);
  });

  test('in French words that say where to name another one', async () => {
    expect((await french.post(`/users/${named.id}/suspend`, {})).titles).toEqual([
      expect.stringContaining('Nommez d’abord quelqu’un d’autre sous «\u00a0Authentification unique\u00a0»'),
    ]);
  });

  test('until another one is named, or passwords open the organisation again', async () => {
    const next = await addMember(server, { role: 'company-admin' });
    await change(admin, { password_user: next.id });
    expect((await admin.post(`/users/${named.id}/suspend`, {})).status).toBe(200);
    expect((await admin.post(`/users/${next.id}/suspend`, {})).faults).toEqual(['people.password_user']);
    await change(admin, { is_only: false });
    expect((await admin.post(`/users/${next.id}/suspend`, {})).status).toBe(200);
  });

  test('and by rules: one that would take the role is refused at the rules', async () => {
    const chiefs = { value: 'Chiefs', role: 'company-admin', locations: [] };
    await change(admin, { rules: [chiefs] });
    await directory.post('/Groups', { displayName: 'Chiefs', members: [{ value: String(named.id) }] });
    expect((await change(admin, { rules: [] })).faults).toEqual(['/data/rules people.password_user']);
    const [group] = (await directory.find('Groups', 'displayName eq "Chiefs"')).body.Resources;
    const left = await directory.delete(`/Groups/${group.id}`);
    expect([left.status, left.body.detail]).toEqual([403, expect.stringContaining('Name another administrator')]);
    expect(await gets()).toBe(200);
    const next = await addMember(server, { role: 'company-admin' });
    expect((await change(admin, { rules: [], password_user: next.id })).faults).toEqual([]);
  });
});

describe('who has left', () => {
  test.each([
    [
      'suspended by the directory',
      (id: number) => directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }]),
    ],
    ['deleted by the directory', (id: number) => directory.delete(`/Users/${id}`)],
  ] as const)(
    'is %s at once, and the System page says that nobody gets in without the provider [S1.10-11]',
    async (_, leave) => {
      expect([200, 204]).toContain((await leave(named.id)).status);
      expect(await gets()).not.toBe(200);
      expect(await locked()).toEqual([10001]);
      const operator = await signedIn(server, people.operator);
      const { findings } = (await operator.get('/operator/system')).body;
      expect(findings.find(({ check }: { check: string }) => check === 'providers')).toMatchObject({
        outcome: 'locked',
        facts: { organisation: 10001 },
      });
      const { administrators, password_user } = (await admin.get('/single-sign-on')).body;
      expect(administrators.some(({ id }: { id: number }) => id === password_user)).toBe(false);
    },
  );
});
