import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { rebuildCollection } from '#server/domains/search/rebuild-collection.ts';
import { readConfig } from '#server/platform/config.ts';
import { connectStore } from '#server/platform/storage/database.ts';
import { startCluster } from '../../support/postgres/cluster.ts';
import { startSolrNodes } from '../../support/solr/solr-nodes.ts';
import { people } from '../../support/test-server.ts';
import { expectSame } from '../expect-same.ts';
import type { Part } from '../part.ts';
import { mountSmallDisk } from '../small-disk.ts';
import { until } from '../until.ts';
import { startLoad } from './load.ts';
import { startProcesses } from './processes.ts';
import { expectAlike, keepRenaming, keepSaving, keepSearching } from './work.ts';

/** Megabytes of the disk that runs full. */
const smallDisk = 256;

/** Seconds that a node may take to have everything again. */
const recovery = 180;

/** Three nodes of Solr, two shards with two replicas each, that are killed, run full and are filled anew while people search and sheets change. */
export const solrNodes: Part = {
  name: 'solr-nodes',
  run: async (report) => {
    const { random, check, skip, note, progress } = report;
    progress('starting');
    const cluster = await startCluster();
    if (!cluster) return skip('A Solr of several nodes', 'an installed PostgreSQL');
    const disk = await mountSmallDisk(smallDisk);
    const solr = await startSolrNodes(3, disk ? { homes: [disk.directory] } : {});
    if (!solr) {
      await cluster.close();
      return skip('A Solr of several nodes', 'Java 17 and Maven');
    }
    const settings = { DATABASE_URL: cluster.address, SOLR_URL: solr.url, SOLR_SHARDS: '2', SOLR_REPLICAS: '2' };
    const processes = await startProcesses(settings);
    const load = startLoad();
    try {
      progress('signing in');
      const members = await processes.signIn(people.collectionAdmin);
      const [operator] = await processes.signIn(people.operator);
      const [admin] = await processes.signIn(people.companyAdmin);
      const sheets = await until(() => members[0].find(), 90);
      await until(() => members[1].find(), 90);
      progress('indexed');
      for (const member of members) keepSearching(load, member);
      const saving = keepSaving(load, admin);
      const renaming = keepRenaming(load, { operator, member: members[1], sheets, random });
      const isHealed = () => until(async () => expectSame(await solr.missingReplicas(), []), recovery);
      const under = async (seconds: number) => {
        const before = load.answered('search');
        await wait(seconds * 1000);
        assert.ok(load.answered('search') > before, 'searches are answered meanwhile');
      };
      await check('with all nodes everything is answered', async () => {
        await under(5);
        load.tell(report, 'all nodes there');
      });
      for (const [number, node] of solr.nodes.entries()) {
        progress(`node ${number}`);
        await check(`node ${number} killed and back: people search, changes are found, nothing is lost`, async () => {
          await node.kill();
          await under(25);
          load.tell(report, `node ${number} killed`);
          await node.start();
          await isHealed();
          load.tell(report, `node ${number} back`);
        });
      }
      await check('a node that hangs: people search on', async () => {
        const [, node] = solr.nodes;
        node?.pause();
        await under(20);
        node?.resume();
        load.tell(report, 'a node hangs');
        await isHealed();
        load.reset();
      });
      if (disk)
        await check('the disk of one node full: people search on, and it mends itself once there is room', async () => {
          progress('disk full');
          await disk.fill(0);
          await under(25);
          load.tell(report, 'the disk of one full');
          await disk.free();
          // A replica that met a full disk may need its node started anew.
          await until(async () => expectSame(await solr.missingReplicas(), []), 20).catch(async () => {
            note('its node had to be started anew');
            await solr.nodes[0]?.kill();
            await solr.nodes[0]?.start();
          });
          await isHealed();
          load.reset();
        });
      else skip('The full disk of a node', 'the right to mount a small disk');
      await check(
        'all indexes are built anew in a new collection, as for another schema, while people go on',
        async () => {
          progress('rebuild');
          const store = connectStore(cluster.address);
          try {
            const { solr: address } = readConfig(settings);
            if (address) await rebuildCollection(store, address);
          } finally {
            await store.destroy();
          }
          await under(3);
          load.tell(report, 'built anew');
        },
      );
      await load.stop();
      await check('every change that was acknowledged is found by both processes, and nothing else', async () => {
        await renaming.expectFound(members);
        await saving.expectKept();
        await expectAlike(members);
      });
      await check('nobody met anything but an answer or a refusal in words', async () => expectSame(load.faults, []));
      note(
        `\n  ${renaming.count()} sheets renamed, ${saving.count()} searches saved, ${renaming.late()} answers were without the newest change`,
      );
    } finally {
      await load.stop();
      await processes.close();
      await solr.close();
      await disk?.unmount();
      await cluster.close();
    }
  },
};
