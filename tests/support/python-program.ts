import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Milliseconds that fetching one may take. */
const fetchTime = 5 * 60_000;

/** The path of a program of PyPI, installed once for this machine where there is Python; undefined where it cannot be had. */
export const pythonProgram = (name: string, version: string): string | undefined => {
  const home = join(homedir(), '.cache', 'vigie-tests', `${name}-${version}`);
  const program = join(home, 'bin', name);
  if (existsSync(program)) return program;
  const run = (command: string, options: readonly string[]) =>
    spawnSync(command, options, { timeout: fetchTime, stdio: 'ignore' }).status === 0;
  // An environment cannot be moved: one that was not finished is thrown away.
  const isThere =
    run('python3', ['-m', 'venv', home]) &&
    run(join(home, 'bin', 'pip'), ['install', '--quiet', `${name}==${version}`]);
  if (!isThere) rmSync(home, { recursive: true, force: true });
  return isThere ? program : undefined;
};
