import { sql } from 'kysely';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { isPostgres } from '#server/platform/storage/dialect.ts';
import { copyStore } from './copy-store.ts';

/** Writes all records, as they are at one moment, into a SQLite file; nobody who works with the store has to wait. */
export const takeSnapshot = async (store: Store, path: string): Promise<void> => {
  if (!isPostgres(store)) {
    await sql`vacuum into ${path}`.execute(store);
    return;
  }
  const copy = await openStore(path);
  await copyStore(store, copy).finally(() => copy.destroy());
};
