import type { Config } from '#server/platform/config.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { renewIdentity } from '#server/platform/storage/store-identity.ts';
import { dropIndexes } from '../search/drop-indexes.ts';
import type { BackupReader } from './backup-place.ts';
import type { CheckedBackup } from './check-backup.ts';
import { copyFiles } from './copy-files.ts';
import { copyStore, findFilledTable, type RowCounts } from './copy-store.ts';
import { heldFiles } from './held-files.ts';
import { refuseWhileInUse } from './in-use.ts';
import { OperatorError } from './operator-error.ts';
import { readStoreSchema } from './store-schema.ts';

/** Milliseconds that a restore may take; what it has brought by then and no record refers to is removed. */
const reservationLife = 24 * 60 * 60_000;

/** Reservations written in one statement. */
const atOnce = 1000;

/**
 * Reserves files that are about to be stored for records that a restore will write later: after a kill in between, they
 * are found and removed (server/platform/files/reservations.ts).
 */
const reserveRestoredFiles = (db: Database, hashes: readonly string[], now = Date.now()): Promise<void> =>
  reserve(db, hashes, new Date(now + reservationLife));

/** Leaves files that records referred to until now to the clean-up of those that nobody came to hold. */
const releaseFiles = (db: Database, hashes: readonly string[]): Promise<void> => reserve(db, hashes, new Date(0));

const reserve = async (db: Database, hashes: readonly string[], expiry: Date): Promise<void> => {
  for (let from = 0; from < hashes.length; from += atOnce)
    await db
      .insertInto('file_claims')
      .values(
        hashes.slice(from, from + atOnce).map((hash) => ({ hash, owner: 'restore', expires_at: expiry.toISOString() })),
      )
      .onConflict((conflict) => conflict.columns(['hash', 'owner']).doUpdateSet({ expires_at: expiry.toISOString() }))
      .execute();
};

interface Target {
  readonly config: Pick<Config, 'storeAddress' | 'snapshotsDir' | 'solr'>;
  readonly files: FileStore;
  /** Whether what is there goes; else nothing may be there. */
  readonly replaces: boolean;
}

/** The files that a restore wrote to the configured places. */
export interface Restored {
  readonly tables: RowCounts;
  /** Files that were not there yet. */
  readonly copied: number;
}

/**
 * Puts what a checked backup holds where the settings say: files first, then all records in one transaction, so that until
 * then the store is as it was. Killed before, it is simply run again; files that no record came to hold are removed by the
 * server in a day. Throws OperatorError, before anything is changed, while Vigie runs and for a store that holds anything.
 */
export const restoreBackup = async (
  backup: BackupReader,
  checked: CheckedBackup,
  { config, files, replaces }: Target,
): Promise<Restored> => {
  await refuseWhileInUse(config.storeAddress);
  const store = await openStore(config.storeAddress);
  try {
    if (!replaces) await refuseRows(store);
    const before = await heldFiles(store);
    await reserveRestoredFiles(store, checked.files);
    const { copied, missing, damaged } = await copyFiles(backup, files, checked.files);
    const [lost] = [...missing, ...damaged];
    if (lost) throw new OperatorError(`${backup.where} changed while it was read: the file ${lost} is gone.`);
    // Before the records are there: no index that knows others may be taken for theirs.
    await dropIndexes(config);
    const kept = new Set(checked.files);
    const left = [...before].filter((hash) => !kept.has(hash));
    const tables = await copyStore(checked.store, store, {
      replaces: true,
      andThen: async (trx) => {
        await releaseFiles(trx, left);
        await renewIdentity(trx);
      },
    });
    return { tables, copied };
  } finally {
    await store.destroy();
  }
};

const refuseRows = async (store: Store): Promise<void> => {
  // Reservations are left behind by a restore that was killed.
  const tables = (await readStoreSchema()).filter(({ name }) => name !== 'file_claims');
  const filled = await findFilledTable(store, tables);
  if (filled)
    throw new OperatorError(
      `The store is not empty: there are rows in ${filled}. Nothing was changed. --replace puts the backup in place of all of it.`,
    );
};
