import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { storeSettings, unhurried } from './test-store.ts';

interface SpawnOptions {
  readonly dataDir?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** A port that is known to be free. */
  readonly port?: number;
  /** The script to run: the server, or `server/app/cli/start.ts`, which builds the app first when it is stale. */
  readonly entry?: string;
}

/** The built product as its own process, on a free port and, unless one is given, a data folder of its own. */
export const spawnServer = async ({
  dataDir,
  env = {},
  entry = 'server/app/main.ts',
  port: wantedPort,
}: SpawnOptions = {}) => {
  const port = wantedPort ?? (await freePort());
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'vigie-run-')));
  const started = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      ...unhurried,
      ...(await storeSettings(folder)),
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  let log = '';
  child.stdout.on('data', (chunk) => {
    log += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, ended).catch((error: Error) => {
    throw new Error(`${error.message}\n${words}`);
  });
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: folder,
    /** Its output so far, for the test that started it. */
    words: () => words,
    /** What it has logged so far, one line of JSON an event. */
    log: () => log,
    /** Milliseconds from the start of the process to its first answer. */
    startedIn: performance.now() - started,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (!dataDir) await rm(folder, { recursive: true, force: true });
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

const untilHealthy = async (url: string, ended: Promise<number | null>) => {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  for (let waited = 0; waited < 60_000 && !isOver; waited += 50) {
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not come up');
};
