import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const version = /<solr\.version>(.*)<\/solr\.version>/.exec(readFileSync(join(here, 'pom.xml'), 'utf8'))?.[1];

/** Milliseconds that fetching a hundred megabytes may take. */
const fetchTime = 10 * 60_000;

/** The folder of Solr's classes and of our starter, fetched once for this machine; undefined where Java or Maven is not there. */
export const findSolr = (): string | undefined => {
  const folder = join(homedir(), '.cache', 'vigie-tests', `solr-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const fetched =
    run('mvn', [
      '-q',
      '-B',
      '-f',
      join(here, 'pom.xml'),
      'dependency:copy-dependencies',
      `-DoutputDirectory=${unfinished}`,
    ]) && run('javac', ['-d', unfinished, '-cp', join(unfinished, '*'), join(here, 'SolrServer.java')]);
  if (fetched) renameSync(unfinished, folder);
  else rmSync(unfinished, { recursive: true });
  return fetched ? folder : undefined;
};

const run = (program: string, options: readonly string[]): boolean =>
  spawnSync(program, options, { timeout: fetchTime, stdio: 'ignore' }).status === 0;
