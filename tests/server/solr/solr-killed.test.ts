import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '#tests/support/describe-with.ts';
import { solr } from '#tests/support/outside.ts';
import { query } from '#tests/support/search/queries.ts';
import { type Solr, startSolr } from '#tests/support/solr/start-solr.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { changeRound } from './change-collection.ts';
import { expectSameAsColumns } from './same-as-columns.ts';

const organisation = 10001;
const scope = { organisation, cas: true };

/** Beside the Solr of the other tests, since this one is killed. */
describeWith(solr, 'a Solr that is killed while collections change', () => {
  let solr: Solr;
  let server: TestServer;
  beforeAll(async () => {
    solr = (await startSolr())!;
    server = await startTestServer({ SOLR_URL: solr.url, SOLR_SHARDS: '2' });
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    await solr?.close();
  });

  const search = () => server.services.search.search(scope, query({ rows: 0 }));

  test('leaves nothing out once it is back, and says meanwhile that it cannot be asked', async () => {
    await untilAnswered(search);
    expect((await search()).total).toBe(1200);
    const refused: unknown[] = [];
    let searching = true;
    const searches = (async () => {
      while (searching) {
        await search().catch((error: unknown) => refused.push(error));
        await wait(20);
      }
    })();
    for (let round = 0; round < 40; round++) {
      if (round % 16 === 8) await solr.kill();
      // Changes are taken, Solr or no Solr.
      await changeRound(server.services.store, organisation, round);
      if (round % 16 === 14) await solr.start();
    }
    searching = false;
    await searches;
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(String))).toEqual(new Set(['Error: search.unavailable']));

    await untilAnswered(search);
    await expectSameAsColumns(server.services, organisation);
    expect((await search()).total).toBe(1200 - 40 * 10);
  }, 240_000);
});

const untilAnswered = async (search: () => Promise<unknown>): Promise<void> => {
  for (const end = Date.now() + 60_000; ; await wait(100)) {
    const answered = await search().then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (Date.now() > end) throw new Error('Search did not come back');
  }
};
