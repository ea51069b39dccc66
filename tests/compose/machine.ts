import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pythonProgram } from '../support/python-program.ts';

/** Where what is fetched and built once for this machine lies. */
export const cache = join(homedir(), '.cache', 'vigie-tests');

/** Of everything that is made here for the run, and nobody else's. */
export const folder = process.env.COMPOSE_FOLDER ?? mkdtempSync(join(tmpdir(), 'vigie-compose-'));

/**
 * What containers cannot be given here: more open files than the process that starts them may have, and what its kernel
 * or its lack of systemd does not let crun and journald do. Nothing of it concerns the compose file.
 */
const settings = join(folder, 'containers.conf');
if (!existsSync(settings))
  writeFileSync(
    settings,
    [
      '[engine]',
      'runtime = "runc"',
      'events_logger = "file"',
      '[containers]',
      'log_driver = "k8s-file"',
      `default_ulimits = ["nofile=${openFiles()}:${openFiles()}", "nproc=8192:8192"]`,
    ].join('\n'),
  );

function openFiles(): number {
  const limit = Number(spawnSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).stdout);
  return Math.min(Number.isNaN(limit) ? 1024 : limit, 16_384);
}

const env: NodeJS.ProcessEnv = { ...process.env, CONTAINERS_CONF: settings, DISABLE_HC_SYSTEMD: 'true' };

/** Runs a program to its end and answers what it prints. Throws with all its words when it fails. */
export const run = (program: string, options: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, options, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [printed, words] = ['', ''];
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      words += chunk;
    });
    child.stderr.on('data', (chunk) => {
      words += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(printed.trim()) : reject(new Error(`${program} ${options.join(' ')}: ${code}\n${words}`)),
    );
  });

export const podman = (...options: readonly string[]): Promise<string> => run('podman', options);

/** The program that runs the file; older versions know less of compose files. Throws where it cannot be had. */
export const fetchPodmanCompose = (): string => {
  const program = pythonProgram('podman-compose', '1.6.0');
  if (!program) throw new Error('podman-compose could not be installed');
  return program;
};
