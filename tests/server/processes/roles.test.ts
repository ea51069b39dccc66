import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase } from '#contract/call.ts';
import { connectStore, type Store } from '#server/platform/storage/database.ts';
import { signInAt } from '#tests/support/slow-form.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { marked, people } from '#tests/support/test-server.ts';
import { storeAddressIn } from '#tests/support/test-store.ts';

type Server = Awaited<ReturnType<typeof spawnServer>>;

describe('a web process and a worker on one store', () => {
  const token = 'of-the-monitor-of-the-tests';
  let dataDir: string;
  let web: Server;
  let store: Store;
  let cookie: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vigie-roles-'));
    web = await spawnServer({ dataDir, env: { ROLE: 'web' } });
    store = connectStore(await storeAddressIn(dataDir));
    cookie = await signInAt(web.url, people.companyAdmin);
  }, 60_000);
  afterAll(async () => {
    await store?.destroy();
    await web?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const startWorker = () => spawnServer({ dataDir, env: { ROLE: 'worker', METRICS_TOKEN: token, DEMO: 'off' } });
  const statusOf = async (url: string, init: RequestInit = {}) => (await fetch(url, init)).status;
  const orderIndex = async (): Promise<number> => {
    const headers = { ...marked, cookie };
    const search = await fetch(`${web.url}${apiBase}/lucidworks-solr-api/sds-10001/?q=*:*&rows=3&fl=id`, { headers });
    const { docs } = (await search.json()).response as { docs: Record<string, string>[] };
    const order = {
      ...{
        sort: 'product',
        includeDate: true,
        customFields: true,
        language: 'all',
        websiteLanguage: 'en',
        format: 'pdf',
      },
      sdsIds: docs.map((doc) => Number(doc['Name.IdentificationNumber.RecordNumber_s'])),
    };
    const ordered = await fetch(`${web.url}${apiBase}/createIndex`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    expect(ordered.status).toBe(200);
    return (await ordered.json()).id;
  };
  const statusOfRequest = async (id: number) =>
    (await store.selectFrom('requests').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

  test('what is ordered of the web process waits, untouched, and is made once a worker is there [S6.1-19]', async () => {
    const id = await orderIndex();
    // Longer than any process takes that looks for work.
    await wait(2000);
    const waiting = await store.selectFrom('jobs').select(['attempts', 'leased_by']).execute();
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter(({ attempts, leased_by }) => attempts > 0 || leased_by !== '')).toEqual([]);
    expect(await statusOfRequest(id)).toBe('processing');

    const worker = await startWorker();
    await expect.poll(() => statusOfRequest(id), { timeout: 60_000 }).toBe('completed');
    expect(await statusOf(`${web.url}${apiBase}/requests/${id}/download`, { headers: { ...marked, cookie } })).toBe(
      200,
    );
    expect(await worker.stop()).toBe(0);
  }, 120_000);

  test('a worker tells a monitor how it is, and answers nobody else', async () => {
    const worker = await startWorker();
    try {
      expect(await statusOf(`${worker.url}${apiBase}/health`)).toBe(200);
      expect(await statusOf(`${worker.url}${apiBase}/health/ready`)).toBe(200);
      expect(await statusOf(`${worker.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).toBe(200);
      expect(await statusOf(`${worker.url}/metrics`)).toBe(401);
      const headers = { ...marked, cookie };
      for (const path of [
        '/',
        '/search',
        '/scim/v2/Users',
        `${apiBase}/userinfo`,
        `${apiBase}/docs`,
        `${apiBase}/docs/json`,
      ])
        expect([path, await statusOf(`${worker.url}${path}`, { headers })]).toEqual([path, 404]);
      expect(await statusOf(`${worker.url}${apiBase}/login`, { method: 'POST', headers })).toBe(404);
      expect(worker.words()).toContain('Vigie’s worker is at work.');
      expect(worker.words()).not.toContain('/setup#');
    } finally {
      await worker.stop();
    }
  }, 60_000);
});
