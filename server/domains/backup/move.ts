import type { FileStore } from '#server/platform/files/file-store.ts';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { type CopiedFiles, copyFiles } from './copy-files.ts';
import { copyStore, type RowCounts } from './copy-store.ts';
import { heldFiles } from './held-files.ts';

/** Copies the store of one address to another, which is made or has to be empty. Throws what `copyStore` throws. */
export const moveStore = (from: string, to: string): Promise<RowCounts> =>
  withStore(from, (source) => withStore(to, (target) => copyStore(source, target)));

/** Copies every file that a record of the store refers to into another file store. */
export const moveFiles = (
  store: string,
  { from, to }: { readonly from: FileStore; readonly to: FileStore },
): Promise<CopiedFiles> => withStore(store, async (source) => copyFiles(from, to, await heldFiles(source)));

const withStore = async <Result>(address: string, work: (store: Store) => Promise<Result>): Promise<Result> => {
  const store = await openStore(address);
  return work(store).finally(() => store.destroy());
};
