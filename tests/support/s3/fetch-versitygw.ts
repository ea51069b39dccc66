import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The S3 server of the tests; everybody's tests run against the same one. */
const version = 'v1.8.0';

/** Milliseconds that building it may take on a machine that has nothing of it yet. */
const buildTime = 10 * 60_000;

/** The program's path, built once for this machine where there is Go; undefined where it cannot be had. */
export const fetchVersitygw = (): string | undefined => {
  const folder = join(homedir(), '.cache', 'vigie-tests', `versitygw-${version}`);
  const program = join(folder, 'versitygw');
  if (!existsSync(program)) build(folder, program);
  return existsSync(program) ? program : undefined;
};

/** Several tests may begin at once: each builds beside, and what has its name is whole. */
const build = (folder: string, program: string): void => {
  mkdirSync(folder, { recursive: true });
  const beside = mkdtempSync(join(folder, 'build-'));
  const built = spawnSync('go', ['install', `github.com/versity/versitygw/cmd/versitygw@${version}`], {
    env: { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/local/go/bin`, GOBIN: beside, CGO_ENABLED: '0' },
    timeout: buildTime,
    stdio: 'ignore',
  });
  if (built.status === 0) renameSync(join(beside, 'versitygw'), program);
  rmSync(beside, { recursive: true, force: true });
};
