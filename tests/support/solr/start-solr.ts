import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { mavenFolder } from '../maven-folder.ts';

/** A Solr of its own, in cloud mode, for nobody else. */
export interface Solr {
  readonly url: string;
  readonly pid: () => number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again, with what it had kept. */
  start(): Promise<void>;
  /** Ends it and takes its data away. */
  close(): Promise<void>;
}

/** Starts one; undefined where it cannot be had. Throws where it can and does not come up. */
export const startSolr = async ({ memory = '512m' } = {}): Promise<Solr | undefined> => {
  const classes = mavenFolder('solr', import.meta.dirname, 'SolrServer.java');
  if (!classes) return undefined;
  const home = await mkdtemp(join(tmpdir(), 'vigie-solr-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/solr`;
  let child: ReturnType<typeof spawn> | undefined;

  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  const start = async () => {
    child = spawn(
      'java',
      [
        `-Xmx${memory}`,
        '-Dlog4j2.level=ERROR',
        '-cp',
        `${join(classes, '*')}${delimiter}${classes}`,
        'SolrServer',
        home,
        `${port}`,
      ],
      { stdio: 'ignore' },
    );
    await untilReady(url);
  };
  await start();
  return {
    url,
    pid: () => child?.pid ?? 0,
    kill,
    start,
    close: async () => {
      await kill();
      await rm(home, { recursive: true, force: true });
    },
  };
};

const untilReady = async (url: string): Promise<void> => {
  for (const end = Date.now() + 90_000; Date.now() < end; await wait(200)) {
    const answer = await fetch(`${url}/admin/collections?action=CLUSTERSTATUS`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('Solr did not come up');
};
