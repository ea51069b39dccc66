import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createWriter, type Writer } from '../server/processes/writer.ts';
import { startCluster } from '../support/postgres/cluster.ts';
import { spawnServer } from '../support/spawn-server.ts';
import { people } from '../support/test-server.ts';
import type { Part } from './part.ts';
import { ask } from './person.ts';
import { until } from './until.ts';

/** How often it goes. */
const outages = 3;

/** A database server that crashes while people write, and comes back. */
export const postgresGone: Part = {
  name: 'postgres',
  run: async ({ random, check, skip, note }) => {
    // With the durability it has by itself: what is acknowledged has to outlive the crash.
    const cluster = await startCluster();
    if (!cluster) return skip('PostgreSQL gone and back', 'an installed PostgreSQL');
    const dataDir = await mkdtemp(join(tmpdir(), 'vigie-faults-'));
    const server = await spawnServer({ dataDir, env: { DATABASE_URL: cluster.address, LOG_LEVEL: 'fatal' } });
    const names = [people.companyAdmin, people.hospitalAdmin];
    let count = 0;
    try {
      for (let outage = 0; outage < outages; outage++) {
        const writers = await Promise.all(names.map((name) => createWriter(server.url, name)));
        await check(`outage ${outage}: writers are refused with 503, and nothing acknowledged is lost`, async () => {
          await until(async () => assert.ok(writers.every(({ acknowledged }) => acknowledged.searches.length > 1)));
          await wait(random.below(1000));
          await cluster.crash();
          for (const { fault } of writers)
            await until(async () => assert.match(String(fault()), /: 503 .*"unavailable"/), 20);
          assert.equal((await ask(server.url, '/health', {})).status, 503);
          await cluster.start();
          await until(async () => assert.equal((await ask(server.url, '/health', {})).status, 200));
          for (const writer of writers) {
            await writer.stop();
            await expectKept(writer);
            count += writer.acknowledged.searches.length;
          }
        });
      }
      note(`${count} searches written`);
    } finally {
      await server.kill();
      await cluster.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** Each search is there, once; and forgotten afterwards, as the next outage begins anew. */
const expectKept = async ({ ask, acknowledged }: Writer): Promise<void> => {
  const { searchFilters } = (await (await ask('/search-filters/')).json()) as {
    searchFilters: { id: number; filters: string }[];
  };
  const names = searchFilters.map(({ filters }): string => JSON.parse(filters).key);
  assert.equal(new Set(names).size, names.length, 'a search is kept once');
  for (const name of acknowledged.searches) assert.ok(names.includes(name), `${name} is kept`);
  for (const { id } of searchFilters)
    assert.equal((await ask(`/search-filters/${id}`, { method: 'DELETE' })).status, 200);
};
