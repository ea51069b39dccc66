import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { apiError } from '../errors/api-error.ts';
import { instanceId, isDead } from '../instance-id.ts';
import type { Database, Store } from '../storage/database.ts';
import { isPostgres } from '../storage/dialect.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Tables } from '../storage/tables.ts';
import { fileHolders } from './file-holders.ts';
import type { FileStore, StagedFile } from './file-store.ts';
import { rememberOriginals } from './originals.ts';
import { dropReadableCopy } from './readable-copies.ts';

interface Where {
  readonly store: Store;
  readonly files: FileStore;
}

/**
 * Keeps files together with the records that refer to them: both are there afterwards, or neither. The files are reserved
 * first, so that whatever becomes of this process, what it kept without a record is found and removed (`dropLostFiles`).
 * Throws what `write` throws.
 */
export const keepWithRecords = async <Result>(
  { store, files }: Where,
  staged: readonly StagedFile[],
  write: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> => {
  const owner = `${instanceId}.${randomUUID()}`;
  const hashes = [...new Set(staged.map(({ hash }) => hash))];
  if (hashes.length > 0) await reserve(store, hashes, owner);
  try {
    for (const file of staged) await file.keep();
    return await inTransaction(store, async (trx) => {
      if (hashes.length > 0) await takeUp(trx, owner, hashes.length);
      await rememberOriginals(trx, staged);
      return write(trx);
    });
  } catch (error) {
    await dropReservations({ store, files }, (reserved) => reserved.owner === owner);
    throw error;
  }
};

/** Milliseconds for which a reservation holds: far longer than naming a few files takes. */
const reservationLife = 10 * 60_000;

const reserve = async (db: Database, hashes: readonly string[], owner: string): Promise<void> => {
  const expires_at = new Date(Date.now() + reservationLife).toISOString();
  await db
    .insertInto('file_claims')
    .values(hashes.map((hash) => ({ hash, owner, expires_at })))
    .execute();
};

interface Reserving {
  readonly hash: string;
  /** Whoever asks for it again by this name has it for longer. */
  readonly owner: string;
  /** Already over where it is left out: the clean-up removes the file where nothing else holds it. */
  readonly until: Date | undefined;
}

/** Reserves a file that is kept already, as a part of the transaction that speaks of it. */
export const reserveFile = async (trx: Transaction<Tables>, { hash, owner, until }: Reserving): Promise<void> => {
  const expires_at = until?.toISOString() ?? '';
  await trx
    .insertInto('file_claims')
    .values({ hash, owner, expires_at })
    .onConflict((conflict) => conflict.columns(['hash', 'owner']).doUpdateSet({ expires_at }))
    .execute();
};

/** The records take the files over. If another process has dropped the reservations as lost, the files may be gone. */
const takeUp = async (trx: Transaction<Tables>, owner: string, count: number): Promise<void> => {
  const taken = await trx.deleteFrom('file_claims').where('owner', '=', owner).returning('hash').execute();
  if (taken.length < count) throw apiError('unavailable');
};

/** Removes files that were kept for records that were never written, by processes that are gone. */
export const dropLostFiles = (where: Where, now = new Date()): Promise<void> =>
  dropReservations(where, ({ owner, expires_at }) => isDead(owner) || expires_at < now.toISOString());

interface Reservation {
  readonly hash: string;
  readonly owner: string;
  readonly expires_at: string;
}

/**
 * Reservations released in one transaction: anyone who stores a file waits for it, and an organisation that ends leaves
 * many.
 */
const atOnce = 100;

const dropReservations = async (where: Where, isLost: (reservation: Reservation) => boolean): Promise<void> => {
  while ((await dropSomeReservations(where, isLost)) === atOnce);
};

const dropSomeReservations = (
  { store, files }: Where,
  isLost: (reservation: Reservation) => boolean,
): Promise<number> =>
  inTransaction(store, async (trx) => {
    await lockReservations(trx);
    const reservations = await trx.selectFrom('file_claims').selectAll().execute();
    const lost = reservations.filter(isLost).slice(0, atOnce);
    for (const { hash, owner } of lost) {
      await trx.deleteFrom('file_claims').where('hash', '=', hash).where('owner', '=', owner).execute();
      await dropUnheldFile(trx, files, hash);
    }
    return lost.length;
  });

/**
 * The first statement of a transaction that may remove files. Anyone who reserves a file meanwhile, or writes the record of one
 * that is reserved, waits until it is decided: what is found unheld then stays so until the file is gone. SQLite has one
 * transaction at a time.
 */
export const lockReservations = async (trx: Transaction<Tables>): Promise<void> => {
  if (isPostgres(trx)) await sql`lock table file_claims in exclusive mode`.execute(trx);
};

/**
 * Removes a file that no record refers to any more, in the transaction that took the last reference away and that began with
 * `lockReservations`. Should that transaction come to nothing afterwards it is done again, and finds a file less to remove.
 */
export const dropUnheldFile = async (trx: Transaction<Tables>, files: FileStore, hash: string): Promise<void> => {
  if (await isHeld(trx, hash)) return;
  await dropReadableCopy(trx, hash, (copy) => dropUnheldFile(trx, files, copy));
  await files.remove(hash);
};

/** Whether a record refers to the file, or somebody is about to write one. */
const isHeld = async (db: Database, hash: string): Promise<boolean> => {
  for (const table of fileHolders) {
    const held = await db
      .selectFrom(table)
      .select('file_hash')
      .where('file_hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    if (held) return true;
  }
  return Boolean(
    await db.selectFrom('file_claims').select('hash').where('hash', '=', hash).limit(1).executeTakeFirst(),
  );
};
