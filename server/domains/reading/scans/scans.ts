import type { Selectable } from 'kysely';
import { heldUpright, type RecognisedPage } from '#lib/sheet-reader/scans/recognised.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { findReadableCopy } from '#server/platform/files/readable-copies.ts';
import { dropUnheldFile, lockReservations } from '#server/platform/files/reservations.ts';
import { addJobInTurn } from '#server/platform/jobs/queue.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { ScanTable } from '#server/platform/storage/tables/scans.ts';
import { recogniseScan } from './recognise-scan.ts';

/** A PDF with its pages that are pictures, if they are anything; `owner` is whose turn it takes, where that is known. */
interface Scan {
  readonly hash: string;
  readonly pages: readonly number[];
  readonly owner?: number | undefined;
}

/** Pages from the front, and the last ones, on which most stands that members ask for: they come first. */
const front = 8;
const back = 4;

/** Whether pages of a file have yet to be recognised; they are put in line where nobody has looked at them. */
export const awaitPictures = async (store: Store, { hash, pages, owner }: Scan): Promise<boolean> => {
  if (pages.length === 0) return false;
  return inTransaction(store, async (trx) => {
    const known = await findScan(trx, hash);
    if (known) return known.state === 'waiting';
    const scan = {
      file_hash: hash,
      owner: `organisation ${owner ?? (await findOwner(trx, hash))}`,
      pages: JSON.stringify([...new Set([...pages.slice(0, front), ...pages.slice(-back), ...pages])]),
      state: 'waiting',
      created_at: new Date().toISOString(),
    } as const;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('scans')
      .values(scan)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // Who reads the same file at the same moment has put it in line.
    if (numInsertedOrUpdatedRows !== 0n) await addJobInTurn(trx, recogniseScan, { hash }, scan.owner);
    return true;
  });
};

/** The organisation that sent a file, or has it; 0 where it is everybody's. */
const findOwner = async (db: Database, hash: string): Promise<number> => {
  const request = await db
    .selectFrom('requests')
    .select('organisation_id')
    .where('file_hash', '=', hash)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (request) return request.organisation_id;
  const sheet = await db
    .selectFrom('sheets')
    .select('owner_id')
    .where('file_hash', '=', hash)
    .orderBy('isn')
    .limit(1)
    .executeTakeFirst();
  return sheet?.owner_id ?? 0;
};

export const findScan = (db: Database, hash: string): Promise<Selectable<ScanTable> | undefined> =>
  db.selectFrom('scans').selectAll().where('file_hash', '=', hash).executeTakeFirst();

/** Nothing is recognised of it any more. */
export const endScan = async (db: Database, hash: string): Promise<void> => {
  await db.updateTable('scans').set({ state: 'done' }).where('file_hash', '=', hash).execute();
};

/** The file is gone; should it come back, it is recognised again. */
export const forgetScan = async (db: Database, hash: string): Promise<void> => {
  await db.deleteFrom('scan_pages').where('file_hash', '=', hash).execute();
  await db.deleteFrom('scans').where('file_hash', '=', hash).execute();
};

/**
 * What was looked at of a file: its pages, what was recognised on them, and how long that took in all. Pages stand as readers are given
 * them: upright, once there is a readable copy.
 */
export const readScanPages = async (db: Database, hash: string) => {
  const rows = await db.selectFrom('scan_pages').selectAll().where('file_hash', '=', hash).orderBy('page').execute();
  const recognised = rows.flatMap((row) => (JSON.parse(row.recognised) as RecognisedPage | null) ?? []);
  const isCopied = recognised.length > 0 && Boolean(await findReadableCopy(db, hash));
  return {
    seen: new Set(rows.map(({ page }) => page)),
    recognised: isCopied ? recognised.map(heldUpright) : recognised,
    milliseconds: rows.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
};

/** Keeps what was made of a page. */
export const keepScanPage = async (
  db: Database,
  page: {
    readonly hash: string;
    readonly page: number;
    readonly recognised: RecognisedPage | null;
    readonly ms: number;
  },
): Promise<void> => {
  await db
    .insertInto('scan_pages')
    .values({
      file_hash: page.hash,
      page: page.page,
      recognised: JSON.stringify(page.recognised),
      milliseconds: Math.round(page.ms),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Puts those in line again that wait for a job which is not there, as in a store that was restored, and those that were recognised before
 * there were readable copies.
 */
export const queueLeftScans = async (store: Store): Promise<void> => {
  const waiting = await store
    .selectFrom('scans')
    .select(['file_hash', 'owner'])
    .where((eb) =>
      eb.or([
        eb('state', '=', 'waiting'),
        eb.and([
          eb('file_hash', 'not in', eb.selectFrom('readable_copies').select('of_hash')),
          eb.or([
            eb('file_hash', 'in', eb.selectFrom('sheets').select('file_hash')),
            eb('file_hash', 'in', eb.selectFrom('requests').select('file_hash')),
          ]),
        ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(mostLeft)
    .execute();
  if (waiting.length === 0) return;
  await inTransaction(store, async (trx) => {
    const jobs = await trx.selectFrom('jobs').select('payload').where('kind', '=', recogniseScan.kind).execute();
    const queued = new Set(jobs.map(({ payload }) => recogniseScan.payload.parse(JSON.parse(payload)).hash));
    for (const { file_hash, owner } of waiting)
      if (!queued.has(file_hash)) await addJobInTurn(trx, recogniseScan, { hash: file_hash }, owner);
  });
};

/** Files that are put in line in one round. */
const mostLeft = 1_000;

/** Takes out what was recognised in files that no sheet and no request has any more, and their readable copies. */
export const dropLostScans = async ({ store, files }: { store: Store; files: FileStore }): Promise<void> => {
  await store
    .deleteFrom('scans')
    .where('created_at', '<', new Date(Date.now() - timeOfImport).toISOString())
    .where('file_hash', 'not in', (eb) => eb.selectFrom('sheets').select('file_hash'))
    .where('file_hash', 'not in', (eb) => eb.selectFrom('requests').select('file_hash'))
    .execute();
  await store
    .deleteFrom('scan_pages')
    .where('file_hash', 'not in', (eb) => eb.selectFrom('scans').select('file_hash'))
    .execute();
  await inTransaction(store, async (trx) => {
    await lockReservations(trx);
    const lost = await trx
      .deleteFrom('readable_copies')
      .where('of_hash', 'not in', (eb) => eb.selectFrom('scans').select('file_hash'))
      .returning('file_hash')
      .execute();
    for (const { file_hash } of lost) if (file_hash !== '') await dropUnheldFile(trx, files, file_hash);
  });
};

/** Milliseconds within which a file that an import has read is a sheet's. */
const timeOfImport = 86_400_000;
