import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoleRule } from '#contract/role-rules.ts';
import { applyRoleRules, replaceRoleRules } from '#server/domains/accounts/role-rules.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { subsetIds } from '../users/members.ts';
import { createDirectory, type Directory, makeToken } from './directory.ts';

let server: TestServer;
let directory: Directory;
let rules: RoleRule[];
beforeAll(async () => {
  server = await startTestServer();
  directory = createDirectory(server, await makeToken(server));
  const [one = 0, two = 0] = (await subsetIds(server)).map(Number);
  rules = [
    { value: 'g0', role: 'read-only', locations: [one] },
    { value: 'g1', role: 'read-only', locations: [two] },
    { value: 'g2', role: 'collection-admin', locations: [] },
  ];
  await inTransaction(server.services.store, (trx) => replaceRoleRules(trx, 10001, { rules, pointer: '' }));
});
afterAll(() => server.close());

/** What a directory of three people and four groups does. */
const operation = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), user: fc.nat(2), name: fc.nat(2), active: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), user: fc.nat(2) }),
  fc.record({ kind: fc.constant('switch' as const), user: fc.nat(2), active: fc.boolean(), asText: fc.boolean() }),
  fc.record({ kind: fc.constant('rename' as const), user: fc.nat(2), name: fc.nat(2), isWhole: fc.boolean() }),
  fc.record({ kind: fc.constant('addGroup' as const), group: fc.nat(3), users: fc.uniqueArray(fc.nat(2)) }),
  fc.record({ kind: fc.constant('join' as const), group: fc.nat(3), user: fc.nat(2) }),
  fc.record({ kind: fc.constant('leave' as const), group: fc.nat(3), user: fc.nat(2), byFilter: fc.boolean() }),
  fc.record({ kind: fc.constant('removeGroup' as const), group: fc.nat(3) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

interface ModelUser {
  id: string;
  name: number;
  active: boolean;
  /** What was given last by rules; undefined before any gave anything. */
  grant: { role: string; locations: number[] };
}
interface Model {
  readonly users: Map<number, ModelUser>;
  readonly groups: Map<number, { id: string; users: Set<number> }>;
}

test('whatever a directory does, one thing after the other, is there as it was done, and roles are what rules give', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 25 }), async (operations) => {
      run += 1;
      const model: Model = { users: new Map(), groups: new Map() };
      const address = (user: number) => `user${user}-${run}@newcomer.example`;
      for (const one of operations) {
        await perform(model, one, address);
        await compare(model, address);
      }
      for (const { id } of model.users.values()) await directory.delete(`/Users/${id}`);
      for (const { id } of model.groups.values()) await directory.delete(`/Groups/${id}`);
    }),
    { numRuns: 15 },
  );
}, 180_000);

const givenName = (name: number): string => ['Ann', 'Zoé', 'Bo'][name] ?? '';

const perform = async (model: Model, one: Operation, address: (user: number) => string): Promise<void> => {
  const user = 'user' in one ? model.users.get(one.user) : undefined;
  const missing = '/Users/999999999';
  switch (one.kind) {
    case 'add': {
      const name = { givenName: givenName(one.name) };
      const { status, body } = await directory.post('/Users', {
        userName: address(one.user),
        name,
        active: one.active,
      });
      expect(status).toBe(user ? 409 : 201);
      if (!user)
        model.users.set(one.user, {
          id: body.id,
          name: one.name,
          active: one.active,
          grant: { role: 'read-only', locations: [] },
        });
      return;
    }
    case 'remove': {
      expect((await directory.delete(user ? `/Users/${user.id}` : missing)).status).toBe(user ? 204 : 404);
      model.users.delete(one.user);
      for (const group of model.groups.values()) group.users.delete(one.user);
      return;
    }
    case 'switch': {
      const value = one.asText ? (one.active ? 'True' : 'False') : one.active;
      const { status } = await directory.patch(user ? `/Users/${user.id}` : missing, [
        { op: 'Replace', path: 'active', value },
      ]);
      expect(status).toBe(user ? 200 : 404);
      if (user) user.active = one.active;
      return;
    }
    case 'rename': {
      const path = user ? `/Users/${user.id}` : missing;
      const name = { givenName: givenName(one.name) };
      const { status } = one.isWhole
        ? await directory.put(path, { userName: address(one.user), name })
        : await directory.patch(path, [{ op: 'add', value: { name } }]);
      expect(status).toBe(user ? 200 : 404);
      if (user) user.name = one.name;
      return;
    }
    default:
      return performOnGroup(model, one);
  }
};

const performOnGroup = async (model: Model, one: Extract<Operation, { group: number }>): Promise<void> => {
  const group = model.groups.get(one.group);
  const path = `/Groups/${group?.id ?? '999999999'}`;
  const user = 'user' in one ? model.users.get(one.user) : undefined;
  const value = user?.id ?? '999999999';
  if (one.kind === 'addGroup') {
    const known = one.users.filter((each) => model.users.has(each));
    const members = known.map((each) => ({ value: model.users.get(each)?.id }));
    const { status, body } = await directory.post('/Groups', { displayName: `G${one.group}`, members });
    expect(status).toBe(group ? 409 : 201);
    if (!group) model.groups.set(one.group, { id: body.id, users: new Set(known) });
    regrant(model, group ? [] : known);
  } else if (one.kind === 'join') {
    const { status } = await directory.patch(path, [{ op: 'Add', path: 'members', value: [{ value }] }]);
    expect(status).toBe(group ? (user ? 204 : 400) : 404);
    if (!group || !user || group.users.has(one.user)) return;
    group.users.add(one.user);
    regrant(model, [one.user]);
  } else if (one.kind === 'leave') {
    const operation = one.byFilter
      ? { op: 'remove', path: `members[value eq "${value}"]` }
      : { op: 'Remove', path: 'members', value: [{ value }] };
    expect((await directory.patch(path, [operation])).status).toBe(group ? 204 : 404);
    if (group?.users.delete(one.user)) regrant(model, [one.user]);
  } else {
    expect((await directory.delete(path)).status).toBe(group ? 204 : 404);
    model.groups.delete(one.group);
    regrant(model, [...(group?.users ?? [])]);
  }
};

/** Everybody here is new: what no rule gives is nothing. */
const regrant = (model: Model, users: readonly number[]): void => {
  for (const each of users) {
    const user = model.users.get(each);
    const names = [...model.groups].filter(([, group]) => group.users.has(each)).map(([name]) => `g${name}`);
    const { role, locations } = applyRoleRules(rules, names) ?? { role: 'read-only', locations: [] };
    if (user) user.grant = { role, locations: [...locations] };
  }
};

const compare = async (model: Model, address: (user: number) => string): Promise<void> => {
  const { store } = server.services;
  for (let each = 0; each < 3; each++) {
    const user = model.users.get(each);
    const { body } = await directory.find('Users', `userName eq "${address(each)}" and active pr`);
    expect(body.totalResults).toBe(user ? 1 : 0);
    if (!user) continue;
    expect(body.Resources[0]).toMatchObject({
      id: user.id,
      active: user.active,
      name: { givenName: givenName(user.name) },
    });
    const groups = [...model.groups].filter(([, group]) => group.users.has(each)).map(([name]) => `G${name}`);
    expect(body.Resources[0].groups.map((one: { display: string }) => one.display).sort()).toEqual(groups.sort());
    const membership = await store
      .selectFrom('memberships')
      .select(['id', 'role'])
      .where('user_id', '=', Number(user.id))
      .executeTakeFirstOrThrow();
    const places = await store
      .selectFrom('membership_subsets')
      .select('subset_id')
      .where('membership_id', '=', membership.id)
      .orderBy('subset_id')
      .execute();
    expect({ role: membership.role, locations: places.map(({ subset_id }) => subset_id) }).toEqual(user.grant);
  }
};
