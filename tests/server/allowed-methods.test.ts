import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, routeOf } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorBody } from '#contract/error-body.ts';
import { marked, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Addresses with the methods that their calls have, parameters filled in with something. */
const addresses = Object.entries(
  Object.groupBy(calls as readonly Call[], (call) => routeOf(call).replace(/:\w+/g, '7')),
).map(([url, group = []]): [string, string[]] => {
  const methods = group.map(({ method }) => method);
  return [url, [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])].sort()];
});

/** Besides those of the contract, calls whose parameter stands where another's word does take that word too. */
const allowedAt = (url: string): string[] =>
  [...new Set(addresses.filter(([other]) => patternsOf(other).test(url)).flatMap(([, methods]) => methods))].sort();
const patternsOf = (url: string) => new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/(?<=\/)7\b/g, '[^/]+')}$`);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;
const send = (method: string, url: string, headers = {}) =>
  server.app.inject({ method: method as 'GET', url, headers: { ...marked, ...headers } });

test('every address of the API refuses the methods that it does not take, and names those that it does [S6.2-01]', async () => {
  for (const [url] of addresses) {
    const allowed = allowedAt(url);
    for (const method of methods.filter((one) => !allowed.includes(one))) {
      const answer = await send(method, url);
      expect([method, url, answer.statusCode, answer.headers.allow]).toEqual([method, url, 405, allowed.join(', ')]);
    }
  }
});

test('every address of the API answers OPTIONS with the methods that it takes, and does nothing [S6.2-01]', async () => {
  for (const [url] of addresses) {
    const answer = await send('OPTIONS', url);
    const seen = [url, answer.statusCode, answer.headers.allow, answer.body];
    expect(seen).toEqual([url, 204, allowedAt(url).join(', '), '']);
  }
});

test('a method that is refused is told in words, to directories in theirs, and nobody has to sign in to read it', async () => {
  const told = await send('DELETE', '/api/userinfo', { 'accept-language': 'fr' });
  expect(errorBody.parse(told.json()).errors).toEqual([
    { code: 'request.method', title: 'Cette adresse n’accepte pas cette méthode.' },
  ]);
  const scim = await send('PUT', '/scim/v2/Users');
  expect([scim.statusCode, scim.json().status]).toEqual([405, '405']);
  expect(scim.headers['content-type']).toContain('application/scim+json');
});

test('what is sent with a method that is refused is not read', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/userinfo?x=1',
    headers: { ...marked, 'content-type': 'text/xml' },
    payload: '<x/>',
  });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test.each(methods)('an unknown address is not found by %s, and names no method', async (method) => {
  for (const url of ['/api/nothing-here', '/api/users/7/nothing', '/api/', '/scim/v2/Nothing', '/api/USERINFO']) {
    const answer = await send(method, url);
    expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 404, undefined]);
  }
});

test('an address is known however its letters are written', async () => {
  const escaped = await send('POST', '/api/user%69nfo/');
  expect([escaped.statusCode, escaped.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  for (const method of ['GET', 'PATCH', 'PROPFIND'])
    expect((await send(method, '/api/operator/jobs/%ff')).statusCode).toBe(400);
});

test('HEAD answers the headers of GET without its body, and needs the same rights', async () => {
  const [head, get] = await Promise.all([send('HEAD', '/api/health'), send('GET', '/api/health')]);
  expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, get.headers['content-type'], '']);
  expect((await send('HEAD', '/api/userinfo')).statusCode).toBe(401);
});

test('the description and its page refuse other methods in the same way', async () => {
  for (const url of ['/api/openapi.json', '/api/docs/static/index.css']) {
    const answer = await send('POST', url);
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  }
});
