import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replaceRoleRules } from '#server/domains/accounts/role-rules.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { readOutbox } from '#tests/support/mails.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { addMember, idOf } from '../users/members.ts';
import { createDirectory, type Directory, makeToken, newAddress } from './directory.ts';

let server: TestServer;
let directory: Directory;
let other: Directory;
beforeAll(async () => {
  server = await startTestServer();
  directory = createDirectory(server, await makeToken(server));
  other = createDirectory(server, await makeToken(server, { administrator: people.hospitalAdmin }));
});
afterAll(() => server.close());

const add = async (who: Directory, more: object = {}) => {
  const address = newAddress();
  const { status, body } = await who.post('/Users', { userName: address, ...more });
  expect(status).toBe(201);
  return { address, id: body.id as string };
};
/** What is answered but for what differs between any two people. */
const shapeOf = ({ status, body }: { status: number; body: unknown }, id: string, address: string) => [
  status,
  JSON.stringify(body)
    .replaceAll(address, 'ADDRESS')
    .replaceAll(new RegExp(`\\b${id}\\b`, 'g'), 'ID')
    .replaceAll(/W\/\\"[\w-]+\\"/g, 'VERSION'),
];

describe('without the right token', () => {
  test.each([
    ['none', {}],
    ['one that is made up', { authorization: 'Bearer vigie_aaaaaaaa' }],
    ['a password', { authorization: 'Basic YTpi' }],
  ])('%s opens nothing, and the refusal is in the form of SCIM', async (_, headers) => {
    const answer = await server.app.inject({ method: 'GET', url: '/scim/v2/Users', headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toMatch(/^application\/scim\+json/);
    expect(answer.json()).toMatchObject({ status: '401', schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] });
  });

  test('a token without the scope, an administrator’s session, and an operator’s token open nothing', async () => {
    const without = createDirectory(
      server,
      await makeToken(server, { scopes: ['manage-users', 'add-user', 'edit-user'] }),
    );
    expect((await without.get('/Users')).status).toBe(403);
    expect((await without.post('/Users', { userName: newAddress() })).status).toBe(403);
    const cookie = await signInAs(server.app, people.companyAdmin);
    expect((await server.app.inject({ url: '/scim/v2/Users', headers: { cookie } })).statusCode).toBe(403);
    const operator = await makeToken(server, { scopes: ['operator'], administrator: people.operator });
    expect((await createDirectory(server, operator).get('/Users')).status).toBe(403);
  });

  test('a token with this scope alone opens nothing else', async () => {
    const token = await makeToken(server);
    for (const url of ['/api/users', '/api/audit-log', '/api/api-tokens', '/api/operator/users'])
      expect((await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(403);
  });

  test('a token that has ended, or was revoked, opens nothing', async () => {
    const { store } = server.services;
    const token = await makeToken(server);
    const program = createDirectory(server, token);
    expect((await program.get('/Users')).status).toBe(200);
    await store
      .updateTable('api_tokens')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('begins', '=', token.slice(0, 10))
      .execute();
    expect((await program.get('/Users')).status).toBe(401);
    await store.deleteFrom('api_tokens').where('begins', '=', token.slice(0, 10)).execute();
    expect((await program.delete('/Users/1')).status).toBe(401);
  });
});

describe('what belongs to another organisation', () => {
  test('is not there: users, groups, and users as members of one’s own groups [S3.1-04]', async () => {
    const theirs = await add(other);
    const { body: group } = await other.post('/Groups', { displayName: 'Theirs', members: [{ value: theirs.id }] });
    for (const path of [`/Users/${theirs.id}`, `/Groups/${group.id}`]) {
      expect((await directory.get(path)).status).toBe(404);
      expect((await directory.put(path, { userName: newAddress(), displayName: 'x' })).status).toBe(404);
      expect((await directory.patch(path, [{ op: 'replace', path: 'externalId', value: 'x' }])).status).toBe(404);
      expect((await directory.delete(path)).status).toBe(404);
    }
    const own = await directory.post('/Groups', { displayName: 'Ours' });
    const members = [{ value: theirs.id }];
    expect((await directory.post('/Groups', { displayName: 'Mixed', members })).status).toBe(400);
    expect((await directory.put(`/Groups/${own.body.id}`, { displayName: 'Ours', members })).status).toBe(400);
    const patched = await directory.patch(`/Groups/${own.body.id}`, [{ op: 'add', path: 'members', value: members }]);
    expect([patched.status, patched.body.scimType]).toEqual([400, 'invalidValue']);
    expect((await directory.find('Users', `userName eq "${theirs.address}"`)).body.totalResults).toBe(0);
    expect((await directory.find('Users', `id eq "${theirs.id}"`)).body.totalResults).toBe(0);
    expect((await directory.find('Groups', 'displayName eq "Theirs"')).body.totalResults).toBe(0);
    expect((await other.get(`/Users/${theirs.id}`)).body.active).toBe(true);
  });

  test('does not stand in the way of the same names, identifiers and groups', async () => {
    const externalId = crypto.randomUUID();
    await add(other, { externalId });
    await add(directory, { externalId });
    await other.post('/Groups', { displayName: 'Same' });
    expect((await directory.post('/Groups', { displayName: 'Same' })).status).toBe(201);
  });

  test.each([
    ['a member', async () => (await addMember(server, { organisations: [10002] })).name],
    ['somebody whom another organisation has invited', async () => (await add(other)).address],
    ['an operator', async () => people.operator],
    [
      'a shared account',
      async () => {
        const name = newAddress();
        const { id } = await addMember(server, { organisations: [10002], role: 'read-only' });
        await server.services.store
          .updateTable('users')
          .set({ shared: 1, name, email: '' })
          .where('id', '=', id)
          .execute();
        return name;
      },
    ],
  ])('is not told by an address that is that of %s there', async (_, findAddress) => {
    const moved = newAddress();
    /** Groups have numbers of their own. */
    const withoutGroup = (body: unknown, group: string) =>
      body === undefined
        ? body
        : JSON.parse(
            JSON.stringify(body)
              .replaceAll(new RegExp(`"(id|value)":"${group}"`, 'g'), '"$1":"GROUP"')
              .replaceAll(new RegExp(`Groups/${group}\\b`, 'g'), 'Groups/GROUP'),
          );
    const probe = async (address: string) => {
      const name = { givenName: 'Ann', familyName: 'Roy' };
      const { id: newest } = await add(directory);
      const created = await directory.post('/Users', { userName: address, name, externalId: 'probe' });
      const id = created.body.id as string;
      expect(Number(id), 'as of somebody who is nowhere').toBeGreaterThan(Number(newest));
      const answers = [
        created,
        await directory.post('/Users', { userName: address }),
        await directory.get(`/Users/${id}`),
        await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'name.givenName', value: 'Eve' }]),
        await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }]),
        await directory.find('Users', `userName eq "${address}"`),
        await directory.find('Users', `id eq "${id}"`),
        await directory.post('/Groups', { displayName: address, members: [{ value: id }] }),
        await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: true }]),
        await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'emails', value: [{ value: moved }] }]),
        await directory.get(`/Users/${id}`),
      ];
      await directory.delete(`/Groups/${answers[7]?.body.id}`);
      await directory.delete(`/Users/${id}`);
      return answers.map((answer) =>
        shapeOf({ ...answer, body: withoutGroup(answer.body, answers[7]?.body.id) }, id, address),
      );
    };
    const free = await probe(newAddress());
    expect(free.map(([status]) => status)).toEqual([201, 409, 200, 200, 200, 200, 200, 201, 200, 200, 200]);
    expect(await probe(await findAddress())).toEqual(free);
  });

  test('is not changed by what one organisation says of a person of both', async () => {
    const { id, name } = await addMember(server, { organisations: [10001, 10002], firstName: 'Zoé', lastName: 'Roy' });
    const path = `/Users/${id}`;
    await directory.patch(path, [{ op: 'replace', value: { 'name.givenName': 'Eve', active: false } }]);
    const { store } = server.services;
    const account = await store.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(account).toMatchObject({ first_name: 'Zoé', name });
    expect((await other.get(path)).body).toMatchObject({ active: true, name: { givenName: 'Zoé' } });
    const moved = await directory.patch(path, [
      { op: 'replace', path: 'emails[type eq "work"].value', value: newAddress() },
    ]);
    expect([moved.status, moved.body.scimType]).toEqual([400, 'mutability']);
    expect(moved.body.detail).toContain('“emails”');
    const renamed = await directory.patch(path, [{ op: 'replace', path: 'userName', value: newAddress() }]);
    expect([renamed.status, renamed.body.scimType]).toEqual([400, 'mutability']);
    expect(renamed.body.detail, 'the attribute that was sent').toContain('“userName”');
    expect((await createVisitor(server.app).signIn(name, demoPassword)).status).toBe(200);
    await directory.delete(path);
    expect((await other.get(path)).status).toBe(200);
  });
});

describe('nobody is touched by a directory', () => {
  test('who is an operator, a shared account, or the account of a token', async () => {
    const { store } = server.services;
    const program = await store.selectFrom('users').select('id').where('program', '=', 1).executeTakeFirstOrThrow();
    const ids = [await idOf(server, people.operator), await idOf(server, people.shared), program.id];
    const group = await directory.post('/Groups', { displayName: crypto.randomUUID() });
    for (const id of ids) {
      expect((await directory.get(`/Users/${id}`)).status).toBe(404);
      expect((await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }])).status).toBe(
        404,
      );
      expect((await directory.delete(`/Users/${id}`)).status).toBe(404);
      const value = [{ value: String(id) }];
      expect((await directory.patch(`/Groups/${group.body.id}`, [{ op: 'add', path: 'members', value }])).status).toBe(
        400,
      );
    }
    const { body } = await directory.get('/Users?count=200');
    const listed = body.Resources.map((one: { id: string }) => Number(one.id));
    for (const id of ids) expect(listed).not.toContain(id);
    expect((await directory.post('/Users', { userName: 'x', emails: [{ value: people.shared }] })).status).toBe(400);
  });

  test('who is the last administrator: not deleted, suspended, moved or given less by a group [S3.1-05]', async () => {
    const { store } = server.services;
    const id = await idOf(server, people.hospitalAdmin);
    await store
      .updateTable('memberships')
      .set({ role: 'collection-admin' })
      .where('organisation_id', '=', 10002)
      .where('role', '=', 'company-admin')
      .where('user_id', '!=', id)
      .execute();
    const refused = await other.delete(`/Users/${id}`);
    expect([refused.status, refused.body.detail]).toEqual([403, expect.stringContaining('last company administrator')]);
    expect((await other.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }])).status).toBe(403);
    const move = [{ op: 'replace', path: 'emails[type eq "work"].value', value: newAddress() }];
    expect((await other.patch(`/Users/${id}`, move)).status).toBe(403);
    await inTransaction(store, (trx) =>
      replaceRoleRules(trx, 10002, {
        rules: [{ value: 'Less', role: 'collection-admin', locations: [] }],
        pointer: '',
      }),
    );
    const less = await other.post('/Groups', { displayName: 'Less', members: [{ value: String(id) }] });
    expect(less.status).toBe(403);
    expect((await other.find('Groups', 'displayName eq "Less"')).body.totalResults).toBe(0);
    const { role, suspended_at } = await store
      .selectFrom('memberships')
      .select(['role', 'suspended_at'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([role, suspended_at]).toEqual(['company-admin', '']);
  });
});

describe('a member of a group that a rule names', () => {
  test('loses what the group gave with the group, and keeps what an administrator gave [S3.1-03]', async () => {
    const { store } = server.services;
    await inTransaction(store, (trx) =>
      replaceRoleRules(trx, 10001, { rules: [{ value: 'Bosses', role: 'company-admin', locations: [] }], pointer: '' }),
    );
    const [given, byHand] = [await add(directory), await addMember(server)];
    const members = [{ value: given.id }, { value: String(byHand.id) }];
    const others = await directory.post('/Groups', { displayName: 'Others', members });
    const bosses = await directory.post('/Groups', { displayName: 'bosses', members: [{ value: given.id }] });
    const roleOf = async (id: string | number) =>
      (await store.selectFrom('memberships').select('role').where('user_id', '=', Number(id)).executeTakeFirst())?.role;
    expect([await roleOf(given.id), await roleOf(byHand.id)]).toEqual(['company-admin', 'collection-admin']);
    await directory.delete(`/Groups/${bosses.body.id}`);
    await directory.delete(`/Groups/${others.body.id}`);
    expect([await roleOf(given.id), await roleOf(byHand.id)]).toEqual(['read-only', 'collection-admin']);
  });
});

describe('a request that means harm', () => {
  test.each([
    `userName eq "a' or '1'='1"`,
    'userName eq "\\" or 1=1 --"',
    'userName eq "%"',
    'userName sw "a\\u0001"',
    'externalId eq "__proto__"',
  ])('finds nothing by %j', async (filter) => {
    const { status, body } = await directory.find('Users', filter);
    expect([status, body.totalResults]).toEqual([200, 0]);
  });

  test.each([
    'password eq "x"',
    'meta.created gt "2020-01-01"',
    'userName gt "a"',
    'userName eq',
    'userName sw "a\u0000"',
    'userName eq "a\\u0000"',
    'userName',
    'userName eq "a" and',
    '"a" eq userName',
    "userName eq 'a'",
    'userName eq "a"; drop table users',
    'userName co true',
    'constructor pr',
    '(userName pr',
    'emails[userName eq "a"]',
    `${'('.repeat(200)}userName pr${')'.repeat(200)}`,
    `${'not ('.repeat(50)}userName pr${')'.repeat(50)}`,
    Array.from({ length: 60 }, () => 'id pr').join(' or '),
    `userName eq "${'a'.repeat(5000)}"`,
  ])('is refused as invalidFilter by %j', async (filter) => {
    const { status, body } = await directory.find('Users', filter);
    expect([status, body.scimType]).toEqual([400, 'invalidFilter']);
  });

  test('takes no longer for a filter or a path that was made to', async () => {
    const before = process.cpuUsage();
    for (const text of [
      '"\\'.repeat(490),
      ' '.repeat(990),
      `a${'.'.repeat(900)}`,
      `${'[('.repeat(400)}x`,
      '"'.repeat(999),
    ]) {
      await directory.find('Users', text);
      await directory.patch('/Users/1', [{ op: 'add', path: text, value: 'x' }]);
    }
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });

  test('is refused by its size, its depth, and its form', async () => {
    const { id } = await add(directory);
    const large = await directory.ask('POST', '/Users', `{"userName":"${'a'.repeat(10_000_000)}"}`);
    expect([large.status, large.body.status]).toEqual([413, '413']);
    const deep = `{"Operations":[{"op":"add","value":${'{"name":'.repeat(50_000)}1${'}'.repeat(50_000)}}]}`;
    expect((await directory.ask('PATCH', `/Users/${id}`, deep)).status).toBeLessThan(500);
    expect((await directory.ask('POST', '/Users', '{')).body).toMatchObject({
      status: '400',
      scimType: 'invalidSyntax',
    });
    expect((await directory.ask('POST', '/Users', '{"__proto__":{"active":true}}')).status).toBe(400);
    expect((await directory.ask('POST', '/Users', '[]')).status).toBe(400);
    const many = Array.from({ length: 1001 }, () => ({ op: 'add', path: 'active', value: true }));
    expect((await directory.patch(`/Users/${id}`, many)).status).toBe(400);
    for (const path of ['/Users/0', '/Users/x', '/Users/-1', '/Users/9e9', '/Nothing', '/Users/1/2', '/Bulk', '/Me'])
      expect([path, [400, 404].includes((await directory.get(path)).status)]).toEqual([path, true]);
  });

  test('changes nothing that only Vigie writes', async () => {
    const { id } = await add(directory);
    for (const path of ['id', 'meta', 'meta.version', 'groups', 'schemas']) {
      const { status, body } = await directory.patch(`/Users/${id}`, [{ op: 'replace', path, value: '1' }]);
      expect([path, status, body.scimType]).toEqual([path, 400, 'mutability']);
    }
    const { body } = await directory.put(`/Users/${id}`, { id: '1', userName: newAddress(), groups: [{ value: '1' }] });
    expect([body.id, body.groups]).toEqual([id, []]);
  });

  test('does not undo what was changed in the meantime', async () => {
    const { id } = await add(directory);
    const { headers, body } = await directory.get(`/Users/${id}`);
    expect(headers.etag).toBe(body.meta.version);
    const known = { 'if-match': String(headers.etag) };
    expect((await directory.get(`/Users/${id}`, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    const names = (value: string) => [{ op: 'replace', path: 'name.givenName', value }];
    expect((await directory.patch(`/Users/${id}`, names('One'), known)).status).toBe(200);
    expect((await directory.patch(`/Users/${id}`, names('Two'), known)).status).toBe(412);
    expect((await directory.get(`/Users/${id}`)).body.name.givenName).toBe('One');
  });

  test('creates one user and one group of those that come at once', async () => {
    const userName = newAddress();
    const users = await Promise.all([1, 2, 3].map(() => directory.post('/Users', { userName, externalId: 'race' })));
    expect(users.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const displayName = crypto.randomUUID();
    const groups = await Promise.all(
      [displayName, displayName.toUpperCase()].map((name) => directory.post('/Groups', { displayName: name })),
    );
    expect(groups.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await readOutbox(server)).filter(({ to }) => to === userName)).toHaveLength(1);
  });

  test('asks for more than a page, or for nothing, and gets a page, or nothing', async () => {
    for (const [query, most] of [
      ['count=100000', 200],
      ['count=0', 0],
      ['count=-5', 0],
      ['startIndex=-9&count=1', 1],
      ['startIndex=999999', 0],
    ] as const) {
      const { status, body } = await directory.get(`/Users?${query}`);
      expect([query, status, body.Resources.length <= most]).toEqual([query, 200, true]);
      expect(body.totalResults).toBeGreaterThan(0);
    }
    expect((await directory.get('/Users?count=x')).status).toBe(400);
    const { body } = await directory.get('/Users?count=1&attributes=userName,emails.value');
    expect(Object.keys(body.Resources[0]).sort()).toEqual(['emails', 'id', 'schemas', 'userName']);
    expect(Object.keys(body.Resources[0].emails[0])).toEqual(['value']);
  });
});

test('whatever a directory does is in the log of its organisation, by the token’s name', async () => {
  const { id } = await add(directory);
  await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'name.givenName', value: 'Ann' }]);
  await directory.patch(`/Users/${id}`, [{ op: 'replace', path: 'active', value: false }]);
  await directory.delete(`/Users/${id}`);
  const entries = await server.services.store
    .selectFrom('audit_entries')
    .innerJoin('audit_names', 'audit_names.entry_id', 'audit_entries.id')
    .select(['event', 'organisation_id', 'names'])
    .where('record', '=', id)
    .orderBy('audit_entries.id')
    .execute();
  expect(entries.map(({ event }) => event)).toEqual(['user-added', 'user-changed', 'user-suspended', 'user-removed']);
  for (const { organisation_id, names } of entries) {
    expect(organisation_id).toBe(10001);
    expect(JSON.parse(names).who).toMatch(/^Directory \(vigie_/);
  }
});
