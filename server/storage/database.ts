import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { sqliteDialect } from './dialect.ts';
import { migrations } from './migrations/registry.ts';
import type { Tables } from './tables.ts';

/** The store, or a transaction on it: repositories take either as their first parameter. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/** The store itself, which can open transactions and be closed. */
export type Store = Kysely<Tables>;

/** Opens the store, creating it where there is none, and brings its tables up to date. Throws when a migration fails. */
export const openStore = async (file: string): Promise<Store> => {
  const store = connectStore(file);
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
export const connectStore = (file: string): Store => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  return new Kysely<Tables>({ dialect: sqliteDialect(file) });
};
