import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import { findPostgres } from './find-postgres.ts';

/** A PostgreSQL server of its own, on this machine and for nobody else. */
export interface Cluster {
  /** Address of its first database. */
  readonly address: string;
  start(): Promise<void>;
  /** Ends it as a failing machine would, with nothing put in order. */
  crash(): Promise<void>;
  /** Ends it and takes its data away. */
  close(): Promise<void>;
}

/**
 * Starts one; undefined where PostgreSQL is not installed. `settings` are added to its command line. Throws where it is installed
 * and does not start.
 */
export const startCluster = async (settings: readonly string[] = []): Promise<Cluster | undefined> => {
  const place = await openProgramFolder();
  if (!place) return undefined;
  const { directory, run } = place;
  const data = join(directory, 'data');
  await run('initdb', '-D', data, '-U', 'vigie', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const port = await freePort();
  const server = [`-p ${port}`, `-k ''`, '-h 127.0.0.1', '-c max_connections=300', ...settings].join(' ');
  const start = async () => {
    await run('pg_ctl', '-D', data, '-l', join(directory, 'log'), '-o', server, '-w', 'start');
  };
  const crash = async () => {
    await run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  };
  await start();
  return {
    address: `postgres://vigie@127.0.0.1:${port}/postgres`,
    start,
    crash,
    close: async () => {
      await crash().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
};

/** A new folder, and PostgreSQL's programs, `others` among them, to be run in it; undefined where they are not installed. */
export const openProgramFolder = async (others: readonly string[] = []) => {
  const programs = findPostgres(others);
  if (!programs) return undefined;
  const directory = await mkdtemp(join(tmpdir(), 'vigie-postgres-'));
  const owner = await ownerOf(directory);
  return {
    directory,
    run: (program: string, ...options: string[]) => {
      const [command = '', ...before] = [...owner, join(programs, program)];
      return promisify(execFile)(command, [...before, ...options], { cwd: directory });
    },
  };
};

/**
 * PostgreSQL refuses to run as root, who can change to another user: the prefix of its commands then, and a folder that
 * nobody owns.
 */
const ownerOf = async (directory: string): Promise<string[]> => {
  if (process.getuid?.() !== 0) return [];
  const idOf = async (option: string) => Number((await promisify(execFile)('id', [option, 'nobody'])).stdout);
  const [user, group] = [await idOf('-u'), await idOf('-g')];
  await chown(directory, user, group);
  await chmod(directory, 0o700);
  return ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups'];
};
