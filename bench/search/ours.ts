import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { spawnServer } from '../../tests/support/spawn-server.ts';
import { endWithBench } from '../clean-up.ts';
import { createClient } from '../http-client.ts';
import { account, organisation } from './fill-store.ts';
import type { Side } from './side.ts';

/** Starts the product on a data folder and signs in to it. */
export const startOurs = async (dataDir: string, headers: Record<string, string> = {}): Promise<Side> => {
  const server = await spawnServer({ dataDir, env: { DEMO: 'off', LOG_LEVEL: 'warn' } });
  const forget = endWithBench(server.pid);
  const client = await signIn(server.url, account, headers);
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

/** A client that is signed in. Throws when the server refuses the name or password. */
export const signIn = async (
  url: string,
  credentials: { readonly name: string; readonly password: string },
  headers: Record<string, string> = {},
) => {
  const visitor = createClient(url);
  const { status, cookies } = await visitor.send(`${apiBase}/login`, {
    method: 'POST',
    headers: { [xhrMarker.name]: xhrMarker.value, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  visitor.close();
  const [cookie] = cookies;
  if (status !== 200 || !cookie) throw new Error(`the sign-in was answered with ${status}`);
  return createClient(url, { ...headers, cookie: cookie.split(';')[0] ?? '' });
};

/** Bytes of the snapshot of the organisation's index; 0 when none was written. */
export const snapshotBytes = (dataDir: string): number => {
  const file = join(dataDir, 'search', `${organisation}.columns`);
  return existsSync(file) ? statSync(file).size : 0;
};
