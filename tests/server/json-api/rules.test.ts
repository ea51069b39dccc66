import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase, type Call, jsonApiContent, routeOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** The rules of JSON:API 1.1 that a server has to keep, one test each, by the sections of https://jsonapi.org/format/1.1/. */

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await signInAs(server.app, people.companyAdmin);
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Sent {
  readonly payload?: object;
  readonly accept?: string;
  readonly type?: string;
  readonly key?: string;
}

const send = async (
  method: Method,
  path: string,
  { payload, accept = jsonApiContent, type = jsonApiContent, key }: Sent = {},
) => {
  const answer = await server.app.inject({
    method,
    url: apiBase + path,
    headers: {
      ...marked,
      cookie,
      accept,
      ...(payload && { 'content-type': type }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(payload && { payload: JSON.stringify(payload) }),
  });
  return {
    ...answer,
    status: answer.statusCode,
    type: answer.headers['content-type'],
    body: answer.body ? answer.json() : undefined,
  };
};

const role = (id: string) => ({ role: { data: { type: 'roles', id } } });
const newcomer = (email: string) => ({
  type: 'users',
  attributes: { email },
  relationships: role('company-admin'),
});
let drawn = 0;
const newAddress = () => `rule-${++drawn}@mapleridge.example`;
const create = async () => (await send('POST', '/users', { payload: { data: newcomer(newAddress()) } })).body.data;

const speaking = (calls as readonly Call[]).filter(({ jsonApi }) => jsonApi !== undefined);
const lists = ['/users', '/roles', '/subsets', '/requests'];
const everything = '/users?include=role,subset_relations,subset_relations.subset,clients,clients.subsets';

interface Identifier {
  readonly type: string;
  readonly id: string;
}
interface Found extends Identifier {
  readonly attributes?: Record<string, unknown>;
  readonly relationships?: Record<string, { data: Identifier | Identifier[] | null }>;
}
const keyOf = ({ type, id }: Identifier) => `${type}/${id}`;
const linksOf = (resources: Found[]) =>
  resources.flatMap(({ relationships = {} }) =>
    Object.values(relationships).flatMap(({ data }) => [data ?? []].flat()),
  );

describe('§5 content negotiation', () => {
  test('what is asked for as JSON:API is answered under its media type, without parameters [S6.2-06]', async () => {
    for (const path of lists) expect([path, (await send('GET', path)).type]).toEqual([path, jsonApiContent]);
  });

  test('a refusal is answered under it too', async () => {
    const { status, type, body } = await send('GET', '/users/999999999');
    expect([status, type, Object.keys(body)]).toEqual([404, jsonApiContent, ['errors']]);
  });

  test('who asks for JSON is answered as specified: plain JSON, and 200 for what was made', async () => {
    for (const accept of ['application/json', '*/*']) {
      const listed = await send('GET', '/users', { accept });
      expect(listed.type).toMatch(/^application\/json/);
      const made = await send('POST', '/users', { accept, payload: { data: newcomer(newAddress()) } });
      expect([made.status, made.headers.location]).toEqual([200, undefined]);
    }
  });

  test('content of its media type with a parameter other than ext and profile is 415', async () => {
    const payload = { data: newcomer(newAddress()) };
    const { status, body } = await send('POST', '/users', { payload, type: `${jsonApiContent}; charset=utf-8` });
    expect([status, body.errors[0].code]).toEqual([415, 'request.media_type']);
  });

  test('content with an extension that is not known is 415', async () => {
    const payload = { data: newcomer(newAddress()) };
    const type = `${jsonApiContent}; ext="https://jsonapi.org/ext/atomic"`;
    expect((await send('POST', '/users', { payload, type })).status).toBe(415);
  });

  test('an Accept of which every instance of the media type has other parameters is 406 [S6.2-06]', async () => {
    for (const accept of [`${jsonApiContent}; charset=utf-8`, `${jsonApiContent};v=1, ${jsonApiContent};v=2`])
      expect((await send('GET', '/users', { accept })).status).toBe(406);
  });

  test('an Accept of which every instance asks for an extension that is not known is 406', async () => {
    const accept = `${jsonApiContent}; ext="https://jsonapi.org/ext/atomic, https://jsonapi.org/ext/version"`;
    expect((await send('GET', '/users', { accept })).status).toBe(406);
  });

  test('instances with other parameters are ignored beside one without', async () => {
    const accept = `${jsonApiContent}; charset=utf-8, ${jsonApiContent};q=0.5`;
    const { status, type } = await send('GET', '/users', { accept });
    expect([status, type]).toEqual([200, jsonApiContent]);
  });

  test('a profile that is not known is ignored', async () => {
    const type = `${jsonApiContent}; profile="https://example.com/a;b,c"`;
    expect((await send('GET', '/users', { accept: type })).status).toBe(200);
    expect((await send('POST', '/users', { payload: { data: newcomer(newAddress()) }, type })).status).toBe(201);
  });

  test('answers say that they depend on Accept', async () => {
    for (const accept of [jsonApiContent, 'application/json'])
      expect(String((await send('GET', '/roles', { accept })).headers.vary).toLowerCase()).toContain('accept');
  });
});

describe('§7 documents', () => {
  test('a document has data or errors, never both', async () => {
    const [found, refused] = [await send('GET', '/roles'), await send('GET', '/roles?sort=slug')];
    expect(['data' in found.body, 'errors' in found.body]).toEqual([true, false]);
    expect(['data' in refused.body, 'errors' in refused.body]).toEqual([false, true]);
  });

  test('every resource has a type and an id, both text', async () => {
    const { body } = await send('GET', everything);
    for (const { type, id } of [...body.data, ...body.included])
      expect([typeof type, typeof id]).toEqual(['string', 'string']);
  });

  test('attributes and relationships share no name, and neither has one called type or id', async () => {
    const { body } = await send('GET', everything);
    for (const { attributes = {}, relationships = {} } of [...body.data, ...body.included] as Found[]) {
      const names = [...Object.keys(attributes), ...Object.keys(relationships)];
      expect(new Set(names).size).toBe(names.length);
      expect(names).not.toContain('type');
      expect(names).not.toContain('id');
    }
  });

  test('a relationship has linkage: identifiers, null for none of one, an empty list for none of many', async () => {
    const { body } = await send('GET', everything);
    for (const { relationships = {} } of body.data as Found[])
      for (const { data } of Object.values(relationships))
        for (const identifier of [data ?? []].flat()) expect(Object.keys(identifier).sort()).toEqual(['id', 'type']);
  });

  test('a compound document holds no resource twice', async () => {
    const { body } = await send('GET', everything);
    const keys = [...body.data, ...body.included].map(keyOf);
    expect(keys.length).toBe(new Set(keys).size);
  });

  test('what is included is linked from what is there: full linkage', async () => {
    const { body } = await send('GET', everything);
    const linked = new Set(linksOf([...body.data, ...body.included]).map(keyOf));
    expect(body.included.length).toBeGreaterThan(0);
    expect(body.included.filter((one: Found) => !linked.has(keyOf(one)))).toEqual([]);
  });

  test('names of members have letters, digits, hyphens and underscores alone', async () => {
    const { body } = await send('GET', everything);
    for (const { attributes = {}, relationships = {} } of body.data as Found[])
      for (const name of [...Object.keys(attributes), ...Object.keys(relationships)])
        expect(name).toMatch(/^[a-z\d](?:[\w-]*[a-z\d])?$/i);
  });

  test('meta, links and jsonapi beside the data that is sent do no harm [S6.2-07]', async () => {
    const beside = { meta: { from: 'a client' }, jsonapi: { version: '1.1' }, links: { self: '/x' } };
    const made = await send('POST', '/users', { payload: { ...beside, data: newcomer(newAddress()) } });
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    const data = { type: 'users', id, attributes: { is_subscribed: true } };
    expect((await send('PATCH', `/users/${id}`, { payload: { ...beside, data } })).status).toBe(200);
  });
});

describe('§7.4 and §11 errors', () => {
  test('errors are a list of objects with a code, a title and a source', async () => {
    const { body } = await send('POST', '/users', { payload: { data: { type: 'users', attributes: { email: 'x' } } } });
    expect(body.errors.length).toBeGreaterThan(1);
    for (const { code, title, source } of body.errors)
      expect([typeof code, typeof title, typeof source.pointer]).toEqual(['string', 'string', 'string']);
  });

  test('a pointer leads to the very value that is wrong', async () => {
    const payload = { data: { ...newcomer('no address'), relationships: role('emperor') } };
    const { body } = await send('POST', '/users', { payload });
    const pointers = body.errors.map(({ source }: { source: { pointer: string } }) => source.pointer);
    expect(pointers.sort()).toEqual(['/data/attributes/email', '/data/relationships/role']);
    for (const pointer of pointers) {
      const value = pointer
        .split('/')
        .slice(1)
        .reduce((at: Record<string, unknown>, name: string) => at[name] as never, payload);
      expect(value, pointer).toBeDefined();
    }
  });

  test('a parameter that is wrong is named', async () => {
    const { status, body } = await send('GET', '/users?page[size]=0');
    expect([status, body.errors[0].source]).toEqual([400, { parameter: 'page[size]' }]);
  });
});

describe('§8 fetching', () => {
  test('one resource is answered by itself, and a list as a list, also an empty one', async () => {
    const [{ id }] = (await send('GET', '/users')).body.data;
    expect((await send('GET', `/users/${id}`)).body.data.id).toBe(id);
    expect((await send('GET', '/users?filter[q]=nobody-has-this-name')).body.data).toEqual([]);
  });

  test('a resource that is not there is 404', async () => {
    expect((await send('GET', '/requests/999999999')).status).toBe(404);
  });

  test('nothing is included that was not asked for, and nothing for an empty include', async () => {
    for (const query of ['', '?include='])
      expect((await send('GET', `/users${query}`)).body).not.toHaveProperty('included');
  });

  test('an include that is not known, or not offered there, is 400', async () => {
    for (const path of ['/users?include=boss', '/users?include=role.permissions', '/roles?include=users']) {
      const { status, body } = await send('GET', path);
      expect([path, status, body.errors[0].source]).toEqual([path, 400, { parameter: 'include' }]);
    }
  });

  test('fields narrow each type, and an empty list of them leaves none', async () => {
    const { body } = await send('GET', '/users?include=role&fields[users]=email,role&fields[roles]=');
    for (const { attributes, meta } of body.data)
      expect([Object.keys(attributes), meta]).toEqual([['email'], undefined]);
    for (const one of body.included) expect(Object.keys(one).sort()).toEqual(['id', 'type']);
  });

  test('sort goes up, with a minus down, step by step', async () => {
    const emails = async (sort: string) =>
      (await send('GET', `/users?sort=${sort}`)).body.data.map((one: Found) => keyOf(one)) as string[];
    const up = await emails('email');
    expect(await emails('-email')).toEqual(up.toReversed());
    expect((await emails('role,-email')).toSorted()).toEqual(up.toSorted());
  });

  test('a sort that is not offered is 400', async () => {
    for (const path of ['/users?sort=shoe_size', '/users?sort=--email', '/roles?sort=slug'])
      expect([path, (await send('GET', path)).status]).toEqual([path, 400]);
  });

  test('pages are linked: first, last, and the next and the one before where there are any', async () => {
    const { body } = await send('GET', '/users?page[size]=2&sort=email');
    expect(Object.keys(body.links).sort()).toEqual(['first', 'last', 'next', 'self']);
    const next = (await send('GET', body.links.next.slice(apiBase.length))).body;
    expect(next.links).toHaveProperty('prev');
    expect(next.data.map(keyOf)).not.toContain(keyOf(body.data[0]));
    const last = (await send('GET', body.links.last.slice(apiBase.length))).body;
    expect(last.links).not.toHaveProperty('next');
  });

  test('a parameter that nobody knows is 400', async () => {
    const { status, body } = await send('GET', '/users?colour=red');
    expect([status, body.errors[0].source]).toEqual([400, { parameter: 'colour' }]);
  });
});

describe('§9 creating, updating, deleting', () => {
  test('what was made is answered with 201, its address, and itself [S6.2-06]', async () => {
    const email = newAddress();
    const { status, headers, body } = await send('POST', '/users', { payload: { data: newcomer(email) } });
    expect([status, body.data.attributes.email]).toEqual([201, email]);
    expect(headers.location).toBe(`${apiBase}/users/${body.data.id}`);
    const found = await send('GET', String(headers.location).slice(apiBase.length));
    expect(found.body.data.id).toBe(body.data.id);
  });

  test('what is sent again under one key is made once, and answered the same', async () => {
    const sent = { payload: { data: newcomer(newAddress()) }, key: crypto.randomUUID() };
    const [one, other] = [await send('POST', '/users', sent), await send('POST', '/users', sent)];
    expect([other.status, other.headers.location]).toEqual([one.status, one.headers.location]);
  });

  test('an id of the client’s own is 403', async () => {
    const payload = { data: { ...newcomer(newAddress()), id: '77' } };
    const { status, body } = await send('POST', '/users', { payload });
    expect([status, body.errors[0].source]).toEqual([403, { pointer: '/data/id' }]);
  });

  test('another type than that of the address is 409', async () => {
    const { id } = await create();
    for (const [method, path, data] of [
      ['POST', '/users', { ...newcomer(newAddress()), type: 'people' }],
      ['PATCH', `/users/${id}`, { type: 'people', id, attributes: {} }],
    ] as const) {
      const { status, body } = await send(method, path, { payload: { data } });
      expect([method, status, body.errors[0].source]).toEqual([method, 409, { pointer: '/data/type' }]);
    }
  });

  test('another id than that of the address is 409', async () => {
    const { id } = await create();
    const data = { type: 'users', id: '1', attributes: { is_subscribed: true } };
    const { status, body } = await send('PATCH', `/users/${id}`, { payload: { data } });
    expect([status, body.errors[0].source]).toEqual([409, { pointer: '/data/id' }]);
  });

  test('PATCH leaves as it is what is not sent, as PUT does [S6.2-07]', async () => {
    const { id } = await create();
    for (const [method, subscribed] of [
      ['PATCH', true],
      ['PUT', false],
    ] as const) {
      const data = { type: 'users', id, attributes: { is_subscribed: subscribed } };
      const { status, body } = await send(method, `/users/${id}`, { payload: { data } });
      expect([status, body.data.attributes.is_subscribed]).toEqual([200, subscribed]);
      expect(body.data.relationships.role.data.id).toBe('company-admin');
    }
  });

  test('a to-one relationship is replaced by PATCH', async () => {
    const { id } = await create();
    const data = { type: 'users', id, relationships: role('collection-admin') };
    const { status, body } = await send('PATCH', `/users/${id}`, { payload: { data } });
    expect([status, body.data.relationships.role.data]).toEqual([200, { type: 'roles', id: 'collection-admin' }]);
  });

  test('a to-many relationship is replaced as a whole by PATCH', async () => {
    const { id } = await create();
    const [one, other] = (await send('GET', '/subsets?page[size]=2')).body.data as Found[];
    for (const subset of [one!, other!]) {
      const relation = { type: 'subset-relations', subset: { type: 'subsets', id: subset.id } };
      const relationships = { ...role('read-only'), subset_relations: { data: [relation] } };
      const { status } = await send('PATCH', `/users/${id}`, {
        payload: { data: { type: 'users', id, relationships } },
      });
      const { body } = await send('GET', `/users/${id}?include=subset_relations.subset`);
      const subsets = body.included.filter(({ type }: Found) => type === 'subsets');
      expect([status, subsets.map((found: Found) => found.id)]).toEqual([200, [subset.id]]);
    }
  });

  test('what is changed and not there is 404', async () => {
    const data = { type: 'users', id: '999999999', attributes: { is_subscribed: true } };
    expect((await send('PATCH', '/users/999999999', { payload: { data } })).status).toBe(404);
  });

  test('what was deleted is answered with 204 and nothing, or 200 as specified to who asks for JSON', async () => {
    const [one, other] = [await create(), await create()];
    const gone = await send('DELETE', `/users/${one.id}`);
    expect([gone.status, gone.rawPayload.length, gone.type]).toEqual([204, 0, undefined]);
    expect((await send('DELETE', `/users/${other.id}`, { accept: 'application/json' })).body).toEqual({});
    expect((await send('DELETE', `/users/${one.id}`)).status).toBe(404);
  });
});

test('every call that answers a document of JSON:API speaks it', () => {
  const addresses = [...new Set(speaking.map(routeOf))].sort();
  expect(addresses).toEqual(
    ['/requests', '/requests/:id', '/roles', '/subsets', '/users', '/users/:id'].map((path) => apiBase + path),
  );
});
