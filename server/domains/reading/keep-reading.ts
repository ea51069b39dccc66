import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { readingRules } from '#lib/sheet-reader/read-sheet.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { keepSections } from './keep-sections.ts';
import { noSections, type SheetReader } from './reader.ts';

interface Keeping {
  readonly store: Store;
  readonly reader: SheetReader;
}

interface PdfFile {
  /** SHA-256 of its bytes, hex. */
  readonly hash: string;
  readonly path: string;
}

/** What the machine makes of a stored PDF; read once by the rules of today, then kept. */
export const keepReading = async (
  { files, ...keeping }: Keeping & { readonly files: FileStore },
  hash: string,
): Promise<SheetReading> => {
  // A request whose file is deleted has nothing to read.
  if (hash === '') return notThere;
  const kept = await findReading(keeping.store, hash);
  if (kept) return kept;
  const checkedOut = files.checkout();
  try {
    const path = await checkedOut.pathOf(hash);
    return path === undefined ? notThere : await readAndKeep(keeping, { hash, path });
  } finally {
    await checkedOut.end();
  }
};

/** Reads the sections of a stored PDF anew; one that is gone, or cannot be opened, is known as such and not tried again. */
export const keepSectionsOf = async (
  { store, files, reader }: Keeping & { readonly files: FileStore },
  hash: string,
): Promise<void> => {
  const checkedOut = files.checkout();
  try {
    const path = await checkedOut.pathOf(hash);
    const read = path === undefined ? undefined : await reader.read(path);
    await keepSections(store, hash, { outcome: read?.outcome ?? 'failed', ...(read?.sections ?? noSections) });
  } finally {
    await checkedOut.end();
  }
};

/** `keepReading` for a PDF that is about to be stored, and lies at this path meanwhile. */
export const keepReadingOf = async (keeping: Keeping, file: PdfFile): Promise<SheetReading> =>
  (await findReading(keeping.store, file.hash)) ?? readAndKeep(keeping, file);

/**
 * Whether a product is named: text without a product name is worth no more than a scan, and operators have to look at
 * it.
 */
export const isNamed = ({ fields }: SheetReading): boolean => fields.productName !== undefined;

const notThere: SheetReading = { outcome: 'failed', pages: 0, fields: {} };

const findReading = async (db: Database, hash: string): Promise<SheetReading | undefined> => {
  const kept = await db
    .selectFrom('readings')
    .select('reading')
    .where('file_hash', '=', hash)
    .where('rules', '=', readingRules)
    .executeTakeFirst();
  return kept && JSON.parse(kept.reading);
};

/** The file is read once: its sections are kept beside what it says of the product. */
const readAndKeep = async ({ store, reader }: Keeping, { hash, path }: PdfFile): Promise<SheetReading> => {
  const { sections, ...reading } = await reader.read(path);
  const row = {
    file_hash: hash,
    rules: readingRules,
    outcome: outcomeOf(reading),
    reading: JSON.stringify(reading),
    created_at: new Date().toISOString(),
  };
  await store
    .insertInto('readings')
    .values(row)
    .onConflict((conflict) => conflict.column('file_hash').doUpdateSet(row))
    .execute();
  await keepSections(store, hash, { outcome: reading.outcome, ...sections });
  return reading;
};

const outcomeOf = (reading: SheetReading): SheetReading['outcome'] =>
  reading.outcome === 'read' && !isNamed(reading) ? 'unreadable' : reading.outcome;
