import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { createJavaProcess, createSolrProcess } from './solr-process.ts';
import { findSolr } from './start-solr.ts';

export type SolrNode = ReturnType<typeof createSolrProcess>;

/**
 * A Solr of several nodes, with a ZooKeeper of its own beside them; undefined where it cannot be had. `homes` are folders that
 * the first nodes keep their data in, such as a small disk; `memory` is each node's heap.
 */
export const startSolrNodes = async (
  count: number,
  { homes = [], memory = '512m' }: { homes?: readonly string[]; memory?: string } = {},
) => {
  const programs = findSolr();
  if (!programs) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'vigie-solr-nodes-'));
  const port = await freePort();
  const keeper = createJavaProcess(
    programs,
    [
      '-Xmx256m',
      '-Dzookeeper.admin.enableServer=false',
      'org.apache.zookeeper.server.ZooKeeperServerMain',
      String(port),
      join(folder, 'zookeeper'),
    ],
    () => untilListening(port),
  );
  await keeper.start();
  const nodes: SolrNode[] = [];
  for (let number = 0; number < count; number++)
    nodes.push(
      createSolrProcess({
        programs,
        home: homes[number] ?? join(folder, `node-${number}`),
        port: await freePort(),
        memory,
        zooKeeper: `127.0.0.1:${port}`,
      }),
    );
  // One after the other: the first makes what all find in ZooKeeper.
  for (const node of nodes) await node.start();
  return {
    /** As SOLR_URL says it. */
    url: nodes.map(({ url }) => url).join(','),
    nodes,
    /** The replicas of a collection that are not in use at this moment, by the states that Solr gives them. */
    missingReplicas: async (): Promise<string[]> => {
      const answer = await Promise.any(
        nodes.map(async ({ url }) => {
          const response = await fetch(`${url}/admin/collections?action=CLUSTERSTATUS`);
          if (!response.ok) throw new Error(`${response.status}`);
          return (await response.json()) as ClusterStatus;
        }),
      );
      const live = new Set(answer.cluster.live_nodes);
      return Object.values(answer.cluster.collections)
        .flatMap(({ shards }) => Object.values(shards))
        .flatMap(({ replicas }) => Object.values(replicas))
        .filter(({ state, node_name }) => state !== 'active' || !live.has(node_name))
        .map(({ state, node_name }) => `${node_name} ${state}`);
    },
    close: async () => {
      await Promise.all([...nodes, keeper].map(({ kill }) => kill()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};

interface ClusterStatus {
  readonly cluster: {
    readonly live_nodes: readonly string[];
    readonly collections: Readonly<
      Record<
        string,
        {
          readonly shards: Readonly<
            Record<
              string,
              { readonly replicas: Readonly<Record<string, { readonly state: string; readonly node_name: string }>> }
            >
          >;
        }
      >
    >;
  };
}

const untilListening = async (port: number): Promise<void> => {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(100)) {
    const isListening = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => socket.destroy()).once('close', (hadError) => resolve(!hadError));
      socket.once('error', () => undefined);
    });
    if (isListening) return;
  }
  throw new Error('ZooKeeper did not come up');
};
