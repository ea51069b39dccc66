import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { spawnServer } from '#tests/support/spawn-server.ts';
import { endWithBench } from '../clean-up.ts';
import { signIn } from '../sign-in.ts';
import { account, organisation } from './fill-store.ts';
import type { Side } from './side.ts';

/** Starts the product on a data folder and signs in to it. */
export const startOurs = async (dataDir: string): Promise<Side> => {
  const server = await spawnServer({ dataDir, env: { DEMO: 'off', LOG_LEVEL: 'warn' } });
  const forget = endWithBench(server.pid);
  const client = await signIn(server.url, account);
  return {
    name: 'Vigie',
    pid: server.pid,
    client,
    stop: async () => {
      client.close();
      await server.stop();
      forget();
    },
  };
};

/** Bytes of the snapshot of the organisation's index; 0 when none was written. */
export const snapshotBytes = (dataDir: string): number => {
  const [file] = globSync(join(dataDir, 'search', '*', `${organisation}.columns`));
  return file ? statSync(file).size : 0;
};
