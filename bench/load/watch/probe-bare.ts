import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithBench } from '../../clean-up.ts';
import { createClient } from '../../http-client.ts';
import { ask } from '../ask.ts';
import type { Tally } from '../tally.ts';

const interval = 50;

/** Asks a server that does nothing, in a process of its own, twenty times a second. */
export const probeBare = async (tally: Tally): Promise<{ readonly stop: () => Promise<void> }> => {
  const program = join(import.meta.dirname, 'bare-server.ts');
  const child = spawn(process.execPath, [...process.execArgv, program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const forget = endWithBench(child.pid!);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const client = createClient(`http://127.0.0.1:${Number(port)}`);
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      await tally.time('bare', async () => (await ask(client, '/')).ms);
      await wait(interval);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await asking;
      client.close();
      child.kill();
      forget();
    },
  };
};
