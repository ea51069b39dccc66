import type { DataProvider } from 'react-admin';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FirstAnswers } from '#contract/first-answers.ts';
import { setLanguage } from '#src/i18n/language.ts';
import type { DataSource } from '#src/providers/data-provider.ts';
import { createJsonApiProvider, urlOfList } from '#src/providers/json-api/json-api-provider.ts';
import type { JsonApiResource } from '#src/providers/json-api/resource.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { savedSearches } from '#src/resources/saved-searches/index.ts';
import { subsets } from '#src/resources/subsets/index.ts';
import { users } from '#src/resources/users/index.ts';
import { addMember, subsetIds } from '#tests/server/users/members.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { withBrowser } from '../with-browser.ts';
import { frozen } from './people.ts';

let server: TestServer;
let provider: DataProvider;
const sent: { method: string; url: URL; body: unknown; signal: AbortSignal | null }[] = [];

function jsonApiOf({ data }: { data: DataSource }): JsonApiResource {
  if (!('jsonApi' in data)) throw new Error('comes from no JSON:API');
  return frozen(data.jsonApi);
}

const providerOf = (resource: { data: DataSource }): DataProvider => createJsonApiProvider(jsonApiOf(resource));

const carriedList = {
  pagination: { page: 7, perPage: 2 },
  sort: { field: 'email', order: 'ASC' as const },
  filter: {},
};
/** What the page came with. */
const carried: FirstAnswers = {
  language: 'fr',
  answers: {
    [urlOfList(jsonApiOf(users), carriedList)]: {
      data: [{ type: 'users', id: '5', attributes: { full_name: 'Zoé Roy' } }],
      meta: { total: 13 },
    },
  },
};

/** The provider's requests reach the real server, as a browser with that session would send them, and are noted. */
beforeAll(async () => {
  withBrowser(() => setLanguage('fr'));
  server = await startTestServer();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = await signInAs(server.app, people.companyAdmin);
  const reach = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const { method = 'GET', body, signal = null } = init;
    const url = new URL(path, address);
    sent.push({ method, url, body: body === undefined ? undefined : JSON.parse(String(body)), signal });
    return reach(url, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } });
  });
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(carried) }) });
  provider = providerOf(users);
});
afterEach(() => {
  sent.length = 0;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const list = { pagination: { page: 1, perPage: 3 }, sort: { field: 'name', order: 'DESC' as const }, filter: {} };
const wanted = { include: ['role'], fields: { users: ['full_name', 'role'], roles: ['slug'] } };
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('was not refused'),
    (error: unknown) => error,
  );
const lastSent = () => sent.at(-1)!;

describe('getList', () => {
  test('takes what came with the page, once and while it is new', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(30_000);
    const ask = () => provider.getList('users', frozen(carriedList));
    expect((await ask()).data).not.toContainEqual({ id: '5', full_name: 'Zoé Roy' });
    now.mockReturnValue(3000);
    expect(await ask()).toMatchObject({ data: [{ id: '5', full_name: 'Zoé Roy' }], total: 13 });
    expect(sent).toHaveLength(1);
    expect((await ask()).data).not.toContainEqual({ id: '5', full_name: 'Zoé Roy' });
    expect(sent).toHaveLength(2);
    now.mockRestore();
  });

  test('can ask for a page, an order, fields and includes, and gives the total of all pages', async () => {
    const { data, total = 0, meta } = await provider.getList('users', frozen({ ...list, meta: wanted }));
    expect(Object.fromEntries(lastSent().url.searchParams)).toEqual({
      'page[number]': '1',
      'page[size]': '3',
      sort: '-name',
      include: 'role',
      'fields[users]': 'full_name,role',
      'fields[roles]': 'slug',
    });
    expect(data).toHaveLength(3);
    expect(total).toBeGreaterThan(3);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(['full_name', 'id', 'role']);
    expect(data[0]?.role).toMatchObject({ id: data[0]?.role.slug });
    expect(data.every(({ id }) => typeof id === 'string')).toBe(true);
    expect(meta).toMatchObject({ total, links: { first: expect.any(String) } });
  });

  test('can filter, and cannot be refused for a filter that says nothing', async () => {
    const filter = { role: 'read-only', q: '' };
    const { data } = await provider.getList('users', frozen({ ...list, filter, meta: { include: ['role'] } }));
    expect(new Set(data.map(({ role }) => role.slug))).toEqual(new Set(['read-only']));
  });

  test('hands on what the server refuses, with its status', async () => {
    const error = await refusal(provider.getList('users', frozen({ ...list, filter: { shoe_size: 43 } })));
    expect(error).toMatchObject({ status: 400, body: { errors: [{ source: { parameter: 'filter[shoe_size]' } }] } });
  });

  test('can be given up', async () => {
    const controller = new AbortController();
    controller.abort();
    const error = await refusal(provider.getList('users', { ...list, signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(lastSent().signal).toBe(controller.signal);
  });
});

describe('getOne', () => {
  test('can read a record with the far side of its joining type', async () => {
    const own = (await subsetIds(server)).slice(0, 2);
    const { id } = await invite({ subset_relations: own });
    const { data } = await provider.getOne('users', {
      id,
      meta: frozen({ include: ['role', 'subset_relations', 'subset_relations.subset'] }),
    });
    expect(data).toMatchObject({ id, role: { slug: 'read-only' }, subset_relations: own, is_editable: true });
  });

  test('cannot leave its path by an id', async () => {
    await refusal(provider.getOne('users', { id: '../roles?x=1' }));
    expect(lastSent().url.pathname).toBe('/api/users/..%2Froles%3Fx%3D1');
  });

  test('can be given up', async () => {
    const controller = new AbortController();
    const error = refusal(provider.getOne('users', { id: 1, signal: controller.signal }));
    controller.abort();
    expect(await error).toMatchObject({ name: 'AbortError' });
  });
});

/** Invites someone through the provider. */
const invite = async (more: object = {}) => {
  const email = `${crypto.randomUUID()}@vigie.example`;
  const data = { email, is_subscribed: true, role: { id: 'read-only' }, subset_relations: [], ...more };
  return (await provider.create('users', frozen({ data }))).data;
};

describe('create', () => {
  test('can send attributes and linkage, and gives back the record', async () => {
    const [location = ''] = await subsetIds(server);
    const made = await invite({ subset_relations: [location] });
    expect(made).toMatchObject({ id: expect.stringMatching(/^\d+$/), invitation_status: 'pending' });
    expect([lastSent().method, lastSent().url.pathname]).toEqual(['POST', '/api/users']);
    expect(lastSent().body).toEqual({
      data: {
        type: 'users',
        attributes: { email: made.email, is_subscribed: true },
        relationships: {
          role: { data: { type: 'roles', id: 'read-only' } },
          subset_relations: {
            data: [
              {
                type: 'subset-relations',
                relationships: { subset: { data: { type: 'subsets', id: location } } },
                meta: { parent_key: 'user_id' },
              },
            ],
          },
        },
      },
    });
  });

  test('puts every refusal of the server to its field, in the language of the page', async () => {
    const error = await refusal(provider.create('users', frozen({ data: { email: 'x', role: null } })));
    expect(error).toMatchObject({
      status: 422,
      body: {
        errors: { email: 'Saisissez une adresse courriel valide', role: 'Ce champ est obligatoire' },
      },
    });
    expect(await refusal(invite())).toMatchObject({
      body: { errors: { subset_relations: 'Choisissez au moins un emplacement.' } },
    });
    const taken = invite({ email: people.collectionAdmin, role: 'collection-admin' });
    expect(await refusal(taken)).toMatchObject({
      body: { errors: { email: 'Cette personne a déjà accès à votre organisation.' } },
    });
  });
});

describe('update', () => {
  test('can change a record, and sends back the version that it was read in', async () => {
    const { id } = await addMember(server);
    const { data: previousData } = await provider.getOne('users', { id });
    const data = { ...previousData, last_name: 'Lavoie' };
    const changed = await provider.update('users', frozen({ id, data, previousData }));
    expect(changed.data).toMatchObject({ id: String(id), last_name: 'Lavoie', version: previousData.version + 1 });
    expect(lastSent().body).toMatchObject({ data: { id: String(id), meta: { version: previousData.version } } });

    const late = { ...previousData, last_name: 'Morin' };
    const error = await refusal(provider.update('users', frozen({ id, data: late, previousData })));
    expect(error).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Ceci a été modifié entre-temps/),
      body: null,
    });
    expect((await provider.getOne('users', { id })).data.last_name).toBe('Lavoie');
  });

  test('gives what is related as it was sent, for the answer only names it, and leaves out what was not sent', async () => {
    const { id } = await addMember(server);
    const meta = { include: ['role', 'subset_relations', 'subset_relations.subset'] };
    const { data: previousData } = await provider.getOne('users', { id, meta });
    const [own = ''] = await subsetIds(server);
    const role = { id: 'read-only', slug: 'read-only', permissions: [] };
    const sent = { ...previousData, role, subset_relations: [own] };
    const changed = await provider.update('users', frozen({ id, data: sent, previousData }));
    expect(changed.data).toMatchObject({ role, subset_relations: [own] });
    const { role: _, subset_relations: __, ...rest } = changed.data;
    const again = await provider.update('users', frozen({ id, data: rest, previousData: rest }));
    expect(Object.keys(again.data)).not.toEqual(expect.arrayContaining(['role']));
    expect(Object.keys(again.data)).not.toEqual(expect.arrayContaining(['subset_relations']));
  });

  test('can change several records alike', async () => {
    const ids = [(await addMember(server)).id, (await addMember(server)).id];
    await provider.updateMany('users', frozen({ ids, data: { is_subscribed: false } }));
    for (const id of ids) expect((await provider.getOne('users', { id })).data.is_subscribed).toBe(false);
  });
});

describe('delete', () => {
  test('can delete one', async () => {
    const { id } = await addMember(server);
    const { data } = await provider.delete('users', frozen({ id, previousData: { id } }));
    expect(data).toEqual({ id });
    expect([lastSent().method, lastSent().url.pathname]).toEqual(['DELETE', `/api/users/${id}`]);
    expect(await refusal(provider.getOne('users', { id }))).toMatchObject({ status: 404 });
  });

  test('can delete many in one call, by ids that are strings [S2.7-26]', async () => {
    const ids = [(await addMember(server)).id, (await addMember(server)).id];
    expect(await provider.deleteMany('users', frozen({ ids }))).toEqual({ data: ids });
    expect(sent).toHaveLength(1);
    expect([lastSent().method, lastSent().url.pathname]).toEqual(['DELETE', '/api/users']);
    expect(lastSent().body).toEqual({ data: { id: ids.map(String) } });
    for (const id of ids) expect(await refusal(provider.getOne('users', { id }))).toMatchObject({ status: 404 });
  });

  test('cannot delete some of many: what stands against one is said, and all stay', async () => {
    const { id } = await addMember(server);
    const own = await server.services.store
      .selectFrom('users')
      .select('id')
      .where('name', '=', people.companyAdmin)
      .executeTakeFirstOrThrow();
    const error = await refusal(provider.deleteMany('users', { ids: [id, own.id] }));
    expect(error).toMatchObject({ status: 422, message: expect.stringContaining('seule personne qui administre') });
    expect((await provider.getOne('users', { id })).data.id).toBe(String(id));
  });
});

test('getManyReference asks for the records that point to another by a filter', async () => {
  const { data } = await provider.getManyReference(
    'users',
    frozen({ target: 'role', id: 'company-admin', ...list, meta: wanted }),
  );
  expect(lastSent().url.searchParams.get('filter[role]')).toBe('company-admin');
  expect(data.every(({ role }) => role.id === 'company-admin')).toBe(true);
});

test('getMany asks for the records of those ids in one call', async () => {
  await refusal(provider.getMany('users', frozen({ ids: [1, '2'] })));
  expect(sent).toHaveLength(1);
  expect(lastSent().url.searchParams.get('filter[id]')).toBe('1,2');
});

test('a resource that is listed as a whole is asked for without pages', async () => {
  const { data, total = 0 } = await providerOf(subsets).getList('subsets', frozen(list));
  expect(lastSent().url.search).toBe('?sort=-name');
  expect(data.length).toBe(total);
  expect(total).toBeGreaterThan(list.pagination.perPage);
  expect(data[0]).toEqual({ id: expect.any(String), name: expect.any(String), path: expect.any(String) });
});

describe('saved searches, which have a shape of their own on the wire', () => {
  const searches = providerOf(savedSearches);
  const search = { name: 'French ones', criteria: { language: ['fr'] } };
  // What react-admin sends when nobody said how to sort.
  const all = { ...list, sort: { field: 'id', order: 'DESC' as const } };

  test('are created, listed and deleted as records', async () => {
    const { data: created } = await searches.create('saved-searches', frozen({ data: search }));
    expect(created).toEqual({ ...search, id: expect.any(String), unknown: [] });
    expect(lastSent().url.pathname).toBe('/api/search-filters/');
    expect(JSON.parse((lastSent().body as { filters: string }).filters)).toEqual({
      key: 'French ones',
      value: [{ key: 'languageFilter', value: 'French' }],
    });
    expect((await searches.getList('saved-searches', frozen(all))).data).toEqual([created]);
    await searches.delete('saved-searches', frozen({ id: created.id }));
    expect([lastSent().method, lastSent().url.pathname]).toEqual(['DELETE', `/api/search-filters/${created.id}`]);
    expect((await searches.getList('saved-searches', frozen(all))).data).toEqual([]);
  });

  test('hand on what the server refuses, for the form that reads it', async () => {
    const error = await refusal(searches.create('saved-searches', { data: { ...search, name: '' } }));
    const { fields } = toFieldErrors(error, { fields: ['filters.key'], translate: (key) => key });
    expect(Object.keys(fields)).toEqual(['filters.key']);
  });
});
