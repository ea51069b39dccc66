import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { addMember, idOf, type SignedIn, signedIn } from './members.ts';

let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signedIn(server, people.companyAdmin);
});
afterAll(() => server.close());

interface Listed {
  id: string;
  type: string;
  attributes: { name: string; email: string; phone: string };
  relationships: Record<string, { data: unknown }>;
  meta: Record<string, unknown>;
}
const namesOf = (body: { data: Listed[] }) => body.data.map(({ meta }) => meta.full_name);

/** S2.7-25. */
const specified =
  '/users?include=role,subset_relations,subset_relations.subset' +
  '&fields[users]=name,email,phone,full_name,has_email,invitation_status,is_editable&fields[roles]=slug&fields[subsets]=name';

describe('the list of users', () => {
  test('can be read by a company admin, whole and by name, and holds nobody of another organisation', async () => {
    const { status, body } = await admin.get('/users');
    expect(status).toBe(200);
    expect(namesOf(body)).toEqual([
      'Amélie Nguyen',
      'Derek Okafor',
      'Grace Oyelaran',
      'mapleridge',
      'Marie-Ève Tremblay',
      'Priya Raman',
      'Sylvie Gagnon',
      'Tom Pelletier',
    ]);
    expect(body.meta).toEqual({ total: 8 });
    expect(body.included).toBeUndefined();
  });

  test.each([people.reader, people.collectionAdmin, people.shared, people.operator])(
    'cannot be read by %s',
    async (name) => {
      expect((await (await signedIn(server, name)).get('/users')).faults).toEqual(['auth.forbidden']);
    },
  );

  test('says of each user what the specification says [S2.3-57 S2.3-58 S2.3-59 S2.3-60 S2.7-25]', async () => {
    const { body } = await admin.get(specified);
    const reader = body.data.find(({ attributes }: Listed) => attributes.name === people.reader);
    expect(reader).toEqual({
      type: 'users',
      id: String(await idOf(server, people.reader)),
      attributes: { name: people.reader, email: people.reader, phone: '' },
      relationships: {
        role: { data: { type: 'roles', id: 'read-only' } },
        subset_relations: { data: [expect.objectContaining({ type: 'subset-relations' }), expect.anything()] },
      },
      meta: { full_name: 'Marie-Ève Tremblay', has_email: true, invitation_status: 'accepted', is_editable: true },
    });
    const roles = body.included.filter(({ type }: Listed) => type === 'roles');
    expect(roles.map(({ id, attributes }: Listed) => [id, attributes])).toEqual(
      expect.arrayContaining([['read-only', { slug: 'read-only' }]]),
    );
    const subsets = body.included.filter(({ type }: Listed) => type === 'subsets');
    expect(subsets.map(({ attributes }: Listed) => attributes.name).sort()).toEqual([
      'Laboratory',
      'Main plant',
      'Paint shop',
      'Warehouse',
    ]);
    expect(subsets.every(({ attributes }: Listed) => Object.keys(attributes).join() === 'name')).toBe(true);
  });

  test('names locations in the language asked for', async () => {
    const { body } = await (await signedIn(server, people.companyAdmin, 'fr')).get(specified);
    expect(body.included.map(({ attributes }: Listed) => attributes?.name)).toContain('Atelier de peinture');
  });

  test('does not let oneself or a shared account be edited, and shows a shared account without an address [S2.6-18]', async () => {
    const { body } = await admin.get('/users');
    const locked = body.data.filter(({ meta }: Listed) => !meta.is_editable);
    expect(locked.map(({ attributes }: Listed) => attributes.name)).toEqual([people.shared, people.companyAdmin]);
    expect(locked.map(({ meta }: Listed) => meta.has_email)).toEqual([false, true]);
  });

  test('tells nothing of the other organisations of a member [S2.3-60]', async () => {
    const { body } = await admin.get(`/users/${await idOf(server, people.manager)}?include=clients,clients.subsets`);
    expect(body.data.relationships.clients.data).toEqual([{ type: 'clients', id: '10001' }]);
    const client = body.included.find(({ type }: Listed) => type === 'clients');
    expect(client.attributes).toEqual({ custkey: 10001 });
    expect(client.relationships.subsets.data).toHaveLength(14);
    expect(body.included.filter(({ type }: Listed) => type === 'subsets')).toHaveLength(14);
  });
});

describe('its order', () => {
  test.each([
    ['role', ['read-only', 'read-only', 'read-only', 'collection-admin']],
    ['-role', ['company-admin', 'collection-admin', 'collection-admin', 'collection-admin']],
  ])('can be by %s', async (sort, first) => {
    const { body } = await admin.get(`/users?sort=${sort}`);
    const roles = body.data
      .map(({ relationships }: Listed) => relationships.role?.data)
      .map((role: { id: string }) => role.id);
    expect(roles.slice(0, 4)).toEqual(first);
  });

  test('can be by address, by phone and by invitation status, what is empty last', async () => {
    const emails = (await admin.get('/users?sort=email')).body.data.map(({ attributes }: Listed) => attributes.email);
    expect(emails.slice(0, 2)).toEqual([people.companyAdmin, people.collectionAdmin]);
    expect(emails.at(-1)).toBe('');
    const phones = (await admin.get('/users?sort=phone')).body.data.map(({ attributes }: Listed) => attributes.phone);
    expect(phones.slice(0, 2)).toEqual(['613-555-0119', '905-555-0142']);
    const found = (await admin.get('/users?sort=invitation_status')).body.data;
    expect(found.slice(0, 3).map(({ meta }: Listed) => meta.invitation_status)).toEqual([
      'pending',
      'expired',
      'accepted',
    ]);
  });

  test('of names is that of a reader of the language: accents beside their letter', async () => {
    for (const firstName of ['Éric', 'Eva', 'Zoé', 'Emile']) await addMember(server, { firstName, lastName: 'Tri' });
    const { body } = await admin.get('/users?sort=name&filter[q]=tri');
    expect(namesOf(body)).toEqual(['Emile Tri', 'Éric Tri', 'Eva Tri', 'Zoé Tri']);
    expect(namesOf((await admin.get('/users?sort=-name&filter[q]=tri')).body)).toEqual(namesOf(body).toReversed());
  });

  test('can be by one thing within another', async () => {
    const { body } = await admin.get('/users?sort=invitation_status,-name&filter[role]=collection-admin');
    expect(namesOf(body).slice(0, 2)).toEqual(['Amélie Nguyen', 'Zoé Tri']);
  });
});

describe('its filters', () => {
  test('can ask for an invitation status, a role and words, one within the other', async () => {
    expect(namesOf((await admin.get('/users?filter[invitation_status]=pending')).body)).toEqual(['Amélie Nguyen']);
    expect(namesOf((await admin.get('/users?filter[invitation_status]=expired')).body)).toEqual(['Tom Pelletier']);
    expect(namesOf((await admin.get('/users?filter[role]=company-admin')).body)).toEqual(['Sylvie Gagnon']);
    expect(namesOf((await admin.get('/users?filter[q]=TREMBLAY%20eve')).body)).toEqual(['Marie-Ève Tremblay']);
    expect(namesOf((await admin.get('/users?filter[q]=vigie.example%20raman')).body)).toEqual(['Priya Raman']);
    expect(namesOf((await admin.get('/users?filter[role]=read-only&filter[q]=sylvie')).body)).toEqual([]);
  });
});

describe('its pages', () => {
  test('can be asked for, say how many there are in all, and lead to each other', async () => {
    const { body } = await admin.get('/users?page[number]=2&page[size]=3&sort=email');
    expect(body.data).toHaveLength(3);
    const all = (await admin.get('/users?sort=email')).body;
    expect(body.data.map(({ id }: Listed) => id)).toEqual(all.data.slice(3, 6).map(({ id }: Listed) => id));
    expect(body.meta.total).toBe(all.meta.total);
    const walk: string[] = [];
    let next: string | undefined = body.links.first;
    while (next) {
      const page = (await admin.get(next.replace('/api', ''))).body;
      walk.push(...page.data.map(({ id }: Listed) => id));
      next = page.links.next;
    }
    expect(walk).toEqual(all.data.map(({ id }: Listed) => id));
  });

  test('beyond the last are empty', async () => {
    const { body } = await admin.get('/users?page[number]=99&page[size]=10');
    expect([body.data, body.links.next]).toEqual([[], undefined]);
  });
});

describe('what is unknown', () => {
  test.each([
    ['include=rolle', 'include'],
    ['include=role.users', 'include'],
    ['fields[users]=name,password_hash', 'fields[users]'],
    ['fields[sheets]=isn', 'fields[sheets]'],
    ['sort=password_hash', 'sort'],
    ['filter[x]=1', 'filter[x]'],
    ['filter[role]=operator', 'filter[role]'],
    ['page[size]=0', 'page[size]'],
    ['page[size]=501', 'page[size]'],
    ['page[size]=many', 'page[size]'],
    ['page[number]=0', 'page[number]'],
    ['page=2', 'page'],
    ['include=role&include=clients', 'include'],
    ['organisation=10002', 'organisation'],
  ])('%s is a 400 that names the parameter', async (query, parameter) => {
    const { status, faults } = await admin.get(`/users?${query}`);
    expect(status).toBe(400);
    expect(faults).toEqual([`${parameter} request.parameter`]);
  });

  test('is said in both languages', async () => {
    const french = await signedIn(server, people.companyAdmin, 'fr');
    expect((await admin.get('/users?filter[x]=1')).titles[0]).toContain('The parameter “filter[x]” is not valid');
    expect((await french.get('/users?filter[x]=1')).titles[0]).toContain('Le paramètre «\u00a0filter[x]\u00a0»');
  });
});

describe('one user', () => {
  test('can be read by a company admin as the edit page asks [S2.3-58 S2.3-59 S2.7-31]', async () => {
    const id = await idOf(server, people.unverified);
    const { body } = await admin.get(
      `/users/${id}?include=clients,clients.subsets,role,subset_relations,subset_relations.subset` +
        '&fields[clients]=custkey&fields[roles]=permissions,slug&fields[subsets]=name',
    );
    expect(body.data.attributes.first_name).toBe('Grace');
    expect(body.data.meta).toMatchObject({ is_verified: false, version: 1, invitation_status: 'accepted' });
    const role = body.included.find(({ type }: Listed) => type === 'roles');
    expect(role.attributes.permissions).toContain('has-phone');
  });

  test.each([people.reader, people.companyAdmin])(
    'can be read by %s when it is their own [S2.3-58 S2.7-30]',
    async (name) => {
      const { body } = await (await signedIn(server, name)).get(`/users/${await idOf(server, name)}`);
      expect(body.data.attributes).toMatchObject({ email: name, is_subscribed: true });
    },
  );

  test('cannot be read by a member who manages none, by a shared account not even its own', async () => {
    const reader = await signedIn(server, people.reader);
    expect((await reader.get(`/users/${await idOf(server, people.companyAdmin)}`)).status).toBe(404);
    const shared = await signedIn(server, people.shared);
    expect((await shared.get(`/users/${await idOf(server, people.shared)}`)).status).toBe(404);
  });

  test('of another organisation is not there', async () => {
    expect((await admin.get(`/users/${await idOf(server, people.hospitalAdmin)}`)).faults).toEqual(['not_found']);
  });

  test('whose number is none is a 400', async () => {
    expect((await admin.get('/users/abc')).status).toBe(400);
  });
});

describe('roles', () => {
  test('can be listed: those a member may have, with what they may do [S1.6-01 S1.6-02 S2.3-61 S2.6-02 S2.7-28 S2.9-35]', async () => {
    const { body } = await admin.get('/roles?fields[roles]=slug,permissions,description_key');
    expect(body.data.map(({ id }: Listed) => id)).toEqual(['read-only', 'collection-admin', 'company-admin']);
    expect(body.data[0].attributes.description_key).toBe('roles.descriptions.read-only');
    expect(body.data[2].attributes.permissions).toContain('edit-user');
  });
});

describe('subsets', () => {
  test('can be listed by who sees them, whole where nothing else is asked [S2.3-62 S2.7-24]', async () => {
    const { body } = await admin.get('/subsets');
    expect(body.data).toHaveLength(14);
    expect(body.data[0]).toMatchObject({ type: 'subsets', attributes: { name: 'Main plant' } });
    const reader = await (await signedIn(server, people.reader)).get('/subsets?sort=name');
    expect(reader.body.data.map(({ attributes }: Listed) => attributes.name)).toEqual([
      'Chemical store',
      'Laboratory',
      'Mixing room',
      'Paint shop',
      'Spray booth',
      'Wet bench',
    ]);
    expect(reader.body.meta.total).toBe(6);
  });

  test('can be sorted, searched and paged', async () => {
    const { body } = await admin.get('/subsets?sort=-name&filter[q]=room&page[size]=1&fields[subsets]=name');
    expect(body.data.map(({ attributes }: Listed) => attributes)).toEqual([{ name: 'Mixing room' }]);
    expect(body.meta.total).toBe(2);
    expect((await admin.get('/subsets?sort=size')).faults).toEqual(['sort request.parameter']);
  });
});
