import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { ImportOutcome } from '#contract/imports/states.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { type DateOrder, orderOfDates } from '#lib/sheet-reader/dates/parse-date.ts';
import type { StagedFile } from '#server/platform/files/file-store.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import { isNamed } from '../reading/keep-reading.ts';
import { applyRows, foreseeRows, type Holdings, readHoldings } from './apply-rows.ts';
import { type ColumnPlan, languageOfHeaders, planColumns, requireProductName } from './column-plan.ts';
import type { ColumnName } from './columns.ts';
import { findHeaders } from './find-headers.ts';
import type { ImportOrder } from './import-order.ts';
import { kindNotes } from './kind-notes.ts';
import { isEmptyRow, type List, type ListRow } from './list.ts';
import { listFiles } from './list-files.ts';
import { createLocationTree, locationPath, unstored } from './location-tree.ts';
import { matchPdfs, type PdfMatches } from './match-pdfs.ts';
import { mendNotes, mendRows } from './mends.ts';
import { mergeRows } from './merge-rows.ts';
import { parseRow, type RowReading } from './parse-row.ts';
import { comparePdf } from './pdf-apart.ts';
import { type PlacedRow, placeRow } from './place-rows.ts';
import type { ReadyRow } from './plan-row.ts';
import { readLines as readLinesHere } from './read-list.ts';
import { type Reason, toLookAt, told } from './reasons.ts';
import { assertAccounted, type ImportReport, type ReportEntry } from './report.ts';
import { type ImportRow, isRejected, type RejectedRow } from './row.ts';
import { readLocations, readOrganisation } from './stored-organisation.ts';
import { lookAtPdf, takePdf } from './take-pdf.ts';

/** The import of a list. */
export interface ListOrder extends ImportOrder {
  /** The list, a workbook or delimited text. */
  readonly bytes: Uint8Array;
  /** How its bytes are read; here and now, unless it is said otherwise. */
  readonly readLines?: typeof readLinesHere;
  /** The sheet of a workbook, where somebody chose it. */
  readonly sheet?: string;
  readonly map?: Readonly<Record<string, string>>;
  /** What each column is, from the first, where somebody chose it. */
  readonly columns?: readonly (ColumnName | null)[];
  /** The line of the headers, where somebody chose it. */
  readonly headerLine?: number;
  /** How it writes dates such as 05/04/2023, where somebody chose it. */
  readonly dateOrder?: DateOrder;
  readonly pdfDirectory?: string;
  /** Told what the list was read as, before anything is decided about its rows, and before a list that is not clear is refused. */
  readonly onRead?: (read: ReadList) => void;
}

/** A list as it was read. */
export interface ReadList {
  /** The first lines as they stand, those above the headers too. */
  readonly lines: readonly ListRow[];
  readonly list: List;
  readonly plan: ColumnPlan;
  /** Of rows that do not say theirs. */
  readonly language: SheetLanguage;
  /** Reads one of its rows as the import does. */
  readonly parse: (row: ListRow) => ImportRow | RejectedRow;
}

/**
 * Imports a list into an organisation's collection, in transactions of some hundred rows: an import that was cut off is
 * simply run again. Every row is in the report. Throws ListError before anything is written where the list as a whole
 * cannot be used, and for an unknown organisation.
 */
export const importList = async (order: ListOrder): Promise<ImportReport> => {
  const list = await understand(order);
  const reading = await readRows(order, list);
  const matches = await readPdfMatches(order, reading.placed);
  const applied = await apply(order, reading.placed, { matches, asTold: list.asTold });

  const entries = [...reading.entries.map(list.asTold), ...applied.entries].sort((a, b) => a.line - b.line);
  assertAccounted({ rowsRead: list.list.rows.length, entries });
  return {
    of: 'rows',
    rowsRead: list.list.rows.length,
    entries,
    description: list.description,
    headers: list.list.headers,
    unusedHeaders: list.plan.unused.map(({ header, reason }) => (reason ? `${header} (${reason.en})` : header)),
    withoutManufacturer: reading.placed.filter(({ row }) => row.manufacturer === '').length,
    createdLocations: reading.newLocations.filter(({ id }) => id !== undefined).map(locationPath),
    storedPdfs: applied.storedPdfs,
    filledFromPdfs: applied.filled,
    unreadPdfs: applied.unread,
    unclaimedFiles: matches.unclaimed,
  };
};

/** Lines that are shown to who chooses the headers. */
const shownLines = 30;

const understand = async ({
  store,
  organisationId,
  bytes,
  readLines = readLinesHere,
  sheet,
  map,
  columns,
  headerLine,
  dateOrder: chosenOrder,
  language: chosenLanguage,
  mends = [],
  onRead,
}: ListOrder) => {
  const { customFields } = await readOrganisation(store, organisationId);
  const lines = await readLines(bytes, { known: { customFields, map }, sheet });
  const known = { customFields, map, chosen: columns };
  const found = findHeaders(lines, { ...known, headerLine });
  const list = {
    ...found,
    rows: mendRows(
      found.rows,
      mends.filter(({ file }) => file === ''),
    ),
  };
  const plan = planColumns(list.headers, known);
  const dateColumn = plan.indexes.get('sheetDate');
  const dateOrder =
    dateColumn === undefined
      ? undefined
      : (chosenOrder ?? orderOfDates(list.rows.map(({ cells }) => cells[dateColumn] ?? '')));
  const language = chosenLanguage ?? languageOfHeaders(list.headers, plan);
  const reading: RowReading = { plan, language, dateOrder, latest: tomorrow() };
  onRead?.({ lines: lines.rows.slice(0, shownLines), list, plan, language, parse: (row) => parseRow(row, reading) });
  requireProductName(plan, list.headers);
  const full = new Map(list.rows.filter((row) => !isEmptyRow(row)).map((row) => [row.line, row]));
  return {
    list,
    /** An entry with the cells that stand on its line, and what was corrected of them. */
    asTold: (one: ReportEntry): ReportEntry => {
      const { cells = [], mend } = full.get(one.line) ?? {};
      const notes =
        mend && !mend.isLeftOut ? mendNotes(mend.values, (name) => cells[plan.indexes.get(name) ?? -1] ?? '') : [];
      return { ...one, reasons: [...one.reasons, ...notes], cells };
    },
    plan,
    reading,
    description: dateOrder ? `${list.description}, dates ${dateOrder}` : list.description,
  };
};

/** Somewhere it is tomorrow already. */
const tomorrow = (): string => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);

type Understood = Awaited<ReturnType<typeof understand>>;

/** Rows that are read before others have their turn: a server answers meanwhile. */
const atOnce = 1000;

const readRows = async ({ store, organisationId, createLocations }: ListOrder, { list, reading }: Understood) => {
  const parsed: (ImportRow | RejectedRow)[] = [];
  const full = list.rows.filter((row) => !isEmptyRow(row));
  for (const batch of inBatches(
    full.filter((row) => !isLeftOut(row)),
    atOnce,
  )) {
    for (const row of batch) parsed.push(parseRow(row, reading));
    await breathe();
  }
  const { rows, merged } = mergeRows(parsed.filter((row): row is ImportRow => !isRejected(row)));
  const tree = createLocationTree(await readLocations(store, organisationId));
  const results = rows.map((row) => placeRow(row, { tree, createLocations }));
  const placed = results.filter((result): result is PlacedRow => 'places' in result);
  const rejected = [...parsed, ...results].filter((row): row is RejectedRow => 'reason' in row);
  const rejectedLines = new Set(rejected.map(({ line }) => line));
  return {
    placed,
    newLocations: unstored(placed.flatMap(({ places }) => places)),
    entries: [
      ...list.rows.filter(isEmptyRow).map(({ line }) => entry(line, 'empty')),
      ...full.filter(isLeftOut).map((row) => entry(row.line, 'omitted', parseRow(row, reading).productName)),
      ...rejected.map(({ line, productName, reason, said }) =>
        // All at once: who corrects one is not to be told of the next only then.
        entry(line, 'rejected', productName, [reason, ...said.notes]),
      ),
      ...merged.map(({ row, into, note }) =>
        // What would have been merged into a row that was rejected has not been imported either.
        rejectedLines.has(into)
          ? entry(row.line, 'rejected', row.productName, [sameAsRejected(into)])
          : entry(row.line, 'merged', row.productName, [note, ...row.notes]),
      ),
    ],
  };
};

const isLeftOut = ({ mend }: ListRow): boolean => mend?.isLeftOut === true;

const sameAsRejected = (line: number): Reason =>
  told(`same product as line ${line}, which was rejected`, `même produit que la ligne ${line}, qui a été refusée`);

const entry = (
  line: number,
  outcome: ImportOutcome,
  productName = '',
  reasons: readonly Reason[] = [],
): ReportEntry => ({ line, outcome, productName, reasons });

const readPdfMatches = async ({ pdfDirectory }: ListOrder, placed: readonly PlacedRow[]): Promise<PdfMatches> => {
  if (pdfDirectory === undefined) return { files: new Map(), problems: new Map(), unclaimed: [] };
  return matchPdfs(
    placed.map(({ row }) => row),
    await listFiles(pdfDirectory),
  );
};

/** Rows of one transaction: few enough that others who write need not wait long. */
const batchSize = 500;

/** A row, with its PDF where there is one that will do. */
interface PreparedRow extends ReadyRow {
  readonly notes: readonly Reason[];
  readonly staged?: StagedFile;
  /** Its PDF says nothing that a machine can read. */
  readonly isUnread: boolean;
}

const apply = async (
  order: ListOrder,
  all: readonly PlacedRow[],
  { matches, asTold }: Pick<Understood, 'asTold'> & { readonly matches: PdfMatches },
) => {
  const entryOf = ({ row, notes }: PreparedRow, outcome: ImportOutcome): ReportEntry =>
    asTold(entry(row.line, outcome, row.productName, [...row.notes, ...notes]));
  const { store, files, organisationId, ledger, isDryRun } = order;
  const entries: ReportEntry[] = all.flatMap(({ row }) => ledger?.written.get(row.line) ?? []);
  const placed = all.filter(({ row }) => !ledger?.written.has(row.line));
  const counts = { storedPdfs: 0, filled: 0, unread: 0 };
  let holdings = await readHoldings(store, organisationId);
  for (const batch of inBatches(placed, batchSize)) {
    order.signal?.throwIfAborted();
    const rows: PreparedRow[] = [];
    const known = hashesOf(holdings);
    try {
      for (const placedRow of batch) {
        rows.push({ ...placedRow, ...(await pdfOf(order, placedRow.row, { matches, known })) });
        // Reading PDFs is slow: progress is reported for the batch as a whole when it is written.
        if (order.pdfDirectory !== undefined && rows.length < batch.length)
          order.onProgress?.(entries.length + rows.length, all.length);
      }
      const applied = isDryRun
        ? await foreseeRows(store, { organisationId, rows, holdings })
        : await applyRows(
            { store, files },
            { organisationId, rows, holdings, ledger, staged: rows.flatMap((row) => row.staged ?? []), entryOf },
          );
      holdings = applied.holdings;
      counts.filled += applied.filled;
      for (const row of rows) entries.push(entryOf(row, applied.outcomes.get(row.row.line)!));
      order.onProgress?.(entries.length, all.length);
      await breathe();
    } finally {
      for (const { staged } of rows) await staged?.discard();
    }
    counts.storedPdfs += rows.filter(({ fileHash }) => fileHash !== '').length;
    counts.unread += rows.filter(({ isUnread }) => isUnread).length;
  }
  return { entries, ...counts };
};

const hashesOf = ({ sheets }: Holdings) => new Set([...sheets.values()].map(({ facts }) => facts.fileHash));

const pdfOf = async (
  order: ListOrder,
  row: ImportRow,
  { matches, known }: { matches: PdfMatches; known: ReadonlySet<string> },
) => {
  const { pdfDirectory = '' } = order;
  const { line, pdf } = row;
  const none = { fileHash: '', notes: [], isUnread: false };
  const problem = matches.problems.get(line);
  if (problem) return { ...none, notes: [problem] };
  const file = matches.files.get(line);
  if (file === undefined) return none;
  const path = join(pdfDirectory, file);
  const source = await lookAtPdf(path);
  const taken = source.problem ? source : await takePdf(order, source, (hash) => known.has(hash));
  if (taken.problem !== undefined) return { ...none, notes: [withoutPdf(pdf || file, taken.problem)] };
  const { hash, staged, note, reading } = taken;
  const isUnread = !isNamed(reading);
  const apart = comparePdf(row, reading);
  const notes = [...(note ? [note] : []), ...kindNotes(reading.kind), ...apart.notes, ...(isUnread ? [unreadPdf] : [])];
  return { notes, fileHash: hash, staged, isUnread, isOtherSubstance: apart.isOtherSubstance };
};

const unreadPdf = toLookAt(
  'its PDF says nothing that a machine can read',
  'son PDF ne dit rien qu’une machine puisse lire',
);

const withoutPdf = (file: string, { en, fr }: Reason): Reason =>
  toLookAt(`PDF “${file}” ${en}: imported without it`, `le PDF «\u00a0${file}\u00a0» ${fr}\u00a0: importé sans lui`);
