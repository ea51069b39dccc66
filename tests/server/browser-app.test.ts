import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FirstAnswers } from '#contract/first-answers.ts';
import { createApp } from '#server/app/app.ts';
import { marked, people, startTestServer, type TestServer } from '../support/test-server.ts';
import { signedInCaller } from './operator/operator-caller.ts';

const signInPage = 'src/custom-pages/sign-in/SignInPage.tsx';
const manifest = {
  [signInPage]: { file: 'assets/SignInPage-1.js', name: 'SignInPage', imports: ['_way-in.js', '_open.js'] },
  '_way-in.js': { file: 'assets/way-in-2.js', imports: ['_open.js'] },
  '_open.js': { file: 'assets/open-3.js', imports: [signInPage] },
  'src/app/Portal.tsx': { file: 'assets/portal-4.js', name: 'Portal' },
  '_search-page-5.js': { file: 'assets/search-page-5.js', name: 'search-page' },
};

let server: TestServer;
let directory: string;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  server = await startTestServer({ SUPPORT_EMAIL: 'help@example.ca', SUPPORT_EMAIL_FR: 'aide@example.ca' });
  directory = await mkdtemp(join(tmpdir(), 'vigie-dist-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), await readFile('index.html', 'utf8'));
  await writeFile(join(directory, 'assets', 'index-abc123.js'), 'export {};');
  await writeFile(join(directory, 'assets', 'index-abc123.js.br'), brotliCompressSync('export {};'));
  await writeFile(join(directory, 'assets', 'code-reader-worker-x1.js'), 'export {};');
  await mkdir(join(directory, '.server'));
  await writeFile(join(directory, '.server', 'first-drawing.js'), 'throw new Error("not to be drawn");');
  await mkdir(join(directory, '.vite'));
  await writeFile(join(directory, '.vite', 'manifest.json'), JSON.stringify(manifest));
  app = await createApp({ ...server.services, browserAppDir: directory });
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

test.each(['/', '/search', '/sds-details/isn/12?x=1', '/no/such/page'])(
  '%s answers with the page, asked for anew each time',
  async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await app.inject({ method, url });
      expect([response.statusCode, response.headers['cache-control']]).toEqual([
        200,
        url === '/' ? 'no-store' : 'no-cache',
      ]);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
    }
  },
);

test('the page names those who help as the settings do, in each language', async () => {
  const { body } = await app.inject('/login');
  expect(body).toContain('<meta name="support-email" lang="en" content="help@example.ca" />');
  expect(body).toContain('<meta name="support-email" lang="fr" content="aide@example.ca" />');
});

const linksOf = (body: string) =>
  [...body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, at]) => at);

test('the search’s chunks are asked for with its page by somebody with a session, and not by a stranger', async () => {
  const member = await signedInCaller(server, people.companyAdmin);
  const { body } = await app.inject({ url: '/search?q=acetone', headers: { cookie: member.cookie } });
  expect(linksOf(body)).toEqual(['/assets/portal-4.js', '/assets/search-page-5.js']);
  expect(linksOf((await app.inject('/search')).body)).toEqual([]);
});

test('the sign-in page’s own chunks are asked for with the page, and no other page’s', async () => {
  for (const url of ['/', '/login?lang=fr&redirect=%2F'])
    expect(linksOf((await app.inject(url)).body), url).toEqual([
      '/assets/SignInPage-1.js',
      '/assets/way-in-2.js',
      '/assets/open-3.js',
    ]);
  for (const url of ['/search', '/sds-details/isn/12']) expect(linksOf((await app.inject(url)).body), url).toEqual([]);
  expect(existsSync(signInPage)).toBe(true);
});

/** The answers that a page carries, by path and query of their calls. */
const firstAnswersOf = (body: string): FirstAnswers | undefined => {
  const json = /<script type="application\/json" id="first-answers">([^<]*)<\/script>/.exec(body)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
};

test('the sign-in page comes with the ways in that are open to who asks for it, and with nothing else', async () => {
  const stranger = { session: null, shared: false, step: null };
  const member = await signedInCaller(server, people.companyAdmin);
  for (const url of ['/', '/login?lang=fr']) {
    expect(firstAnswersOf((await app.inject(url)).body)?.answers, url).toEqual({ '/api/login/ways': stranger });
    const own = await app.inject({ url, headers: { cookie: member.cookie } });
    expect(firstAnswersOf(own.body)?.answers, url).toEqual({ '/api/login/ways': { ...stranger, session: 10001 } });
    expect(own.headers['cache-control']).toBe('no-store');
  }
});

/** Without the milliseconds that a search took. */
const timeless = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer).replace(/"QTime":\d+/, '"QTime":0'));

describe('a member’s page', () => {
  const openAs = async (person: keyof typeof people, url: string, headers: Record<string, string> = {}) => {
    const member = await signedInCaller(server, people[person]);
    const { cookie = member.cookie, ...others } = headers;
    const page = await app.inject({ url, headers: { ...others, cookie } });
    return { first: firstAnswersOf(page.body), page, cookie: member.cookie };
  };

  test('the search page comes with who asks, the rows, and what stands beside them, as the calls would answer', async () => {
    const { first, page, cookie } = await openAs('companyAdmin', '/search?q=acetone&lang=fr');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(first?.language).toBe('fr');
    const asked = Object.keys(first?.answers ?? {});
    expect(asked.map((url) => url.split('?')[0])).toEqual([
      '/api/userinfo',
      '/api/lucidworks-solr-api/sds-10001/',
      '/api/preferences',
      '/api/get-announcement',
      '/api/get-popup-notification',
    ]);
    for (const url of asked) {
      const called = await app.inject({ url, headers: { cookie, 'accept-language': 'fr' } });
      expect(timeless(first?.answers[url]), url).toEqual(timeless(called.json()));
    }
    expect(JSON.stringify(first?.answers)).toContain('Acetone');
  });

  test('a bare search page comes with the search that this person left it with, and not with another’s', async () => {
    const rowsOf = ({ first }: Awaited<ReturnType<typeof openAs>>): string | undefined =>
      Object.keys(first?.answers ?? {}).find((url) => url.includes('solr'));
    const { first } = await openAs('companyAdmin', '/search');
    const left = (identity: string | undefined) => encodeURIComponent(`${identity} 50 q=toluene`);
    const { cookie } = await signedInCaller(server, people.companyAdmin);
    const own = await openAs('companyAdmin', '/search', { cookie: `${cookie}; search-start=${left(first?.identity)}` });
    expect(rowsOf(own)).toMatch(/q=.*toluene.*&rows=50/);
    const others = await openAs('companyAdmin', '/search', { cookie: `${cookie}; search-start=${left('1@1')}` });
    expect(rowsOf(others)).toMatch(/q=\*%3A\*.*&rows=25/);
    for (const nonsense of ['%', 'x', left(first?.identity).repeat(9), encodeURIComponent(`${first?.identity} 0 a=%`)])
      expect(
        (await openAs('companyAdmin', '/search', { cookie: `${cookie}; search-start=${nonsense}` })).page.statusCode,
      ).toBe(200);
  });

  test('a name in what a page carries ends no script of it and begins none', async () => {
    const evil = '</script><script>alert(1)</script><!--<script>';
    const { store } = server.services;
    const before = await store
      .selectFrom('sheets')
      .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
      .select(['sheets.isn', 'sheets.product_name'])
      .where('placed.organisation_id', '=', 10001)
      .where('placed.removed', '=', 0)
      .executeTakeFirstOrThrow();
    await store.updateTable('sheets').set({ product_name: evil }).where('isn', '=', before.isn).execute();
    const { page, first } = await openAs('companyAdmin', `/sds-details/isn/${before.isn}`);
    await store.updateTable('sheets').set(before).where('isn', '=', before.isn).execute();
    expect(JSON.stringify(first?.answers)).toContain(JSON.stringify(evil).slice(1, -1));
    expect(page.body).not.toContain('alert(1)</script>');
    const begun = [...page.body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(begun.filter((attributes) => !/ (?:src|id="first-answers")/.test(attributes ?? ''))).toEqual([]);
  });

  test('of another organisation’s sheet, and without a session, a page says nothing [S4.2-03]', async () => {
    const own = await openAs('companyAdmin', '/search');
    const [, answer] = Object.entries(own.first?.answers ?? {}).find(([url]) => url.includes('solr')) ?? [];
    const [sheet] = (answer as { response: { docs: Record<string, string>[] } }).response.docs;
    const isn = sheet?.['Name.IdentificationNumber.RecordNumber_s'];
    const details = `/sds-details/isn/${isn}`;
    const asked = `/api/sds-details/?recordID=${isn}`;
    expect((await openAs('companyAdmin', details)).first?.answers).toHaveProperty([asked]);
    expect((await openAs('hospitalAdmin', details)).first?.answers).not.toHaveProperty([asked]);
    for (const url of ['/search', details]) expect(firstAnswersOf((await app.inject(url)).body), url).toBeUndefined();
  });
});

test('what the build keeps for the server is handed to nobody', async () => {
  for (const url of [
    '/.server/first-drawing.js',
    '/.vite/manifest.json',
    '/assets/../.server/first-drawing.js',
    '/%2Eserver/first-drawing.js',
  ]) {
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'application/json' } });
    expect([statusCode, body.includes('not to be drawn'), body.includes('SignInPage-1')], url).toEqual([
      404,
      false,
      false,
    ]);
  }
});

test('a first screen that cannot be drawn leaves the page as it was', async () => {
  const member = await signedInCaller(server, people.companyAdmin);
  const { statusCode, body } = await app.inject({ url: '/search', headers: { cookie: member.cookie } });
  expect([statusCode, body.includes('<div id="root"><div class="first-screen">')]).toEqual([200, true]);
  expect(firstAnswersOf(body)?.answers).toHaveProperty(['/api/userinfo']);
});

test('whatever a request for the sign-in page says, it gets the page', async () => {
  const said = [
    { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString(), range: 'bytes=0-1' },
    { 'content-length': '5' },
    { 'content-type': 'application/json', 'content-length': '2' },
    { authorization: 'Bearer nothing', cookie: 'vigie_session=' },
    { accept: 'text/html', 'accept-encoding': 'br;q=0' },
    { cookie: `vigie_session=${'x'.repeat(4000)}; =; a` },
  ];
  for (const headers of said) {
    const { statusCode, body } = await app.inject({ url: '/login', headers });
    expect([statusCode, body.includes('<title>Vigie</title>')], JSON.stringify(headers)).toEqual([200, true]);
  }
});

test('a browser gets the compressed file that stands beside a built one, and one that takes none the file', async () => {
  const compressed = await app.inject({ url: '/assets/index-abc123.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect([compressed.headers['content-encoding'], compressed.headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('export {};');
  const plain = await app.inject('/assets/index-abc123.js');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'export {};']);
});

test('a file with a hash in its name is kept for a year', async () => {
  const response = await app.inject('/assets/index-abc123.js');
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/assets/index-gone.js', '/assets/', '/api/nothing', '/api/'])('%s is missing and says so', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
  '%s reads nothing outside the built app',
  async (url) => {
    const response = await app.inject(url);
    expect(response.body).not.toContain('dependencies');
  },
);

test('every answer keeps the page to itself', async () => {
  const { headers } = await app.inject('/');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each(['/nothing.js', '/security.txt', '/.well-known/security.txt', '/health', '/sitemap.xml?x=1'])(
  '%s, which is not there, is missing to a machine, and to a person the page that says so',
  async (url) => {
    const asked = await app.inject(url);
    expect([asked.statusCode, asked.json().errors[0].code]).toEqual([404, 'not_found']);
    const seen = await app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
  },
);

test('an address that is none shows a person the page, and not the words for a machine', async () => {
  const seen = await app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html,application/xhtml+xml' } });
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
  expect(seen.body).toContain('<title>Vigie</title>');
});

test('every answer keeps devices and money to itself, but the camera for our own pages', async () => {
  for (const url of ['/', '/api/health', '/nothing.js'])
    expect((await app.inject(url)).headers['permissions-policy']).toBe(
      'geolocation=(), microphone=(), payment=(), usb=(), camera=(self)',
    );
});

test('the thread that reads codes may compile their reader, and nothing else may', async () => {
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
  expect(await policyOf('/assets/code-reader-worker-x1.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  for (const url of ['/', '/search', '/assets/index-abc123.js', '/assets/x/../code-reader-worker-x1.js.html'])
    expect(await policyOf(url)).not.toContain('unsafe-eval');
});

test('the page of the API works on plain http at any name, and says that it is ours when it tries a call', async () => {
  const { headers } = await app.inject('/api/docs/');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  const { body } = await app.inject('/api/docs/static/swagger-initializer.js');
  expect(body).toMatch(/requestInterceptor[\s\S]*["']X-Requested-With["']: ["']XMLHttpRequest["']/);
});

test.each(['application/json', 'application/vnd.api+json'])('a call without a body may announce %s', async (type) => {
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': type };
  expect((await app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode).toBe(200);
  // Refused for want of a session, and not for the way in which nothing was sent.
  expect((await app.inject({ method: 'DELETE', url: '/api/search-filters/1', headers })).statusCode).toBe(401);
});

test('a link of any length that is none of ours is told to be none', async () => {
  for (const length of [100, 101, 1500]) {
    const response = await app.inject(`/api/verify-email/abc/${'z'.repeat(length)}`);
    expect([response.statusCode, response.json().errors[0].code]).toEqual([422, 'verification.invalid']);
  }
});

test('the first answer says what the product is, needs no script for that, and shows that work is under way', async () => {
  const page = await readFile('index.html', 'utf8');
  expect(page).toMatch(
    /<meta\s+name="description"\s+content="[^"]*safety data sheets[^"]*fiches de données de sécurité/,
  );
  expect(page).toMatch(/<noscript>[\s\S]*lang="en"[\s\S]*lang="fr"[\s\S]*<\/noscript>/);
  expect(page).toMatch(/<div id="root"><div class="first-screen"><\/div><\/div>/);
  // Scripts stand in files: the policy lets no other run.
  expect([...page.matchAll(/<script\b[^>]*>([^<]*)/g)].map(([, inline]) => inline)).toEqual(['']);
});

/** Sent unchanged: `inject` and browsers would read the text after two slashes as a host. */
const askRaw = async (path: string, accept: string) => {
  await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
  const { port } = app.server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; location: string | undefined; body: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { accept } }, async (response) => {
      let body = '';
      for await (const part of response) body += part;
      resolve({ status: response.statusCode, location: response.headers.location, body });
    }).on('error', reject);
  });
};

test.each([
  '//x',
  '//evil.example',
  '//evil.example/..',
  '/\\evil',
  '//',
  '///',
  '/%2fevil.example',
  '/%5cevil.example',
])('%s leads nowhere else, and shows a person the page that says so', async (path) => {
  const { status, location, body } = await askRaw(path, 'text/html,*/*;q=0.8');
  expect([status, location]).toEqual([404, undefined]);
  expect(body).toContain('<title>Vigie</title>');
});

test('the icon that browsers look for by themselves is there', async () => {
  const icon = await readFile('public/favicon.ico');
  // The signature of an icon, and three sizes.
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test('beside the page an address of the API still tells which methods it takes, and one that there is not that there is none', async () => {
  const refused = await app.inject({ method: 'GET', url: '/api/setup/open', headers: marked });
  expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'OPTIONS, POST']);
  const unknown = await app.inject({ method: 'GET', url: '/api/no-such-address', headers: marked });
  expect([unknown.statusCode, unknown.json().errors[0].code]).toEqual([404, 'not_found']);
});
