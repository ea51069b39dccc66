import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../../../bench/clean-up.ts';
import { freePort } from '../../support/free-port.ts';
import { spawnServer } from '../../support/spawn-server.ts';
import { type Address, enter, type Person, personOf, Unexpected } from '../person.ts';

const settings = {
  TRUST_PROXY: 'on',
  LOG_LEVEL: 'fatal',
  UPLOAD_DAILY_MB: '100000',
  MAX_OPEN_REQUESTS: '100000',
  READ_DOCUMENTS_HOURLY: '0',
  READ_CALLS_HOURLY: '0',
};

/** Two processes on the same database, files and search, as on two machines; what one of them has besides is its own. */
export const startProcesses = async (env: NodeJS.ProcessEnv, own: readonly NodeJS.ProcessEnv[] = [{}, {}]) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vigie-faults-'));
  const start = async (each: NodeJS.ProcessEnv) => {
    const port = await freePort();
    const begin = () => spawnServer({ dataDir, port, env: { ...settings, ...env, ...each } });
    let server = await begin();
    const forget = atExit(() => {
      try {
        process.kill(server.pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    });
    return {
      url: () => server.url,
      kill: async () => {
        await server.kill();
        forget();
      },
      start: async () => {
        server = await begin();
      },
    };
  };
  // One of them makes the tables and loads the demo; the other finds both.
  const first = await start(own[0] ?? {});
  const second = await start(own[1] ?? {});
  return {
    first,
    second,
    dataDir,
    /** Somebody who is signed in once, and asks the first process or the second. */
    signIn: async (name: string): Promise<readonly [Person, Person]> => {
      const { status, cookie } = await enter(first.url(), name, { network: '127.0.0.1' });
      if (status !== 200) throw new Unexpected(`${name} cannot sign in: ${status}`);
      return [first.url, second.url].map((address: Address) => personOf(address, cookie)) as [Person, Person];
    },
    close: async () => {
      await Promise.all([first.kill(), second.kill()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
export type Processes = Awaited<ReturnType<typeof startProcesses>>;
