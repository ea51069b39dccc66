import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let directory: string;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  server = await startTestServer();
  directory = await mkdtemp(join(tmpdir(), 'vigie-dist-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Vigie</title>');
  await writeFile(join(directory, 'assets', 'index-abc123.js'), 'export {};');
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
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(response.headers['content-type']).toMatch(/^text\/html/);
    }
  },
);

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
