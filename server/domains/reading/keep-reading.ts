import { isReadable } from '#contract/reading/file-kind.ts';
import { isFromPicture, type SheetReading } from '#contract/reading/sheet-reading.ts';
import type { EmergencyCard, Passage } from '#contract/sheets/sheet-sections.ts';
import { readingRules } from '#lib/sheet-reader/read-sheet.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { keepSections } from './keep-sections.ts';
import { notRead, type SheetReader, type WholeReading } from './reader.ts';
import { awaitPictures, findScan, readScanPages } from './scans/scans.ts';

interface Keeping {
  readonly store: Store;
  readonly reader: Pick<SheetReader, 'read'>;
  /** The organisation for which it is read: what is recognised in pictures takes its turn. */
  readonly owner?: number;
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
  const kept = await findStanding(keeping.store, hash);
  const isPending = kept?.outcome === 'recognising' || kept?.isAwaited;
  // What it waited for may be gone, with all that was recognised: it is begun again.
  if (kept && (!isPending || (await isWaiting(keeping.store, hash)))) return kept;
  return readStored({ files, ...keeping }, hash);
};

/** Reads a stored PDF again of which the reading was broken off, however often that was; where it was not, nothing is done. */
export const readBrokenOff = async (
  { files, ...keeping }: Keeping & { readonly files: FileStore },
  hash: string,
): Promise<void> => {
  const kept = await findKept(keeping.store, hash);
  if (kept?.reading.brokenOff) await readStored({ files, ...keeping }, hash);
};

const readStored = async (
  { files, ...keeping }: Keeping & { readonly files: FileStore },
  hash: string,
): Promise<SheetReading> => {
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
  { files, ...keeping }: Keeping & { readonly files: FileStore },
  hash: string,
): Promise<void> => {
  const checkedOut = files.checkout();
  try {
    const path = await checkedOut.pathOf(hash);
    await keepSectionsAs(keeping.store, hash, path === undefined ? notRead : await read(keeping, { hash, path }));
  } finally {
    await checkedOut.end();
  }
};

/** What was kept of a PDF that is gone: should it come back, it is read again. */
export const forgetReading = async (store: Store, hash: string): Promise<void> => {
  await store.deleteFrom('readings').where('file_hash', '=', hash).execute();
  await keepSectionsAs(store, hash, notRead);
};

/** Reads a PDF again of which the pictures have been recognised, or cannot be any more; a reading that nobody asked for is not begun. */
export const keepReadingAnew = async (keeping: Keeping, { hash, path }: PdfFile): Promise<void> => {
  const { sections, ...reading } = await read(keeping, { hash, path });
  await keeping.store.updateTable('readings').set(rowOf(reading, undefined)).where('file_hash', '=', hash).execute();
  await keepSectionsAs(keeping.store, hash, { ...reading, sections });
};

/** `keepReading` for a PDF that is about to be stored, and lies at this path meanwhile. */
export const keepReadingOf = async (keeping: Keeping, file: PdfFile): Promise<SheetReading> =>
  (await findStanding(keeping.store, file.hash)) ?? readAndKeep(keeping, file);

/** What a PDF at this path would be read as; nothing of it is kept. */
export const readWithoutKeeping = async (
  { store, reader }: Keeping,
  { hash, path }: PdfFile,
): Promise<SheetReading> => {
  const kept = await findStanding(store, hash);
  if (kept) return kept;
  const { recognised } = await readScanPages(store, hash);
  const { sections: _, wordless: __, ...reading } = await reader.read(path, recognised);
  return reading;
};

/**
 * Whether a product is named, by a sheet in a language that is read: anything else is worth no more than a scan, and operators have to
 * look at it.
 */
export const isNamed = ({ fields, kind }: SheetReading): boolean =>
  fields.productName !== undefined && isReadable(kind);

/** A PDF as it is read today: with what has been recognised in its pictures, and the others put in line. */
const read = async ({ store, reader, owner }: Keeping, { hash, path }: PdfFile) => {
  const { recognised } = await readScanPages(store, hash);
  const { wordless, ...reading } = await reader.read(path, recognised);
  const isAwaited = await awaitPictures(store, { hash, pages: wordless, owner });
  if (!isAwaited) return reading;
  return reading.outcome === 'unreadable'
    ? ({ ...reading, outcome: 'recognising' } as const)
    : ({ ...reading, isAwaited } as const);
};

const isWaiting = async (db: Database, hash: string): Promise<boolean> =>
  (await findScan(db, hash))?.state === 'waiting';

const notThere: SheetReading = { outcome: 'failed', pages: 0, fields: {} };

/** Minutes after which a reading that was broken off is tried again when it is asked for: what is broken off every time is left then. */
const pauses = [1, 10, 60] as const;

/** A kept reading that is not to be tried again. */
const findStanding = async (db: Database, hash: string, now = new Date()): Promise<SheetReading | undefined> => {
  const kept = await findKept(db, hash);
  if (!kept?.reading.brokenOff) return kept?.reading;
  const pause = pauses[kept.broken_off - 1];
  const isDue = pause !== undefined && Date.parse(kept.created_at) + pause * 60_000 <= now.getTime();
  return isDue ? undefined : kept.reading;
};

/** What was made of a PDF by the rules of today; undefined where nobody has read it since. */
export const findReading = async (db: Database, hash: string): Promise<SheetReading | undefined> =>
  (await findKept(db, hash))?.reading;

type Kept = Pick<Tables['readings'], 'broken_off' | 'created_at'> & { readonly reading: SheetReading };

const findKept = async (db: Database, hash: string): Promise<Kept | undefined> => {
  const kept = await db
    .selectFrom('readings')
    .select(['reading', 'broken_off', 'created_at'])
    .where('file_hash', '=', hash)
    .where('rules', '=', readingRules)
    .executeTakeFirst();
  return kept && { ...kept, reading: JSON.parse(kept.reading) };
};

/** The file is read once: its sections are kept beside what it says of the product. */
const readAndKeep = async (keeping: Keeping, file: PdfFile): Promise<SheetReading> => {
  const { sections, ...reading } = await read(keeping, file);
  const row = { file_hash: file.hash, ...rowOf(reading, await findKept(keeping.store, file.hash)) };
  await keeping.store
    .insertInto('readings')
    .values(row)
    .onConflict((conflict) => conflict.column('file_hash').doUpdateSet(row))
    .execute();
  await keepSectionsAs(keeping.store, file.hash, { ...reading, sections });
  return reading;
};

const rowOf = (reading: SheetReading, before: Kept | undefined) => ({
  rules: readingRules,
  outcome: outcomeOf(reading),
  reading: JSON.stringify(reading),
  broken_off: reading.brokenOff ? (before?.broken_off ?? 0) + 1 : 0,
  created_at: new Date().toISOString(),
});

/** What was recognised in pictures is for operators to look at, as what has no name is: a list or a folder brought it in without. */
const outcomeOf = (reading: SheetReading): SheetReading['outcome'] =>
  reading.outcome === 'read' && (!isNamed(reading) || isFromPicture(reading)) ? 'unreadable' : reading.outcome;

type Read = Pick<WholeReading, 'outcome' | 'pictures' | 'sections'>;

const keepSectionsAs = (store: Store, hash: string, { outcome, pictures = [], sections }: Read): Promise<void> => {
  const recognised = new Set(pictures.map(({ page }) => page));
  return keepSections(store, hash, { outcome, isFromPicture: isToldFrom(sections, recognised), ...sections });
};

/** Whether anything that is told for an emergency, or of sections 9 and 14 in figures and codes, stands on one of these pages. */
const isToldFrom = ({ sections, cards }: WholeReading['sections'], pages: ReadonlySet<number>): boolean =>
  cards.flatMap(passagesOf).some((passage) => passage !== null && pages.has(passage.page)) ||
  sections
    .filter(({ number }) => number === 9 || number === 14)
    .some(({ pages: [first, last] }) => [...pages].some((page) => page >= first && page <= last));

const passagesOf = ({ telephones, first_aid, fire, spill, protection }: EmergencyCard): (Passage | null)[] => [
  ...telephones,
  ...Object.values(first_aid),
  ...Object.values(fire),
  spill,
  ...Object.values(protection),
];
