import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** The table that says which store this is; of the store itself, not of what it holds: no copy takes it along. */
export const identityTable = 'store_identity' satisfies keyof Tables;

/**
 * What tells this store from every other, and from itself before its content was replaced: versions of collections are numbered in
 * each alike, and what was derived from one is not to be taken for another's.
 */
export const storeIdentity = async (db: Database): Promise<string> =>
  (await db.selectFrom(identityTable).select('id').executeTakeFirstOrThrow()).id;

/** Makes it another store: its content was replaced. */
export const renewIdentity = async (db: Database): Promise<void> => {
  await db.updateTable(identityTable).set({ id: randomUUID() }).execute();
};
