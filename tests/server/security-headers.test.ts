import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { signInWithFactor } from '../support/second-step.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { createVisitor } from '../support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://sds.example' });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

/** The sources that a policy names for scripts. */
const scriptsOf = (policy: unknown): string[] => {
  const directives = String(policy)
    .split(';')
    .map((directive) => directive.trim().split(/\s+/));
  const find = (name: string) => directives.find(([first]) => first === name)?.slice(1);
  return find('script-src') ?? find('default-src') ?? ['nothing is said'];
};

describe('a script', () => {
  test.each([
    ['the app', '/', {}],
    ['a page of the app', '/search', {}],
    ['a refusal that a person sees', '/api/pdf/1.pdf', { accept: 'text/html' }],
    ['a refusal in JSON', '/api/get-user-info/', {}],
    ['a path that is none', '/api/none', {}],
    ['the document of the API', '/api/openapi.json', {}],
    ['the readable page of the API', '/api/docs/', {}],
    ['what that page loads', '/api/docs/static/index.html', {}],
  ])('runs on %s from this server alone, never inline and never made of text', async (_, url, headers) => {
    const { headers: said } = await get(url, headers as Record<string, string>);
    const scripts = scriptsOf(said['content-security-policy']);
    for (const source of scripts) expect(source).toMatch(/^'(self|none)'$/);
  });

  test('of the readable page of the API stands in files of this server, as its policy demands', async () => {
    const { body } = await get('/api/docs/');
    const scripts = [...body.matchAll(/<script\b([^>]*)>([^<]*)/g)];
    expect(scripts.length).toBeGreaterThan(1);
    for (const [, attributes, inline] of scripts) {
      expect(inline?.trim()).toBe('');
      const [, source = ''] = /src="([^"]+)"/.exec(attributes ?? '') ?? [];
      const { statusCode, headers } = await get(new URL(source, 'https://sds.example/api/docs/').pathname);
      expect([statusCode, String(headers['content-type'])]).toEqual([200, expect.stringContaining('javascript')]);
    }
  });
});

test('a page of ours reaches no other host, by whatever directive', async () => {
  for (const url of ['/', '/search', '/nothing-here', '/api/docs/', '/api/health']) {
    const policy = `${(await get(url, { accept: 'text/html' })).headers['content-security-policy']}`;
    const directives = new Map(
      policy.split(';').map((each) => [each.trim().split(' ')[0], each.trim().split(' ').slice(1)]),
    );
    // What falls back on no other directive has to be there by itself.
    expect([url, [...directives.keys()]]).toEqual([
      url,
      expect.arrayContaining(['default-src', 'base-uri', 'form-action', 'frame-ancestors']),
    ]);
    const sources = [...new Set([...directives.values()].flat())].filter((source) => !/^'sha256-.*'$/.test(source));
    expect(["'self'", "'none'", "'unsafe-inline'", 'data:', 'blob:']).toEqual(expect.arrayContaining(sources));
  }
});

test('the readable page of the API is held to the same policy as the app', async () => {
  const policyOf = async (path: string) => (await get(path)).headers['content-security-policy'];
  expect(await policyOf('/api/docs/')).toBe(await policyOf('/search'));
});

test('over https a session’s cookie is bound to this host, and https is demanded for a year, of subdomains too', async () => {
  const { headers, cookies } = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: marked,
    payload: { name: people.reader, password: demoPassword },
  });
  expect(cookies[0]).toMatchObject({
    name: '__Host-vigie_session',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  });
  expect(cookies[0]).not.toHaveProperty('domain');
  const [, age = '0'] = /max-age=(\d+); includeSubDomains/.exec(String(headers['strict-transport-security'])) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
});

test('what a call answers is kept by no cache, but a sheet’s PDF by its reader’s browser, which asks again each time', async () => {
  await server.services.store.updateTable('users').set({ demo: 0 }).where('name', '=', people.operator).execute();
  const operator = createVisitor(server.app);
  await signInWithFactor(server, operator, { name: people.operator });
  for (const path of ['/operator/users', '/operator/requests', '/operator/organisations/10001'])
    expect((await operator.get(path)).headers['cache-control']).toBe('no-store');
  const member = await signInAs(server.app, people.companyAdmin);
  expect((await get('/api/preferences', { cookie: member })).headers['cache-control']).toBe('no-store');
  const { isn } = await server.services.store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', 10001)
    .where('removed', '=', 0)
    .executeTakeFirstOrThrow();
  expect((await get(`/api/pdf/${isn}.pdf`, { cookie: member })).headers['cache-control']).toBe('private, no-cache');
});

test('no other site is let read an answer, and TRACE is no method', async () => {
  const { headers } = await get('/api/health', { origin: 'https://evil.example' });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'");
  expect((await server.app.inject({ method: 'TRACE' as 'GET', url: '/api/health' })).statusCode).toBeGreaterThanOrEqual(
    400,
  );
});
