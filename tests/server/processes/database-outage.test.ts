import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeWith } from '#tests/support/describe-with.ts';
import { readMailFolder } from '#tests/support/mails.ts';
import { postgres, postgresPrograms } from '#tests/support/outside.ts';
import { type Cluster, startCluster } from '#tests/support/postgres/cluster.ts';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { people } from '#tests/support/test-server.ts';
import { createWriter } from './writer.ts';

// The server of the run is everybody's: the one that crashes is another.
describeWith([postgres, postgresPrograms], 'a database that crashes under load', () => {
  let cluster: Cluster | undefined;
  let dataDir: string;
  let server: Awaited<ReturnType<typeof spawnServer>>;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vigie-outage-'));
    // With the durability it has by itself: what is acknowledged has to outlive the crash.
    cluster = await startCluster();
    server = await spawnServer({ dataDir, env: { DATABASE_URL: cluster?.address } });
  }, 90_000);
  afterAll(async () => {
    await server?.kill();
    await cluster?.close();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  });

  test('a database that crashes is answered for with 503, and once it is back nothing acknowledged is lost', async () => {
    const writer = await createWriter(server.url, people.companyAdmin);
    await vi.waitFor(() => expect(writer.acknowledged.messages.length).toBeGreaterThan(1), { timeout: 30_000 });

    await cluster?.crash();
    // The write that the crash interrupted fails, and every write after it fails too.
    await vi.waitFor(() => expect(String(writer.fault())).toMatch(/: 503 .*"unavailable"/), { timeout: 20_000 });
    for (const path of ['/health', '/search-filters/']) {
      const refused = await writer.ask(path);
      expect([path, refused.status]).toEqual([path, 503]);
      expect((await refused.json()).errors).toMatchObject([{ code: 'unavailable' }]);
    }

    const asked = await writer.ask('/health/ready');
    expect((await asked.json()).errors).toMatchObject([{ code: 'not_ready', meta: { params: { missing: 'store' } } }]);

    await cluster?.start();
    await vi.waitFor(async () => expect((await writer.ask('/health')).status).toBe(200), { timeout: 20_000 });
    const { searchFilters } = await (await writer.ask('/search-filters/')).json();
    const names = searchFilters.map(({ filters }: { filters: string }) => JSON.parse(filters).key);
    expect(names).toEqual(expect.arrayContaining(writer.acknowledged.searches));
    await writer.sendAgain(server.url);

    // The same process continues with its jobs; a mail that was sent but not recorded is sent again.
    const mailed = async () =>
      (await readMailFolder(join(dataDir, 'outbox'))).flatMap(({ text }) => /Message \S+ \d+\./.exec(text)?.[0] ?? []);
    await vi.waitFor(async () => expect(new Set(await mailed())).toEqual(new Set(writer.acknowledged.messages)), {
      timeout: 60_000,
      interval: 200,
    });
  }, 150_000);
});
