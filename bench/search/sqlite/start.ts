import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endWithBench } from '../../clean-up.ts';
import { createClient } from '../../http-client.ts';
import type { Side } from '../side.ts';

/** Starts SQLite behind its small HTTP server, as a process of its own. */
export const startSqlite = async (file: string): Promise<Side> => {
  const program = fileURLToPath(new URL('server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const forget = endWithBench(child.pid ?? 0);
  const port = await Promise.race([
    once(child.stdout, 'data').then(([data]) => Number(String(data))),
    ended.then(() => Promise.reject(new Error('the SQLite server did not come up'))),
  ]);
  const client = createClient(`http://127.0.0.1:${port}`);
  return {
    name: 'SQLite',
    pid: child.pid ?? 0,
    client,
    stop: async () => {
      client.close();
      child.kill('SIGTERM');
      await ended;
      forget();
    },
  };
};
