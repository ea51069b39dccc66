import { type Kysely, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { connectDatabase, isPostgres } from './dialect.ts';
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
  const error = await bringUpToDate(store);
  if (error) {
    await store.destroy();
    throw error;
  }
  return store;
};

/** Brings the tables of a store up to date; gives the fault that kept it from being so. */
export const bringUpToDate = async (store: Store): Promise<unknown> => {
  // A migration may rebuild a table, which must not delete the rows that refer to it.
  if (!isPostgres(store)) await sql`pragma foreign_keys = off`.execute(store);
  const { error } = await new Migrator({
    db: store,
    provider: { getMigrations: async () => migrations },
    // Two that were written at the same time may come in either order.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (!isPostgres(store)) await sql`pragma foreign_keys = on`.execute(store);
  return error;
};

/** Opens a store that another part of the process has already brought up to date (worker threads). */
export const connectStore = (address: string): Store => connectDatabase<Tables>(address);
