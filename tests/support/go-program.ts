import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Milliseconds that building one may take on a machine that has nothing of it yet. */
const buildTime = 10 * 60_000;

/** The path of a program of the Go module proxy, built once for this machine where there is Go; undefined where it cannot be had. */
export const goProgram = (module: string, version: string): string | undefined => {
  const name = /[^/]+(?=(\/v\d+)?$)/.exec(module)?.[0] ?? '';
  const folder = join(homedir(), '.cache', 'vigie-tests', `${name}-${version}`);
  const program = join(folder, name);
  if (!existsSync(program)) build(`${module}@${version}`, folder, name);
  return existsSync(program) ? program : undefined;
};

/** Several tests may begin at once: each builds beside, and what has its name is whole. */
const build = (module: string, folder: string, name: string): void => {
  mkdirSync(folder, { recursive: true });
  const beside = mkdtempSync(join(folder, 'build-'));
  const built = spawnSync('go', ['install', module], {
    env: { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/local/go/bin`, GOBIN: beside, CGO_ENABLED: '0' },
    timeout: buildTime,
    stdio: 'ignore',
  });
  if (built.status === 0) renameSync(join(beside, name), join(folder, name));
  rmSync(beside, { recursive: true, force: true });
};
