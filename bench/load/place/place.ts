import { spawnServer } from '#tests/support/spawn-server.ts';
import { endWithBench } from '../../clean-up.ts';

/** Where the members' requests go: one process, or several on the same database, search and files. */
export interface LoadPlace {
  /** In words, with what it stands on. */
  readonly told: string;
  readonly urls: readonly [string, ...string[]];
  readonly pids: readonly [number, ...number[]];
  /** Ends the last process as a power cut would, where there are several, and gives what starts it again. */
  readonly kill?: () => Promise<() => Promise<void>>;
  /** Tells all to stop, takes away what was started, and gives what the processes ended with. */
  readonly stop: () => Promise<readonly (number | null)[]>;
}

/** What one organisation sends in ten minutes here takes others a month, and its people are fewer and quicker than people are. */
const settings = {
  DEMO: 'off',
  LOG_LEVEL: 'error',
  MAX_OPEN_REQUESTS: '100000',
  UPLOAD_DAILY_MB: '100000',
  READ_DOCUMENTS_HOURLY: '0',
  READ_CALLS_HOURLY: '0',
};

/** A server for the run, which ends with it. */
export const startLoadServer = async (dataDir: string, env: NodeJS.ProcessEnv, port?: number) => {
  const server = await spawnServer({ dataDir, env: { ...settings, ...env }, ...(port && { port }) });
  const forget = endWithBench(server.pid);
  const thenForget = async <Result>(ended: Promise<Result>): Promise<Result> => {
    const result = await ended;
    forget();
    return result;
  };
  return { ...server, stop: () => thenForget(server.stop()), kill: () => thenForget(server.kill()) };
};

/** One process, with SQLite and our own search columns. */
export const startAlone = async (dataDir: string, env: NodeJS.ProcessEnv): Promise<LoadPlace> => {
  const server = await startLoadServer(dataDir, env);
  return {
    told: 'one process, SQLite',
    urls: [server.url],
    pids: [server.pid],
    stop: async () => [await server.stop()],
  };
};
