import type { Database } from '#server/platform/storage/database.ts';

/** Milliseconds that a restore may take; what it has brought by then and no record refers to is removed. */
const claimLife = 24 * 60 * 60_000;

/** Claims written in one statement. */
const atOnce = 1000;

/**
 * Claims files that are about to be stored for records that a restore has yet to write: should it be killed before, they are
 * found and removed (server/platform/files/claims.ts).
 */
export const claimRestoredFiles = (db: Database, hashes: readonly string[], now = Date.now()): Promise<void> =>
  claim(db, hashes, new Date(now + claimLife));

/** Leaves files that records referred to until now to whoever removes those that nobody came to hold. */
export const giveUpFiles = (db: Database, hashes: readonly string[]): Promise<void> => claim(db, hashes, new Date(0));

const claim = async (db: Database, hashes: readonly string[], expiry: Date): Promise<void> => {
  for (let from = 0; from < hashes.length; from += atOnce)
    await db
      .insertInto('file_claims')
      .values(
        hashes.slice(from, from + atOnce).map((hash) => ({ hash, owner: 'restore', expires_at: expiry.toISOString() })),
      )
      .onConflict((conflict) => conflict.columns(['hash', 'owner']).doUpdateSet({ expires_at: expiry.toISOString() }))
      .execute();
};
