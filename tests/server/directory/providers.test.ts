import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replaceRoleRules } from '#server/domains/accounts/role-rules.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { readOutbox } from '#tests/support/mails.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { subsetIds } from '../users/members.ts';
import { createDirectory, type Directory, makeToken, newAddress } from './directory.ts';

/**
 * What Entra ID and Okta send, after their own documentation: "Develop and plan provisioning for a SCIM endpoint in Microsoft Entra
 * ID", "Understand SCIM protocol compliance"; Okta's "SCIM 2.0 protocol reference" for users and for groups.
 */

let server: TestServer;
let directory: Directory;
let locations: number[];
beforeAll(async () => {
  server = await startTestServer();
  directory = createDirectory(server, await makeToken(server));
  locations = (await subsetIds(server)).map(Number);
  await inTransaction(server.services.store, (trx) =>
    replaceRoleRules(trx, 10001, {
      rules: [
        { value: 'SDS-Readers', role: 'read-only', locations: locations.slice(0, 1) },
        { value: 'SDS-Painters', role: 'read-only', locations: locations.slice(1, 2) },
        { value: 'SDS-Safety', role: 'collection-admin', locations: [] },
      ],
      pointer: '/rules',
    }),
  );
});
afterAll(() => server.close());

const roleOf = async (id: string) => {
  const { store } = server.services;
  const membership = await store
    .selectFrom('memberships')
    .select(['id', 'role'])
    .where('user_id', '=', Number(id))
    .executeTakeFirstOrThrow();
  const places = await store
    .selectFrom('membership_subsets')
    .select('subset_id')
    .where('membership_id', '=', membership.id)
    .orderBy('subset_id')
    .execute();
  return [membership.role, places.map(({ subset_id }) => subset_id)];
};

describe('Entra ID', () => {
  const externalId = crypto.randomUUID();
  const address = newAddress();
  let id = '';
  let groupId = '';

  test('tries the connection with a user that is not there', async () => {
    const { status, body, headers } = await directory.find('Users', `userName eq "${crypto.randomUUID()}"`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/scim\+json/);
    expect(body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 0,
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    });
  });

  test('looks for a user, and creates them with attributes of every schema [S3.1-01]', async () => {
    expect((await directory.find('Users', `userName eq "${address}"`)).body.totalResults).toBe(0);
    const created = await directory.post('/Users', {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:User',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
      ],
      externalId,
      userName: address,
      active: true,
      displayName: 'Lennay Roy',
      emails: [{ primary: true, type: 'work', value: address }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Lennay Roy', familyName: 'Roy', givenName: 'Lennay' },
      title: 'Welder',
      preferredLanguage: 'fr-CA',
      addresses: [{ type: 'work', country: 'Canada' }],
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Shop', manager: '1' },
      roles: [],
    });
    expect(created.status).toBe(201);
    id = created.body.id;
    expect(created.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      externalId,
      userName: address,
      active: true,
      name: { givenName: 'Lennay', familyName: 'Roy', formatted: 'Lennay Roy' },
      emails: [{ value: address, type: 'work', primary: true }],
      meta: { resourceType: 'User' },
    });
    expect(created.headers.location).toBe(created.body.meta.location);
    expect(created.headers.location).toMatch(new RegExp(`/scim/v2/Users/${id}$`));
    const [mail] = (await readOutbox(server)).filter(({ to }) => to === address);
    expect(mail?.subject).toMatch(/vous invite à utiliser Vigie$/);
  });

  test('finds them again by name, in whatever letters, and by identifier', async () => {
    for (const filter of [`userName eq "${address.toUpperCase()}"`, `externalId eq "${externalId}"`])
      expect((await directory.find('Users', filter)).body.Resources.map((one: { id: string }) => one.id)).toEqual([id]);
  });

  test('changes names with paths, with names of another schema among them', async () => {
    const patched = await directory.patch(`/Users/${id}`, [
      { op: 'Replace', path: 'name.familyName', value: 'Tremblay' },
      { op: 'Add', path: 'name.givenName', value: 'Léa' },
      { op: 'Replace', path: 'displayName', value: 'Somebody' },
      { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+1 905 555 0100' },
      { op: 'Replace', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Paint' },
    ]);
    expect([patched.status, patched.body.name.formatted]).toEqual([200, 'Léa Tremblay']);
    const pathless = await directory.patch(`/Users/${id}`, [
      { op: 'add', value: { 'name.familyName': 'Gagnon', externalId, title: 'Painter' } },
    ]);
    expect([pathless.status, pathless.body.name.formatted]).toEqual([200, 'Léa Gagnon']);
  });

  test('gives another address by a filter on its kind', async () => {
    const other = newAddress();
    const patched = await directory.patch(`/Users/${id}`, [
      { op: 'Replace', path: 'emails[type eq "work"].value', value: other },
      { op: 'Replace', path: 'emails[type eq "home"].value', value: newAddress() },
      { op: 'Replace', path: 'userName', value: other },
    ]);
    expect([patched.status, patched.body.emails[0].value, patched.body.userName]).toEqual([200, other, other]);
  });

  test('disables and enables them with texts in place of yes and no', async () => {
    const off = await directory.patch(`/Users/${id}`, [{ op: 'Replace', path: 'active', value: 'False' }]);
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect(
      (await directory.find('Users', 'active eq false')).body.Resources.map((one: { id: string }) => one.id),
    ).toContain(id);
    const on = await directory.patch(`/Users/${id}`, [{ op: 'Replace', value: { active: 'True' } }]);
    expect([on.status, on.body.active]).toEqual([200, true]);
  });

  test('creates a group, and its members have the role at once [S3.1-02]', async () => {
    expect(
      (await directory.get('/Groups?excludedAttributes=members&filter=displayName%20eq%20%22SDS-Readers%22')).body
        .totalResults,
    ).toBe(0);
    expect(await roleOf(id)).toEqual(['read-only', []]);
    const created = await directory.post('/Groups', {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:Group',
        'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
      ],
      externalId: crypto.randomUUID(),
      displayName: 'SDS-Readers',
      meta: { resourceType: 'Group' },
    });
    expect(created.status).toBe(201);
    groupId = created.body.id;
    const added = await directory.patch(`/Groups/${groupId}`, [
      { op: 'Add', path: 'members', value: [{ $ref: null, value: id }] },
    ]);
    expect([added.status, added.body]).toEqual([204, undefined]);
    expect(await roleOf(id)).toEqual(['read-only', locations.slice(0, 1)]);
    const read = await directory.get(`/Groups/${groupId}`);
    expect(read.body.members).toMatchObject([{ value: id, display: 'Léa Gagnon', type: 'User' }]);
    const without = await directory.get(`/Groups/${groupId}?excludedAttributes=members`);
    expect(without.body).not.toHaveProperty('members');
    expect((await directory.get(`/Users/${id}`)).body.groups).toMatchObject([
      { value: groupId, display: 'SDS-Readers' },
    ]);
  });

  test('renames the group, and takes members out in either of its ways', async () => {
    await directory.patch(`/Groups/${groupId}`, [{ op: 'Replace', path: 'displayName', value: 'sds-safety' }]);
    expect(await roleOf(id)).toEqual(['collection-admin', []]);
    await directory.patch(`/Groups/${groupId}`, [{ op: 'Remove', path: 'members', value: [{ value: id }] }]);
    expect(await roleOf(id)).toEqual(['read-only', []]);
    await directory.patch(`/Groups/${groupId}`, [{ op: 'Add', path: 'members', value: [{ value: id }] }]);
    const removed = await directory.patch(`/Groups/${groupId}`, [{ op: 'Remove', path: `members[value eq "${id}"]` }]);
    expect([removed.status, await roleOf(id)]).toEqual([204, ['read-only', []]]);
  });

  test('deletes the group and the user, who are then not there', async () => {
    expect((await directory.delete(`/Groups/${groupId}`)).status).toBe(204);
    expect((await directory.get(`/Groups/${groupId}`)).status).toBe(404);
    expect((await directory.delete(`/Users/${id}`)).status).toBe(204);
    expect((await directory.get(`/Users/${id}`)).body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '404',
      detail: 'Not found.',
    });
    expect((await directory.delete(`/Users/${id}`)).status).toBe(404);
  });
});

describe('Okta', () => {
  const address = newAddress();
  let id = '';
  const user = () => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: address,
    name: { givenName: 'Test', familyName: 'User' },
    emails: [{ primary: true, value: address, type: 'work' }],
    displayName: 'Test User',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  });

  test('looks, creates, and imports page by page', async () => {
    const looked = await directory.get(
      `/Users?filter=userName%20eq%20%22${encodeURIComponent(address)}%22&startIndex=1&count=100`,
    );
    expect([looked.status, looked.body.Resources]).toEqual([200, []]);
    const created = await directory.post('/Users', user());
    expect(created.status).toBe(201);
    expect(JSON.stringify(created.body)).not.toContain('1mz050nq');
    id = created.body.id;
    const seen: string[] = [];
    for (let start = 1; ; start += 2) {
      const { body } = await directory.get(`/Users?startIndex=${start}&count=2`);
      seen.push(...body.Resources.map((one: { id: string }) => one.id));
      expect(body.startIndex).toBe(start);
      if (body.itemsPerPage < 2) {
        expect(seen).toHaveLength(body.totalResults);
        break;
      }
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toContain(id);
  });

  test('replaces the whole user with what it has read and changed', async () => {
    const { body } = await directory.get(`/Users/${id}`);
    const replaced = await directory.put(`/Users/${id}`, {
      ...body,
      name: { givenName: 'Another', familyName: 'Name' },
    });
    expect([replaced.status, replaced.body.name.formatted]).toEqual([200, 'Another Name']);
    expect(replaced.body.externalId).toBe('00ujl29u0le5T6Aj10h7');
  });

  test('deactivates by a PATCH without path, and reactivates by the whole user', async () => {
    const off = await directory.patch(`/Users/${id}`, [{ op: 'replace', value: { active: false } }]);
    expect([off.status, off.body.active]).toEqual([200, false]);
    const on = await directory.put(`/Users/${id}`, { ...off.body, active: true });
    expect([on.status, on.body.active]).toEqual([200, true]);
  });

  test('pushes a group: created with members, renamed by the whole object, its members replaced, deleted', async () => {
    const created = await directory.post('/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'SDS-Painters',
      members: [{ value: id, display: address }],
    });
    expect([created.status, await roleOf(id)]).toEqual([201, ['read-only', locations.slice(1, 2)]]);
    const group = `/Groups/${created.body.id}`;
    const renamed = await directory.patch(group, [
      { op: 'replace', value: { id: created.body.id, displayName: 'SDS-Safety' } },
    ]);
    expect([renamed.status, await roleOf(id)]).toEqual([204, ['collection-admin', []]]);
    await directory.patch(group, [{ op: 'remove', path: `members[value eq "${id}"]` }]);
    await directory.patch(group, [{ op: 'add', path: 'members', value: [{ value: id, display: address }] }]);
    await directory.patch(group, [{ op: 'replace', path: 'members', value: [] }]);
    expect(await roleOf(id)).toEqual(['read-only', []]);
    const put = await directory.put(group, { displayName: 'SDS-Painters', members: [{ value: id }] });
    expect([put.status, put.body.members.length]).toEqual([200, 1]);
    expect((await directory.delete(group)).status).toBe(204);
    expect(await roleOf(id)).toEqual(['read-only', []]);
  });
});
