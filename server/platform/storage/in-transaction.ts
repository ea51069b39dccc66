import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Store } from './database.ts';
import { isPostgres } from './dialect.ts';
import { isConflict, isDuplicate } from './dialects/postgres-errors.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

/**
 * Does `work` whole or not at all, and as if it were alone: what it has read is still so when it ends. SQLite has one such
 * transaction at a time. PostgreSQL has many (`serializable`) and ends one that cannot be put in a row with the others, often
 * for no more than that they read the same small table: it is done again. So `work` may run several times, and does nothing
 * outside the database that may not be done twice. Throws what `work` throws, and StoreUnavailable when others were in the way
 * for too long.
 */
export const inTransaction = async <Result>(
  store: Store,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  if (!isPostgres(store)) return store.transaction().execute(work);
  const end = Date.now() + timeout;
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      // Two transactions that write the same row after both have looked may get a key violation instead of a
      // serialization failure.
      if (!isConflict(error) && !(isDuplicate(error) && attempt < 3)) throw error;
      if (Date.now() > end) throw new StoreUnavailable(error);
      await wait(Math.random() * Math.min(longestPause, 5 * 2 ** attempt));
    }
  }
};

/** Milliseconds, as long as SQLite waits for its turn. */
const timeout = 10_000;

/** Milliseconds at most before the next attempt; any less than that, so that those who met do not meet again. */
const longestPause = 200;
