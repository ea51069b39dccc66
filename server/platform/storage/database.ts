import type { Kysely, Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { connectDatabase } from './dialect.ts';
import { migrations } from './migrations/registry.ts';
import type { Tables } from './tables.ts';

/** The store, or a transaction on it: repositories take either as their first parameter. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/** The store itself, which can open transactions and be closed. */
export type Store = Kysely<Tables>;

/**
 * Opens the store of an address (a SQLite file, `:memory:`, or `postgres://…`) and brings its tables up to date; of several
 * processes that start at once, one does it and the others wait. A SQLite file that is not there is made, a database on a
 * server is not. Throws when a migration fails, and StoreUnavailable when the server does not answer.
 */
export const openStore = async (address: string): Promise<Store> => {
  const store = connectStore(address);
  const { error } = await new Migrator({
    db: store,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) {
    await store.destroy();
    throw error;
  }
  return store;
};

/** Opens a store that another part of the process has already brought up to date (worker threads). */
export const connectStore = (address: string): Store => connectDatabase<Tables>(address);
