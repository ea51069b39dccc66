import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectStore, type Store } from '#server/platform/storage/database.ts';
import { atExit } from '../../bench/clean-up.ts';
import { spawnServer } from '../support/spawn-server.ts';
import { copyDemoStore } from '../support/templates.ts';
import { watchOutbox } from './outbox-watch.ts';

interface PlaceOptions {
  /** Where its data is; by itself a folder that goes when the place is closed. */
  readonly dataDir?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** What hundreds of rounds send in an hour nobody sends in a day. */
const unlimited = {
  UPLOAD_DAILY_MB: '100000',
  MAX_OPEN_REQUESTS: '100000',
  READ_DOCUMENTS_HOURLY: '0',
  READ_CALLS_HOURLY: '0',
};

/** A data folder with the demo's organisations, and the server on it, a process that comes and goes. */
export const openPlace = async ({ dataDir, env = {} }: PlaceOptions = {}) => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'vigie-faults-')));
  const file = join(folder, 'vigie.sqlite');
  copyDemoStore(file);
  // Clients say where they come from, as they would through a proxy, so that limits by network do not count them together.
  const settings = { TRUST_PROXY: 'on', LOG_LEVEL: 'error', ...unlimited, ...env };
  let server = await spawnServer({ dataDir: folder, env: settings });
  const forget = atExit(() => {
    try {
      process.kill(server.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  });
  const inStore = async <Result>(read: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = connectStore(file);
    try {
      return await read(store);
    } finally {
      await store.destroy();
    }
  };
  return {
    dataDir: folder,
    inStore,
    mails: watchOutbox(join(folder, 'outbox')),
    /** Waits until no job is left; throws with what is left after that many seconds. */
    untilIdle: async (seconds = 60): Promise<void> => {
      for (const end = Date.now() + seconds * 1000; ; await wait(50)) {
        const jobs = await inStore((store) => store.selectFrom('jobs').selectAll().execute());
        if (jobs.length === 0) return;
        if (Date.now() > end) throw new Error(`jobs are stuck: ${JSON.stringify(jobs)}`);
      }
    },
    url: () => server.url,
    pid: () => server.pid,
    start: async () => {
      server = await spawnServer({ dataDir: folder, env: settings });
    },
    kill: () => server.kill(),
    stop: () => server.stop(),
    /** Begins to start and is killed on the way. */
    killWhileStarting: async (milliseconds: number) => {
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/app/main.ts'], {
        env: { ...process.env, DATA_DIR: folder, ...settings, PORT: '0' },
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await wait(milliseconds);
      child.kill('SIGKILL');
      await ended;
    },
    close: async () => {
      forget();
      await server.kill();
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
};
export type Place = Awaited<ReturnType<typeof openPlace>>;
