import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { orderOfDates } from '#lib/sheet-reader/dates/parse-date.ts';
import type { StagedFile } from '#server/platform/files/file-store.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import { isNamed, keepReadingOf } from '../reading/keep-reading.ts';
import { applyRows, type Holdings, readHoldings } from './apply-rows.ts';
import { planColumns } from './column-plan.ts';
import type { ColumnName } from './columns.ts';
import { columnNames, columnTitle } from './columns.ts';
import { identityOf } from './identity.ts';
import type { ImportOrder } from './import-order.ts';
import { kindNotes } from './kind-notes.ts';
import { isEmptyRow, type List } from './list.ts';
import { listFiles } from './list-files.ts';
import { createLocationTree, locationPath, unstored } from './location-tree.ts';
import { matchPdfs, type PdfMatches } from './match-pdfs.ts';
import { parseRow } from './parse-row.ts';
import { type PlacedRow, placeRow } from './place-rows.ts';
import type { ReadyRow } from './plan-row.ts';
import { readList } from './read-list.ts';
import { assertAccounted, type ImportReport, type Outcome, type ReportEntry } from './report.ts';
import { type ImportRow, isRejected, type RejectedRow } from './row.ts';
import { readLocations, readOrganisation } from './stored-organisation.ts';
import { takePdf } from './take-pdf.ts';

/** A row that says again what an earlier one said. */
interface MergedRow {
  readonly row: ImportRow;
  readonly into: number;
  readonly note: string;
}

/**
 * One row for each product and language: a later one adds its locations (a list with a row per container or per shelf is
 * common) and nothing else. Where its other cells differ, the note says which.
 */
const mergeRows = (rows: readonly ImportRow[]): { rows: ImportRow[]; merged: MergedRow[] } => {
  const byIdentity = new Map<string, ImportRow>();
  const locations = new Map<string, Set<string>>();
  const merged: MergedRow[] = [];
  for (const row of rows) {
    const identity = identityOf(row);
    const first = byIdentity.get(identity);
    if (!first) {
      byIdentity.set(identity, row);
      locations.set(identity, new Set(row.locations));
      continue;
    }
    for (const location of row.locations) locations.get(identity)!.add(location);
    merged.push({ row, into: first.line, note: noteOf(first, row) });
  }
  return {
    rows: [...byIdentity].map(([identity, row]) => ({ ...row, locations: [...locations.get(identity)!] })),
    merged,
  };
};

/** Columns in which rows of one identity may still differ. */
const comparedColumns = columnNames.filter(
  (name): name is Exclude<ColumnName, 'cas' | 'locations'> =>
    !['cas', 'locations', 'productIds', 'language'].includes(name),
);

const noteOf = (first: ImportRow, row: ImportRow) => {
  const differing = comparedColumns.filter((name) => !isDeepStrictEqual(first[name], row[name])).map(columnTitle);
  if (!isDeepStrictEqual(first.casNumbers, row.casNumbers)) differing.push(columnTitle('cas'));
  const difference = differing.length > 0 ? `; line ${first.line} was kept for ${differing.join(', ')}` : '';
  return `same product, manufacturer, language and product ids as line ${first.line}: its locations were added${difference}`;
};

/** The import of a list. */
export interface ListOrder extends ImportOrder {
  /** The list, a workbook or delimited text. */
  readonly bytes: Uint8Array;
  readonly map?: Readonly<Record<string, string>>;
  readonly pdfDirectory?: string;
}

/**
 * Imports a list into an organisation's collection, in transactions of some hundred rows: an import that was cut off is
 * simply run again. Every row is in the report. Throws ListError before anything is written where the list as a whole
 * cannot be used, and for an unknown organisation.
 */
export const importList = async (order: ListOrder): Promise<ImportReport> => {
  const list = await readList(order.bytes);
  const reading = await readRows(order, list);
  const matches = await readPdfMatches(order, reading.placed);
  const applied = await apply(order, reading.placed, matches);

  const entries = [...reading.entries, ...applied.entries].sort((a, b) => a.line - b.line);
  assertAccounted({ rowsRead: list.rows.length, entries });
  return {
    of: 'rows',
    rowsRead: list.rows.length,
    entries,
    description: reading.description,
    unusedHeaders: reading.unusedHeaders,
    withoutManufacturer: reading.placed.filter(({ row }) => row.manufacturer === '').length,
    createdLocations: reading.newLocations.filter(({ id }) => id !== undefined).map(locationPath),
    storedPdfs: applied.storedPdfs,
    filledFromPdfs: applied.filled,
    unreadPdfs: applied.unread,
    unclaimedFiles: matches.unclaimed,
  };
};

const readRows = async ({ store, organisationId, map, language, createLocations }: ListOrder, list: List) => {
  const { customFields } = await readOrganisation(store, organisationId);
  const plan = planColumns({ headers: list.headers, map, customFields });
  const full = list.rows.filter((row) => !isEmptyRow(row));
  const dateColumn = plan.indexes.get('sheetDate');
  const dateOrder =
    dateColumn === undefined ? undefined : orderOfDates(full.map(({ cells }) => cells[dateColumn] ?? ''));

  const parsed = full.map((row) => parseRow(row, { plan, language, dateOrder }));
  const { rows, merged } = mergeRows(parsed.filter((row): row is ImportRow => !isRejected(row)));
  const tree = createLocationTree(await readLocations(store, organisationId));
  const results = rows.map((row) => placeRow(row, { tree, createLocations }));
  const placed = results.filter((result): result is PlacedRow => 'places' in result);
  const rejected = [...parsed, ...results].filter((row): row is RejectedRow => 'reason' in row);
  const rejectedLines = new Set(rejected.map(({ line }) => line));
  return {
    placed,
    newLocations: unstored(placed.flatMap(({ places }) => places)),
    description: dateOrder ? `${list.description}, dates ${dateOrder}` : list.description,
    unusedHeaders: plan.unused,
    entries: [
      ...list.rows.filter(isEmptyRow).map(({ line }) => entry(line, 'empty')),
      ...rejected.map(({ line, productName, reason }) => entry(line, 'rejected', productName, [reason])),
      ...merged.map(({ row, into, note }) =>
        // What would have been merged into a row that was rejected has not been imported either.
        rejectedLines.has(into)
          ? entry(row.line, 'rejected', row.productName, [`same product as line ${into}, which was rejected`])
          : entry(row.line, 'merged', row.productName, [note, ...row.notes]),
      ),
    ],
  };
};

const entry = (line: number, outcome: Outcome, productName = '', reasons: readonly string[] = []): ReportEntry => ({
  line,
  outcome,
  productName,
  reasons,
});

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
  readonly notes: readonly string[];
  readonly staged?: StagedFile;
  /** Its PDF says nothing that a machine can read. */
  readonly isUnread: boolean;
}

const apply = async (order: ListOrder, placed: readonly PlacedRow[], matches: PdfMatches) => {
  const { store, files, organisationId } = order;
  const entries: ReportEntry[] = [];
  const counts = { storedPdfs: 0, filled: 0, unread: 0 };
  let holdings = await readHoldings(store, organisationId);
  for (const batch of inBatches(placed, batchSize)) {
    const rows: PreparedRow[] = [];
    const known = hashesOf(holdings);
    try {
      for (const placedRow of batch) {
        rows.push({ ...placedRow, ...(await pdfOf(order, placedRow.row, { matches, known })) });
        // Reading PDFs is slow: progress is reported for the batch as a whole when it is written.
        if (order.pdfDirectory !== undefined && rows.length < batch.length)
          order.onProgress?.(entries.length + rows.length, placed.length);
      }
      const staged = rows.flatMap((row) => row.staged ?? []);
      const applied = await applyRows({ store, files }, { organisationId, rows, staged, holdings });
      holdings = applied.holdings;
      counts.filled += applied.filled;
      for (const { row, notes } of rows)
        entries.push(entry(row.line, applied.outcomes.get(row.line)!, row.productName, [...row.notes, ...notes]));
      order.onProgress?.(entries.length, placed.length);
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
  { store, files, pdfs, reader, organisationId, pdfDirectory = '' }: ListOrder,
  { line, pdf }: ImportRow,
  { matches, known }: { matches: PdfMatches; known: ReadonlySet<string> },
) => {
  const none = { fileHash: '', notes: [], isUnread: false };
  const problem = matches.problems.get(line);
  if (problem) return { ...none, notes: [problem] };
  const file = matches.files.get(line);
  if (file === undefined) return none;
  const path = join(pdfDirectory, file);
  const taken = await takePdf({ store, files, pdfs, organisationId, isKnown: (hash) => known.has(hash) }, path);
  if (taken.problem !== undefined)
    return { ...none, notes: [`PDF “${pdf || file}” ${taken.problem}: imported without it`] };
  const { hash, staged, note } = taken;
  const reading = await keepReadingOf({ store, reader, owner: organisationId }, { hash, path: staged?.path ?? path });
  const notes = [...(note ? [note] : []), ...kindNotes(reading.kind)];
  return { notes, fileHash: hash, staged, isUnread: !isNamed(reading) };
};
