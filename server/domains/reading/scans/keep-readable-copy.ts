import { rm } from 'node:fs/promises';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { findReadableCopy } from '#server/platform/files/readable-copies.ts';
import { keepWithRecords } from '#server/platform/files/reservations.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import type { PictureReader } from './picture-reader.ts';
import { readScanPages } from './scans.ts';

interface Means {
  readonly store: Store;
  readonly files: FileStore;
  readonly pictures: PictureReader;
}

interface Scanned {
  readonly hash: string;
  readonly path: string;
  readonly signal: AbortSignal;
}

/** Makes the readable copy of a scan of which nothing is recognised any more, once; where none can be made, that is kept. */
export const keepReadableCopy = async (
  { store, files, pictures }: Means,
  { hash, path, signal }: Scanned,
): Promise<void> => {
  if ((await findReadableCopy(store, hash)) !== undefined) return;
  const { recognised } = await readScanPages(store, hash);
  const to = await files.scratch();
  try {
    const isCopied = await pictures.copy({ path, pages: recognised, to });
    // A stop ends the process in the middle of a copy: that is no fault of the file.
    signal.throwIfAborted();
    if (!isCopied) return await remember(store, hash, '');
    const copy = await files.adopt(to);
    await keepWithRecords({ store, files }, [copy], (trx) => remember(trx, hash, copy.hash));
  } finally {
    await rm(to, { force: true });
  }
};

const remember = async (db: Database, of_hash: string, file_hash: string): Promise<void> => {
  await db
    .insertInto('readable_copies')
    .values({ of_hash, file_hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
