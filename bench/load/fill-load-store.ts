import { join } from 'node:path';
import { sql } from 'kysely';
import { analysis } from '#lib/search-engine/analyzer.ts';
import { createDiskStore } from '#server/platform/files/disk/disk-store.ts';
import { openStore, type Store } from '#server/platform/storage/database.ts';
import { quickenPasswords } from '#tests/support/quick-password.ts';
import { sheetPdfs } from '../documents/sheet-pdfs.ts';
import { account, createStoreFiller } from '../search/fill-store.ts';
import { recordsOf, type SizedOrganisation } from '../search/shared/organisations.ts';
import { addPeople, type Person } from './people.ts';

/** Which PDF a sheet has. */
export interface StoredPdfs {
  /** What they are, in words. */
  readonly kind: string;
  /** SHA-256 of the PDF of a sheet, in hex; undefined where it is made when it is first asked for. */
  readonly hashOf: (isn: number) => string | undefined;
}

/** One sheet in so many has no PDF of its own: it is made from the record. */
const madeOneIn = 4;

/** Fills a data folder with organisations, their sheets and PDFs, and the people. */
export const fillLoadStore = async (
  dataDir: string,
  organisations: readonly SizedOrganisation[],
  people: readonly Person[],
): Promise<StoredPdfs> => {
  const storeFile = join(dataDir, 'vigie.sqlite');
  const filler = await createStoreFiller(storeFile, organisations);
  for (const organisation of organisations)
    for (const record of recordsOf(organisation)) filler.add(record, organisation.id);
  filler.finish();
  const store = await openStore(storeFile);
  try {
    await addPeople(store, people);
    await quickenPasswords(store, account.password);
    return await addPdfs(store, dataDir);
  } finally {
    await store.destroy();
  }
};

/** Gives the sheets of a store PDFs: one in so many has none yet, and is made when it is first asked for. */
export const addPdfs = async (store: Store, dataDir: string): Promise<StoredPdfs> => {
  const files = createDiskStore(join(dataDir, 'files'));
  const { kind, pdfs } = await sheetPdfs();
  const hashes: string[] = [];
  for (const pdf of pdfs) hashes.push((await files.put(pdf)).hash);
  const sheets = store.updateTable('sheets');
  for (const [at, file_hash] of hashes.entries())
    await sheets.set({ file_hash }).where(sql<number>`isn % ${hashes.length}`, '=', at).execute();
  // As drawn: what an update does in the background is not what is measured.
  const made = { file_hash: '', made_from_record: 1, drawn_by: analysis.version } as const;
  await sheets.set(made).where(sql<number>`isn % ${madeOneIn}`, '=', 0).execute();
  return { kind, hashOf: (isn) => (isn % madeOneIn === 0 ? undefined : hashes[isn % hashes.length]) };
};
