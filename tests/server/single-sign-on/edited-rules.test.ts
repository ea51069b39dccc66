import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from '#tests/support/oidc/identity-provider.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { createDirectory, type Directory, makeToken } from '../directory/directory.ts';
import { addMember, idOf, type SignedIn, subsetIds } from '../users/members.ts';
import { change, eventsOf, personOf, redirectUris, setUp, signInAt, switchOn } from './sign-in.ts';

let server: TestServer;
let provider: IdentityProvider;
let directory: Directory;
let admin: SignedIn;
let places: number[];
beforeAll(async () => {
  server = await startTestServer();
  provider = await startIdentityProvider({ redirectUris });
  directory = createDirectory(server, await makeToken(server));
  ({ admin } = await setUp(server, provider));
  places = (await subsetIds(server)).map(Number);
  await switchOn(server, admin);
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

type Rule = { value: string; role: string; locations: number[] };
const write = (rules: readonly Rule[]) => change(admin, { groups_claim: 'groups', rules });
const safety = { value: 'Safety', role: 'collection-admin', locations: [] };
const floor = (...locations: number[]) => ({ value: 'Floor', role: 'read-only', locations });
const chiefs = { value: 'Chiefs', role: 'company-admin', locations: [] };

beforeEach(async () => {
  const saved = await write([safety, floor(places[0]!), chiefs]);
  expect(saved.faults).toEqual([]);
});

/** A member of the directory's group, signed in by password. */
const inGroup = async (displayName: string, role: 'read-only' | 'company-admin' = 'read-only') => {
  const { id, name } = await addMember(server, { role });
  const found = (await directory.find('Groups', `displayName eq "${displayName}"`)).body.Resources[0];
  const added = found
    ? await directory.patch(`/Groups/${found.id}`, [{ op: 'add', path: 'members', value: [{ value: String(id) }] }])
    : await directory.post('/Groups', { displayName, members: [{ value: String(id) }] });
  expect([200, 201, 204]).toContain(added.status);
  const visitor = createVisitor(server.app);
  expect((await visitor.signIn(name)).status).toBe(200);
  return { id, name, visitor };
};
const roleIn = async (visitor: ReturnType<typeof createVisitor>) => (await visitor.get('/userinfo')).body.role;
const locationsOf = async (id: number) =>
  (
    await server.services.store
      .selectFrom('membership_subsets')
      .innerJoin('memberships', 'memberships.id', 'membership_id')
      .select('subset_id')
      .where('user_id', '=', id)
      .orderBy('subset_id')
      .execute()
  ).map(({ subset_id }) => subset_id);

describe('a rule that is taken away', () => {
  test('takes the right with the next call of a session that is open [S1.10-09]', async () => {
    const { visitor, id } = await inGroup('Safety');
    expect(await roleIn(visitor)).toBe('collection-admin');
    const ask = () => visitor.get('/api-tokens');
    expect((await write([floor(places[0]!), chiefs])).faults).toEqual([]);
    expect(await roleIn(visitor)).toBe('read-only');
    expect((await ask()).codes).toEqual(['auth.forbidden']);
    expect(await locationsOf(id)).toEqual([]);
    const events = await eventsOf(server, 20);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'user-changed', details: { role: ['collection-admin', 'read-only'] } }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'single-sign-on-changed', details: { fields: ['rules'] } }),
    );
  });

  test('takes it from who has it by a claim of the provider too, though no directory says who is in the group', async () => {
    const { id } = await addMember(server, { role: 'read-only' });
    const email = 'claimed@mapleridge.example';
    await server.services.store.updateTable('users').set({ name: email, email }).where('id', '=', id).execute();
    expect((await write([{ ...safety, value: 'Unkept' }, floor(places[0]!), chiefs])).faults).toEqual([]);
    provider.people.set('claimed', personOf('claimed', { groups: ['Unkept', 'Somewhere'] }));
    const { visitor } = await signInAt(server, provider, 'claimed');
    expect(await roleIn(visitor)).toBe('collection-admin');
    const kept = await server.services.store
      .selectFrom('provider_identities')
      .select('claimed_groups')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.claimed_groups).toBe('["Unkept"]');
    expect((await write([safety, floor(places[0]!), chiefs])).faults).toEqual([]);
    expect(await roleIn(visitor)).toBe('read-only');
  });

  test('leaves what an administrator gave by hand', async () => {
    const { name } = await addMember(server, { role: 'collection-admin' });
    await write([floor(places[0]!), chiefs]);
    const visitor = createVisitor(server.app);
    await visitor.signIn(name);
    expect(await roleIn(visitor)).toBe('collection-admin');
  });
});

test('a group that leaves the directory takes its right, whatever the provider named at the last sign-in', async () => {
  const { id, name } = await inGroup('Safety');
  const sub = name.split('@')[0]!;
  const email = `${sub}@mapleridge.example`;
  await server.services.store.updateTable('users').set({ name: email, email }).where('id', '=', id).execute();
  provider.people.set(sub, personOf(sub, { groups: ['Safety'] }));
  const { visitor } = await signInAt(server, provider, sub);
  expect(await roleIn(visitor)).toBe('collection-admin');
  const [group] = (await directory.find('Groups', 'displayName eq "Safety"')).body.Resources;
  await directory.patch(`/Groups/${group.id}`, [{ op: 'remove', path: `members[value eq "${id}"]` }]);
  expect(await roleIn(visitor)).toBe('read-only');
});

test('a rule that gets other locations gives them to everybody in the group, and no others', async () => {
  const { id } = await inGroup('Floor');
  const bystander = await addMember(server, { role: 'read-only' });
  expect(await locationsOf(id)).toEqual([places[0]]);
  await write([safety, floor(places[1]!, places[2]!), chiefs]);
  expect(await locationsOf(id)).toEqual([places[1], places[2]]);
  expect(await locationsOf(bystander.id)).toEqual([]);
});

test('a rule for a group that was there already gives its members the role', async () => {
  const { visitor } = await inGroup('Chemists');
  expect(await roleIn(visitor)).toBe('read-only');
  await write([safety, floor(places[0]!), chiefs, { value: 'chemists', role: 'collection-admin', locations: [] }]);
  expect(await roleIn(visitor)).toBe('collection-admin');
});

describe('the last administrator', () => {
  test('keeps the role: rules that would take it are refused whole, at the rules', async () => {
    const chief = await inGroup('Chiefs', 'company-admin');
    const own = await idOf(server, people.companyAdmin);
    await server.services.store
      .updateTable('memberships')
      .set({ suspended_at: new Date().toISOString() })
      .where('organisation_id', '=', 10001)
      .where('role', '=', 'company-admin')
      .where('user_id', 'not in', [chief.id, own])
      .execute();
    await directory.patch(
      `/Groups/${(await directory.find('Groups', 'displayName eq "Chiefs"')).body.Resources[0].id}`,
      [{ op: 'add', path: 'members', value: [{ value: String(own) }] }],
    );
    const saved = await write([safety, floor(places[0]!)]);
    expect(saved.faults).toEqual(['/data/rules people.last_admin']);
    expect((await admin.get('/single-sign-on')).body.rules).toHaveLength(3);
    expect(await roleIn(chief.visitor)).toBe('company-admin');
  });

  test('may be another one from now on: who becomes one counts for who is none any more', async () => {
    const chief = await inGroup('Successors');
    const saved = await write([safety, floor(places[0]!), { ...chiefs, value: 'Successors' }]);
    expect(saved.faults).toEqual([]);
    expect(await roleIn(chief.visitor)).toBe('company-admin');
    expect((await admin.get('/userinfo')).body.role).toBe('read-only');
  });
});
