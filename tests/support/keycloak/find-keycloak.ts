import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The last one that runs on Java 17. */
const version = '26.4.7';

/** Milliseconds that fetching two hundred megabytes, and building them once, may take. */
const fetchTime = 10 * 60_000;

/**
 * The folder of Keycloak, fetched from Maven Central and built for a store in memory once for this machine; undefined where Java or
 * Maven is not there.
 */
export const findKeycloak = (): string | undefined => {
  const folder = join(homedir(), '.cache', 'vigie-tests', `keycloak-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const whole = join(unfinished, `keycloak-${version}`);
  const fetched =
    run(
      'mvn',
      [
        ...['-q', '-B', 'dependency:unpack'],
        `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:zip`,
        `-DoutputDirectory=${unfinished}`,
      ],
      // Maven notes what it has unpacked in the folder in which it runs, and cannot be told another.
      unfinished,
    ) && run('bash', [join(whole, 'bin', 'kc.sh'), 'build', '--db=dev-mem'], unfinished);
  if (fetched) renameSync(whole, folder);
  rmSync(unfinished, { recursive: true, force: true });
  return fetched ? folder : undefined;
};

const run = (program: string, options: readonly string[], cwd: string): boolean =>
  spawnSync(program, options, { cwd, timeout: fetchTime, stdio: 'ignore' }).status === 0;
