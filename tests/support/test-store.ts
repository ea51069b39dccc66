import { join } from 'node:path';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { createDatabase, dropDatabase, postgresServer, type Template } from './postgres/databases.ts';

/** An empty store of its own: in memory, or a database on the server of the run, which goes when it is closed. */
export const openTestStore = async (): Promise<Store> => {
  if (!postgresServer) return openStore(':memory:');
  const address = await createDatabase(postgresServer, 'empty');
  const store = await openStore(address);
  const close = store.destroy.bind(store);
  store.destroy = async () => {
    await close();
    await dropDatabase(address);
  };
  return store;
};

/** Databases that replace the SQLite file of a data folder; they are dropped after the run. */
const databases = new Map<string, Promise<string>>();

/** The place of a data folder's store, the same at each call: its SQLite file, or a database with that prefix. */
export const storeAddressIn = (dataDir: string, template: Template = 'empty'): Promise<string> => {
  if (!postgresServer) return Promise.resolve(join(dataDir, 'vigie.sqlite'));
  const known = databases.get(dataDir) ?? createDatabase(postgresServer, template);
  databases.set(dataDir, known);
  return known;
};

/** The settings with which a process has its store there. */
export const storeSettings = async (dataDir: string): Promise<NodeJS.ProcessEnv> => ({
  DATA_DIR: dataDir,
  ...(postgresServer && { DATABASE_URL: await storeAddressIn(dataDir) }),
});

/** Tests send in a second what people send in an hour; those of these limits set them. */
export const unhurried = { CALLS_PER_MINUTE: '0', OVERLOAD_DELAY_MS: '0' } as const;
