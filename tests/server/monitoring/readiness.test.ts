import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createReadiness } from '#server/domains/monitoring/readiness.ts';
import { examineSystem } from '#server/domains/operator/system/examine.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

/** What answers in the place of a Solr or an S3 server, until it goes. */
const standIn = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const go = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  ended.push(go);
  return { url: `http://127.0.0.1:${port}`, go };
};

const start = async (env: NodeJS.ProcessEnv = {}) => {
  const server = await startTestServer(env, 'empty');
  ended.push(() => server.close());
  const ask = async (path = '/api/health/ready') => {
    const { statusCode, body } = await server.app.inject(path);
    return [statusCode, JSON.parse(body)];
  };
  return { ...server, ask };
};

const ready = [200, { status: 'ready' }];
const missing = (parts: string) => [
  503,
  {
    errors: [{ code: 'not_ready', title: `The service is not ready: ${parts}.`, meta: { params: { missing: parts } } }],
  },
];
const soon = { timeout: 10_000, interval: 50 };

describe('readiness', () => {
  test('is told once store, search and files answer, to whoever asks and under any name [S6.1-02]', async () => {
    const { app, ask } = await start({ PUBLIC_URL: 'https://sheets.example.org' });
    await vi.waitFor(async () => expect(await ask()).toEqual(ready), soon);
    const named = await app.inject({ url: '/api/health/ready', headers: { host: '10.0.0.7:8080' } });
    expect([named.statusCode, named.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('is refused without a store, while liveness says so too [S6.1-01 S6.1-02]', async () => {
    const { services, ask } = await start();
    await vi.waitFor(async () => expect(await ask()).toEqual(ready), soon);
    await services.store.destroy();
    await vi.waitFor(async () => expect(await ask()).toEqual(missing('store')), soon);
    expect((await ask('/api/health'))[0]).toBe(503);
  });

  test('is refused without the folder of files, while liveness stays [S6.1-01 S6.1-02]', async () => {
    const { services, ask } = await start();
    await vi.waitFor(async () => expect(await ask()).toEqual(ready), soon);
    const { filesDir } = services.config;
    await rename(filesDir, `${filesDir}-away`);
    await vi.waitFor(async () => expect(await ask()).toEqual(missing('files')), soon);
    expect((await ask('/api/health'))[0]).toBe(200);
    await rename(`${filesDir}-away`, filesDir);
    await vi.waitFor(async () => expect(await ask()).toEqual(ready), soon);
  });

  test('is refused while Solr is away, and says nothing of where it is [S6.1-02 S6.1-03]', async () => {
    const solr = await standIn((_, reply) => reply.setHeader('content-type', 'application/json').end('{}'));
    const { ask } = await start({ SOLR_URL: `${solr.url}/solr` });
    await vi.waitFor(async () => expect(await ask()).toEqual(ready), soon);
    await solr.go();
    await vi.waitFor(async () => expect(await ask()).toEqual(missing('search')), soon);
  });

  test('is told while one node of Solr answers, and the operators are told which does not [S6.1-02]', async () => {
    const solr = await standIn((_, reply) => reply.setHeader('content-type', 'application/json').end('{}'));
    const { ask, services } = await start({ SOLR_URL: `http://127.0.0.1:1/solr,${solr.url}/solr` });
    await vi.waitFor(async () => expect(await ask()).toEqual(ready), soon);
    const searchOf = async () => (await examineSystem(services)).find(({ check }) => check === 'search');
    expect(await searchOf()).toMatchObject({
      outcome: 'some',
      facts: { answering: 1, count: 2, host: '127.0.0.1:1' },
    });
    await solr.go();
    await vi.waitFor(async () => expect(await ask()).toEqual(missing('search')), soon);
    expect(await searchOf()).toMatchObject({ outcome: 'away' });
  });

  test('is refused while S3 is away, or takes the question and never answers [S6.1-02 S6.1-03]', async () => {
    let isSilent = false;
    const s3 = await standIn((_, reply) => {
      if (!isSilent) reply.writeHead(404).end();
    });
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'a').stubEnv('AWS_SECRET_ACCESS_KEY', 'b');
    ended.push(async () => vi.unstubAllEnvs());
    // A server looks for the bucket when it starts, which the stand-in has not: its files alone are on S3.
    const { services } = await start();
    const filesUrl = `s3://bucket?endpoint=${encodeURIComponent(s3.url)}&region=us-east-1`;
    const files = await openFileStore({ filesUrl, filesDir: services.config.filesDir });
    const readiness = createReadiness({ ...services, files }, { timeout: 1500, keptFor: 0 });
    expect(await readiness.missing()).toEqual([]);
    isSilent = true;
    expect(await readiness.missing()).toEqual(['files']);
    await s3.go();
    expect(await readiness.missing()).toEqual(['files']);
  });

  test('asks each part once, however many ask at a time [S6.1-04]', async () => {
    const { services, app } = await start();
    const reach = vi.spyOn(services.search, 'reach');
    const answers = await Promise.all(Array.from({ length: 200 }, () => app.inject('/api/health/ready')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(reach.mock.calls.length).toBeLessThanOrEqual(1);
  });
});

test('a server that is told to stop says so to who shares requests out, and still answers meanwhile [S6.1-05]', async () => {
  const server = await spawnServer({ env: { DRAIN_SECONDS: '3', DEMO: 'off' } });
  const ask = async (path: string) => {
    const answer = await fetch(`${server.url}${path}`);
    return [answer.status, await answer.json()];
  };
  await vi.waitFor(async () => expect(await ask('/api/health/ready')).toEqual(ready), soon);
  const stopped = server.stop();
  await vi.waitFor(async () => expect(await ask('/api/health/ready')).toEqual(missing('stopping')), soon);
  expect((await ask('/api/health'))[0]).toBe(200);
  expect((await ask('/api/login/ways'))[0]).toBe(200);
  expect(await stopped).toBe(0);
}, 30_000);
