import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { mavenFolder } from '../maven-folder.ts';
import { createSolrProcess } from './solr-process.ts';

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

/** The folder of our program that starts a node; undefined where Java or Maven is not there. */
export const findSolr = (): string | undefined => mavenFolder('solr', import.meta.dirname, 'SolrServer.java');

/** Starts one; undefined where it cannot be had. Throws where it can and does not come up. */
export const startSolr = async ({ memory = '512m' } = {}): Promise<Solr | undefined> => {
  const programs = findSolr();
  if (!programs) return undefined;
  const home = await mkdtemp(join(tmpdir(), 'vigie-solr-'));
  const { url, pid, kill, start } = createSolrProcess({ programs, home, port: await freePort(), memory });
  await start();
  return {
    url,
    pid,
    kill,
    start,
    close: async () => {
      await kill();
      await rm(home, { recursive: true, force: true });
    },
  };
};
