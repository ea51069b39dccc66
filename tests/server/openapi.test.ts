import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiBase, type Call, routeOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const document = async () => (await server.app.inject('/api/openapi.json')).json();

test('OpenAPI describes every call of the contract, and nothing else', async () => {
  const { paths } = await document();
  const described = Object.values(paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    .sort();
  expect(described).toEqual((calls as readonly Call[]).map(({ id }) => id).sort());
});

test('OpenAPI bears the number of the release', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  expect((await document()).info.version).toBe(version);
});

test('OpenAPI names each parameter of the search call', async () => {
  const { paths } = await document();
  const search = paths[`${apiBase}/lucidworks-solr-api/{collection}`].get;
  const names = search.parameters.map((parameter: { name: string }) => parameter.name);
  expect(names).toEqual(
    expect.arrayContaining(['collection', 'q', 'fq', 'sort', 'start', 'rows', 'facet.field', 'locale']),
  );
  expect(search.security).toEqual([{ session: [] }, { token: [] }]);
});

test('OpenAPI says of a call that takes files which form it takes', async () => {
  const { paths } = await document();
  const [[type, { schema }]] = Object.entries(paths[`${apiBase}/sds-addition`].post.requestBody.content) as [
    [string, { schema: { properties: Record<string, object> } }],
  ];
  expect(type).toBe('multipart/form-data');
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['files[]', 'locations[]', 'submission']));
  expect(schema.properties['files[]']).toMatchObject({ maxItems: 20, items: { format: 'binary' } });
});

test('OpenAPI has the calls of directories where and as SCIM has them', async () => {
  const { paths } = await document();
  const { post } = paths['/scim/v2/Users'];
  expect(Object.keys(post.requestBody.content)).toEqual(['application/scim+json']);
  expect(Object.keys(post.responses['201'].content)).toEqual(['application/scim+json']);
  expect(Object.keys(paths['/scim/v2/Groups/{id}'])).toEqual(expect.arrayContaining(['get', 'put', 'patch', 'delete']));
});

test('every call that a browser may make is answered by the server', async () => {
  for (const call of calls as readonly Call[]) {
    expect(server.app.hasRoute({ method: call.method, url: routeOf(call) }), call.id).toBe(true);
  }
});

test('the readable page loads from this server alone', async () => {
  const page = await server.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(?:src|href)="https?:/);
});

test('what is no call is a 404 in the language asked for', async () => {
  const response = await server.app.inject({ url: '/api/nothing-here', headers: { 'accept-language': 'fr' } });
  expect(response.statusCode).toBe(404);
  expect(response.json().errors).toEqual([{ code: 'not_found', title: 'Introuvable.' }]);
});
