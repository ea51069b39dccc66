import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { generateRecords } from '#tests/support/search/records.ts';
import { createStoreFiller } from './fill-store.ts';
import { buildSqlite } from './sqlite/build.ts';

const seed = 7;

/** A collection in both databases, and some of its records for queries to be drawn from. */
export interface Corpus {
  readonly size: number;
  readonly sample: readonly SearchedSheet[];
  /** Milliseconds it took to fill and index the SQLite database that ours is compared with. */
  readonly sqliteBuildMs: number;
}

interface Files {
  readonly storeFile: string;
  readonly sqliteFile: string;
}

/** Makes `size` records and puts them into the product's own store and into the SQLite database beside it. */
export const fillBoth = async (size: number, { storeFile, sqliteFile }: Files): Promise<Corpus> => {
  const filler = await createStoreFiller(storeFile);
  const step = Math.max(1, Math.floor(size / 2000));
  const sample: SearchedSheet[] = [];
  for (const record of generateRecords(seed, size)) {
    filler.add(record);
    if (record.isn % step === 0) sample.push(record);
  }
  filler.finish();
  const started = performance.now();
  buildSqlite(sqliteFile, () => generateRecords(seed, size));
  return { size, sample, sqliteBuildMs: performance.now() - started };
};
