import type { JobHandler } from '#server/platform/jobs/job.ts';
import { addJobInTurn } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { forgetReading, keepReadingAnew } from '../keep-reading.ts';
import { keepReadableCopy } from './keep-readable-copy.ts';
import { recogniseScan, type ScanJobServices } from './recognise-scan.ts';
import { endScan, findScan, forgetScan, keepScanPage, readScanPages } from './scans.ts';

/** Milliseconds after which no further page is begun in one turn: a binder that waits in the same lane does not wait long. */
const timeOfTurn = 8_000;

/** Milliseconds that a file may take in all; what is recognised by then is read. */
const timeOfFile = 10 * 60_000;

/** Attempts, of some forty minutes in all, within which a file is stored that an import has had read before. */
const mostAttempts = 9;

/** `goOn` is told of a file of which all pages have been looked at: what waits for its words is done then. */
export const recogniseScanThen =
  (goOn: (db: Database, hash: string) => Promise<void>): JobHandler<typeof recogniseScan, ScanJobServices> =>
  async ({ hash }, { store, files, reader, pictures }, turn) => {
    const scan = await findScan(store, hash);
    if (!scan) return;
    const checkedOut = files.checkout();
    try {
      const path = await checkedOut.pathOf(hash);
      if (path === undefined) {
        if (turn.attempt < mostAttempts) throw new Error('the file is not stored yet');
        await forgetScan(store, hash);
        await forgetReading(store, hash);
        return await goOn(store, hash);
      }
      const { seen, recognised, milliseconds } = await readScanPages(store, hash);
      const left = (JSON.parse(scan.pages) as number[]).filter((page) => !seen.has(page));
      const began = performance.now();
      let taken = 0;
      let usual = recognised.at(-1)?.frame.turn ?? 0;
      while (left.length > 0 && taken < timeOfTurn && milliseconds + taken < timeOfFile) {
        const page = left.shift()!;
        const start = performance.now();
        const found = await pictures.recognise({ path, page, turn: usual });
        // A stop ends the process in the middle of a page: that is no fault of the page.
        turn.signal.throwIfAborted();
        await keepScanPage(store, { hash, page, recognised: found, ms: performance.now() - start });
        if (found && found.words.length > 0) usual = found.frame.turn;
        taken = performance.now() - began;
      }
      if (left.length > 0 && milliseconds + taken < timeOfFile)
        return await inTransaction(store, async (trx) => {
          await turn.finish(trx);
          await addJobInTurn(trx, recogniseScan, { hash }, scan.owner);
        });
      await keepReadableCopy({ store, files, pictures }, { hash, path, signal: turn.signal });
      await endScan(store, hash);
      await keepReadingAnew({ store, reader }, { hash, path });
      await goOn(store, hash);
    } finally {
      await checkedOut.end();
    }
  };
