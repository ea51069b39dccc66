import { keepWithRecords } from '#server/platform/files/reservations.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { changeCollectionWithin } from '../collection/changes.ts';
import { heldSheets } from '../collection/held-sheets.ts';
import { touchProduct } from '../collection/touch-sheets.ts';
import { imagineLocations, locationCreation } from './create-locations.ts';
import type { Filed } from './file-sheet.ts';
import { fileSheet } from './file-sheet.ts';
import type { KnownSheets } from './known-sheets.ts';
import { createKnownSheets } from './known-sheets.ts';
import { ListError } from './list-error.ts';
import { listFiles } from './list-files.ts';
import { createLocationTree, type Location, locationPath, unstored } from './location-tree.ts';
import type { PreparedFile } from './prepare-file.ts';
import { type FolderOrder, prepareFile } from './prepare-file.ts';
import { quoted, type Reason, told } from './reasons.ts';
import type { ReportEntry } from './report.ts';
import { assertAccounted, type ImportReport } from './report.ts';
import { imaginedWrites, type SheetWrites, storedWrites } from './sheet-writes.ts';
import { readLocations, readOrganisation } from './stored-organisation.ts';

/**
 * Imports every PDF of a folder and of those below, as the sheet that the reader makes of it, in transactions of some hundred
 * files: an import that was cut off is simply run again. Every file is in the report. Throws ListError before anything is
 * written where the folder cannot be read or holds nothing, and for an unknown organisation.
 */
export const importFolder = async (order: FolderOrder): Promise<ImportReport> => {
  const { store, organisationId, pdfDirectory } = order;
  let holdings = await readHoldings(store, organisationId);
  const files = await listFiles(pdfDirectory);
  if (files.length === 0)
    throw new ListError('There is no file in the folder of PDFs.', 'Le dossier de PDF ne contient aucun fichier.');
  const locations = await readLocations(store, organisationId);
  const tree = createLocationTree(locations);
  const usualPlaces = locations.length === 1 ? tree.find(locations[0]!.name_en) : [];

  const account = createFolderAccount();
  const created: Location[] = [];
  const seen = new Map<string, string>();
  let pending: Pending[] = [];
  const writes = order.isDryRun ? imaginedWrites() : undefined;
  const apply = async () => {
    const wanted = unstored(pending.flatMap(({ places }) => places));
    const applied = writes
      ? await foreseeFiles(order, { pending, holdings, writes })
      : await applyFiles(order, { pending, holdings });
    holdings = applied.holdings;
    created.push(...wanted);
    account.addFiled(pending, applied.filed);
    if (writes) for (const { staged } of pending) await staged?.discard();
    pending = [];
  };

  try {
    for (const [index, file] of files.entries()) {
      const line = index + 1;
      order.signal?.throwIfAborted();
      const written = order.ledger?.written.get(line);
      if (written) {
        account.add(written);
        if (line === files.length && pending.length > 0) await apply();
        continue;
      }
      const prepared = await prepareFile(order, file, { known: holdings.known, tree, usualPlaces });
      if (prepared.outcome !== undefined) account.add({ line, file, productName: '', ...prepared });
      else {
        const { fileHash } = prepared.facts;
        pending.push({ ...prepared, line, file, twin: seen.get(fileHash) });
        if (!seen.has(fileHash)) seen.set(fileHash, file);
      }
      if (pending.length === batchSize || (line === files.length && pending.length > 0)) await apply();
      order.onProgress?.(line, files.length);
    }
  } finally {
    for (const { staged } of pending) await staged?.discard();
  }
  const report = account.report();
  assertAccounted({ rowsRead: files.length, entries: report.entries });
  return {
    ...report,
    of: 'files',
    rowsRead: files.length,
    description: `folder ${pdfDirectory}`,
    headers: [],
    unusedHeaders: [],
    createdLocations: created.map(locationPath),
    filledFromPdfs: 0,
    unclaimedFiles: [],
  };
};

/** Files of one transaction: as many as are read in half a minute or so. */
const batchSize = 100;

/** The results for a folder's files, in their order; the result of a file may come from a later one. */
const createFolderAccount = () => {
  const entries = new Map<number, ReportEntry>();
  const lines = new Map<number, number>();
  const counts = { withoutManufacturer: 0, storedPdfs: 0, unreadPdfs: 0 };

  const addOne = (pending: Pending, filed: Filed) => {
    const { line, file, facts, isUnread } = pending;
    const { outcome, isn, retired } = filed;
    entries.set(line, entryOf(pending, filed));
    const former = entries.get(lines.get(retired ?? 0) ?? 0);
    if (former)
      entries.set(former.line, {
        ...former,
        reasons: [...former.reasons, replacedBy(file)],
      });
    if (outcome === 'merged') return;
    lines.set(isn, line);
    counts.storedPdfs++;
    if (facts.manufacturer === '') counts.withoutManufacturer++;
    if (isUnread) counts.unreadPdfs++;
  };
  return {
    addFiled: (pending: readonly Pending[], filed: readonly Filed[]) => {
      for (const [index, each] of filed.entries()) addOne(pending[index]!, each);
    },
    add: (entry: ReportEntry) => entries.set(entry.line, entry),
    report: () => ({ ...counts, entries: [...entries.values()].sort((a, b) => a.line - b.line) }),
  };
};

const entryOf = ({ line, file, facts, notes, read }: Pending, { outcome, reasons }: Filed): ReportEntry => ({
  line,
  file,
  outcome,
  productName: facts.productName,
  reasons: [...reasons, ...notes],
  read,
});

const replacedBy = (file: string): Reason =>
  told(
    `${quoted(file).en} took its place: kept as a version`,
    `${quoted(file).fr} a pris sa place\u00a0: conservée comme version`,
  );

/** A prepared file with its place in the report. */
interface Pending extends PreparedFile {
  readonly line: number;
  readonly file: string;
  /** An earlier file of the same bytes. */
  readonly twin: string | undefined;
}

/** The organisation's sheets as they were at a version of its collection. */
interface Holdings {
  readonly known: KnownSheets;
  readonly version: number;
}

/** Reads the organisation's sheets once, so that files need no query each. */
const readHoldings = async (db: Database, organisationId: number): Promise<Holdings> => {
  const { version } = await readOrganisation(db, organisationId);
  return { known: createKnownSheets(await heldSheets(db, organisationId)), version };
};

interface Batch {
  readonly pending: readonly Pending[];
  readonly holdings: Holdings;
}

interface AppliedFiles {
  readonly filed: readonly Filed[];
  readonly holdings: Holdings;
}

/** Puts files into the collection as one change of it, one after the other: a later one may be a version of an earlier one. */
const applyFiles = (
  { store, files, organisationId, ledger }: FolderOrder,
  { pending, holdings }: Batch,
): Promise<AppliedFiles> => {
  const locations = locationCreation(
    organisationId,
    pending.flatMap(({ places }) => places),
  );
  let isFirst = true;
  return keepWithRecords(
    { store, files },
    pending.flatMap(({ staged }) => staged ?? []),
    async (trx) => {
      const { known, filed } = await changeCollectionWithin(trx, organisationId, async (_, { version, today }) => {
        // Someone else changed the collection in between, or an attempt before came to nothing: what is known no longer holds.
        const isStale = !isFirst || version !== holdings.version + 1;
        isFirst = false;
        const known = isStale ? createKnownSheets(await heldSheets(trx, organisationId)) : holdings.known;
        await locations.create(trx);
        const writes = storedWrites(trx, { organisationId, version, today }, ledger);
        const filed = await fileAll(trx, { pending, organisationId, known, writes });
        await ledger?.note(trx, {
          entries: pending.map((each, index) => entryOf(each, filed[index]!)),
          isns: [...writes.touched],
          locations: locations.missing,
        });
        return { known, filed };
      });
      for (const key of new Set(filed.flatMap(({ joined }) => joined ?? []))) await touchProduct(trx, key);
      return { filed, holdings: { known, version: (await readOrganisation(trx, organisationId)).version } };
    },
  );
};

/** Decides the same about files, and writes nothing. */
const foreseeFiles = async (
  { store, organisationId }: FolderOrder,
  { pending, holdings, writes }: Batch & { readonly writes: SheetWrites },
): Promise<AppliedFiles> => {
  imagineLocations(pending.flatMap(({ places }) => places));
  return { filed: await fileAll(store, { pending, organisationId, known: holdings.known, writes }), holdings };
};

interface Filing {
  readonly pending: readonly Pending[];
  readonly organisationId: number;
  readonly known: KnownSheets;
  readonly writes: SheetWrites;
}

const fileAll = async (db: Database, { pending, ...filing }: Filing): Promise<Filed[]> => {
  const filed: Filed[] = [];
  for (const { facts, places, twin } of pending)
    filed.push(await fileSheet(db, filing, { facts, twin, subsetIds: places.map(({ id }) => id!) }));
  return filed;
};
