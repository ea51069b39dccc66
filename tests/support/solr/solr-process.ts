import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithBench } from '../../../bench/clean-up.ts';
import { classPathOf } from '../maven-folder.ts';

/** A process that can be ended as a power cut would, and started again with what it had kept. */
export const createJavaProcess = (programs: string, options: readonly string[], untilReady: () => Promise<void>) => {
  let child: ChildProcess | undefined;
  let forget = () => {};
  return {
    pid: () => child?.pid ?? 0,
    start: async () => {
      child = spawn('java', ['-Dlog4j2.level=ERROR', '-cp', classPathOf(programs), ...options], { stdio: 'ignore' });
      forget = endWithBench(child.pid ?? 0);
      await untilReady();
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      forget();
    },
    /** Keeps it from answering while its connections stay. */
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
  };
};

interface NodeOptions {
  /** Where our program is. */
  readonly programs: string;
  readonly home: string;
  readonly port: number;
  readonly memory?: string;
  /** Address of the ZooKeeper that it shares; by itself it has its own. */
  readonly zooKeeper?: string;
}

/** A node of Solr, which is not started yet. */
export const createSolrProcess = ({ programs, home, port, memory = '512m', zooKeeper }: NodeOptions) => {
  const url = `http://127.0.0.1:${port}/solr`;
  const options = [`-Xmx${memory}`, 'SolrServer', home, String(port), ...(zooKeeper ? [zooKeeper] : [])];
  return { url, ...createJavaProcess(programs, options, () => untilAnswering(url)) };
};

const untilAnswering = async (url: string): Promise<void> => {
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(200)) {
    const answer = await fetch(`${url}/admin/collections?action=CLUSTERSTATUS`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('Solr did not come up');
};
