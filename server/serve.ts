import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { handInDemoFiles } from './demo/hand-in-files.ts';
import { loadDemo } from './demo/load.ts';
import { startHousekeeping, tidyUp } from './housekeeping.ts';
import { freeLeftJobs } from './jobs/queue.ts';
import { startJobs } from './jobs/run-jobs.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';
import type { Store } from './storage/database.ts';

/** Starts the server with the settings of the environment and stops it cleanly on SIGINT and SIGTERM. */
export const serve = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(env);
  const services = await openServices(config);
  if (config.demo && (await isEmpty(services.store))) await loadDemoOnce(services);
  const app = await createApp(services);
  // What keeps old files from being removed, an S3 that is away say, is no reason not to answer.
  await tidyUp(services).catch((error: unknown) => app.log.error({ err: error }, 'not tidied up'));
  const address = await app.listen({ port: config.port, host: config.host });
  await freeLeftJobs(services.store);
  const jobs = startJobs({ ...services, log: app.log });
  const housekeeping = startHousekeeping({ ...services, log: app.log });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    housekeeping.stop();
    await app.close();
    await jobs.stop();
    await services.close();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  await announce(services.store, address);
};

const isEmpty = async (store: Store): Promise<boolean> =>
  !(await store.selectFrom('organisations').select('id').limit(1).executeTakeFirst());

/** Of several processes that start at once on an empty store, one loads the demo; the others find it there. */
const loadDemoOnce = async (services: Services): Promise<void> => {
  const { store } = services;
  try {
    await loadDemo(store);
    await handInDemoFiles(services);
  } catch (error) {
    if (await isEmpty(store)) throw error;
  }
};

/** What a person who has just started Vigie wants to know; beside the log, which goes to the same place as lines of JSON. */
const announce = async (store: Store, address: string) => {
  const known = await store
    .selectFrom('users')
    .select('name')
    .where(
      'name',
      'in',
      demoAccounts.map(({ name }) => name),
    )
    .execute();
  const names = new Set(known.map(({ name }) => name));
  const lines = demoAccounts
    .filter(({ name }) => names.has(name))
    .map(({ name, word }) => `    ${name.padEnd(32)}${word.en}`);
  const signIns = lines.length > 0 ? ['', `  Demo sign-ins, password ${demoPassword}`, ...lines] : [];
  console.error(['', `  Vigie is ready at ${address.replace('127.0.0.1', 'localhost')}`, ...signIns, ''].join('\n'));
};
