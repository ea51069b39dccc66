import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Milliseconds that fetching a hundred megabytes may take. */
const fetchTime = 10 * 60_000;

/**
 * The folder of our program, as it is compiled, within that of the classes that a `pom.xml` beside it names: fetched and compiled
 * once for this machine; undefined where Java or Maven is not there. The pom names their version as `<name>.version`.
 */
export const mavenFolder = (name: string, here: string, program: string): string | undefined => {
  const pom = join(here, 'pom.xml');
  const version = new RegExp(`<${name}\\.version>(.*)</${name}\\.version>`).exec(readFileSync(pom, 'utf8'))?.[1];
  const classes = join(homedir(), '.cache', 'vigie-tests', `${name}-${version}`);
  const source = join(here, program);
  const mark = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8);
  const compiled = join(classes, `program-${mark}`);
  const isThere =
    make(classes, (folder) =>
      run('mvn', ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`]),
    ) && make(compiled, (folder) => run('javac', ['-d', folder, '-cp', join(classes, '*'), source]));
  return isThere ? compiled : undefined;
};

/** What `java -cp` takes to run the program of that folder. */
export const classPathOf = (program: string): string => `${program}${delimiter}${join(dirname(program), '*')}`;

/** Fills a folder beside, and gives it its name when it is whole: several runs may begin at once. */
const make = (folder: string, fill: (folder: string) => boolean): boolean => {
  if (existsSync(folder)) return true;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const isFilled = fill(unfinished);
  if (isFilled && !existsSync(folder)) renameSync(unfinished, folder);
  else rmSync(unfinished, { recursive: true });
  return isFilled;
};

const run = (program: string, options: readonly string[]): boolean =>
  spawnSync(program, options, { timeout: fetchTime, stdio: 'ignore' }).status === 0;
