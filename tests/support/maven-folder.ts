import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Milliseconds that fetching a hundred megabytes may take. */
const fetchTime = 10 * 60_000;

/**
 * The folder of the classes that a `pom.xml` names and of our program beside it, which uses them: fetched and compiled once for
 * this machine; undefined where Java or Maven is not there. The pom names their version as `<name>.version`.
 */
export const mavenFolder = (name: string, here: string, program: string): string | undefined => {
  const pom = join(here, 'pom.xml');
  const version = new RegExp(`<${name}\\.version>(.*)</${name}\\.version>`).exec(readFileSync(pom, 'utf8'))?.[1];
  const folder = join(homedir(), '.cache', 'vigie-tests', `${name}-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const fetched =
    run('mvn', ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${unfinished}`]) &&
    run('javac', ['-d', unfinished, '-cp', join(unfinished, '*'), join(here, program)]);
  if (fetched) renameSync(unfinished, folder);
  else rmSync(unfinished, { recursive: true });
  return fetched ? folder : undefined;
};

const run = (program: string, options: readonly string[]): boolean =>
  spawnSync(program, options, { timeout: fetchTime, stdio: 'ignore' }).status === 0;
