import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Bilingual } from '#contract/languages.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { inBatches } from '../collection/batches.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Database, Store } from '../storage/database.ts';
import { applyRows, type ReadyRow, readHoldings } from './apply-rows.ts';
import { claimPdfs, type PdfClaims } from './claim-pdfs.ts';
import { planColumns } from './column-plan.ts';
import { isEmptyRow, type List } from './list.ts';
import { ListError } from './list-error.ts';
import { createLocationTree, type Location } from './location-tree.ts';
import { mergeRows } from './merge-rows.ts';
import { orderOfDates } from './parse-date.ts';
import { parseRow } from './parse-row.ts';
import { type PlacedRow, placeRow } from './place-rows.ts';
import { readList } from './read-list.ts';
import { assertAccounted, type ImportReport, type Outcome, type ReportEntry } from './report.ts';
import { type ImportRow, isRejected, type RejectedRow } from './row.ts';
import { storePdf } from './store-pdf.ts';

/** An import as its command asks for it. */
export interface ImportOrder {
  readonly store: Store;
  readonly files: FileStore;
  readonly organisationId: number;
  /** The list, a workbook or delimited text. */
  readonly bytes: Uint8Array;
  readonly map?: Readonly<Record<string, string>>;
  readonly pdfDirectory?: string;
  readonly createLocations: boolean;
  /** Of rows that do not say theirs. */
  readonly language: SheetLanguage;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Imports a list into an organisation's collection, in transactions of some hundred rows: an import that was cut off is
 * simply run again. Every row is in the report. Throws ListError before anything is written where the list as a whole
 * cannot be used, and for an unknown organisation.
 */
export const importList = async (order: ImportOrder): Promise<ImportReport> => {
  const list = await readList(order.bytes);
  const reading = await readRows(order, list);
  const claims = await claimedPdfs(order, reading.placed);
  const applied = await apply(order, reading.placed, claims);

  const entries = [...reading.entries, ...applied.entries].sort((a, b) => a.line - b.line);
  assertAccounted({ rowsRead: list.rows.length, entries });
  return {
    rowsRead: list.rows.length,
    entries,
    description: reading.description,
    unusedHeaders: reading.unusedHeaders,
    withoutManufacturer: reading.placed.filter(({ row }) => row.manufacturer === '').length,
    createdLocations: reading.newLocations.filter(({ id }) => id !== undefined).map(pathOf),
    storedPdfs: applied.storedPdfs,
    unclaimedFiles: claims.unclaimed,
  };
};

const readRows = async ({ store, organisationId, map, language, createLocations }: ImportOrder, list: List) => {
  const plan = planColumns({ headers: list.headers, map, customFields: await customFieldsOf(store, organisationId) });
  const full = list.rows.filter((row) => !isEmptyRow(row));
  const dateColumn = plan.indexes.get('sheetDate');
  const dateOrder =
    dateColumn === undefined ? undefined : orderOfDates(full.map(({ cells }) => cells[dateColumn] ?? ''));

  const parsed = full.map((row) => parseRow(row, { plan, language, dateOrder }));
  const { rows, merged } = mergeRows(parsed.filter((row): row is ImportRow => !isRejected(row)));
  const tree = createLocationTree(await storedLocations(store, organisationId));
  const results = rows.map((row) => placeRow(row, { tree, createLocations }));
  const placed = results.filter((result): result is PlacedRow => 'places' in result);
  const rejected = [...parsed, ...results].filter((row): row is RejectedRow => 'reason' in row);
  const rejectedLines = new Set(rejected.map(({ line }) => line));
  return {
    placed,
    newLocations: newLocationsOf(placed),
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

const claimedPdfs = async ({ pdfDirectory }: ImportOrder, placed: readonly PlacedRow[]): Promise<PdfClaims> => {
  if (pdfDirectory === undefined) return { files: new Map(), problems: new Map(), unclaimed: [] };
  const found = await readdir(pdfDirectory, { recursive: true, withFileTypes: true }).catch((error: Error) => {
    throw new ListError(`The folder of PDFs cannot be read: ${error.message}`);
  });
  const files = found
    .filter((file) => file.isFile())
    .map((file) => relative(pdfDirectory, join(file.parentPath, file.name)));
  return claimPdfs(
    placed.map(({ row }) => row),
    files.sort(),
  );
};

/** Rows of one transaction: few enough that others who write need not wait long. */
const batchSize = 500;

const apply = async (order: ImportOrder, placed: readonly PlacedRow[], claims: PdfClaims) => {
  const { store, organisationId } = order;
  const entries: ReportEntry[] = [];
  let holdings = await readHoldings(store, organisationId);
  let storedPdfs = 0;
  for (const batch of inBatches(placed, batchSize)) {
    const ready: (ReadyRow & { notes: readonly string[] })[] = [];
    for (const placedRow of batch) ready.push({ ...placedRow, ...(await pdfOf(order, placedRow.row, claims)) });
    const applied = await applyRows(store, { organisationId, rows: ready, holdings });
    holdings = applied.holdings;
    storedPdfs += ready.filter(({ fileHash }) => fileHash !== '').length;
    for (const { row, notes } of ready) {
      entries.push(entry(row.line, applied.outcomes.get(row.line)!, row.productName, [...row.notes, ...notes]));
    }
    order.onProgress?.(entries.length, placed.length);
  }
  return { entries, storedPdfs };
};

const pdfOf = async ({ files, pdfDirectory = '' }: ImportOrder, { line, pdf }: ImportRow, claims: PdfClaims) => {
  const problem = claims.problems.get(line);
  if (problem) return { fileHash: '', notes: [problem] };
  const file = claims.files.get(line);
  if (file === undefined) return { fileHash: '', notes: [] };
  const stored = await storePdf(files, join(pdfDirectory, file));
  return 'hash' in stored
    ? { fileHash: stored.hash, notes: [] }
    : { fileHash: '', notes: [`PDF “${pdf || file}” ${stored.problem}: imported without it`] };
};

const customFieldsOf = async (db: Database, organisationId: number): Promise<Bilingual[]> => {
  const organisation = await db
    .selectFrom('organisations')
    .select('custom_fields')
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (!organisation) throw new ListError(`There is no organisation ${organisationId}.`);
  return JSON.parse(organisation.custom_fields);
};

const storedLocations = (db: Database, organisationId: number) =>
  db
    .selectFrom('subsets')
    .select(['id', 'parent_id', 'name_en', 'name_fr'])
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute();

const newLocationsOf = (placed: readonly PlacedRow[]): Location[] => {
  const withParents = (location: Location): Location[] =>
    location.parent ? [...withParents(location.parent), location] : [location];
  const all = placed.flatMap(({ places }) => places.flatMap(withParents));
  return [...new Set(all)].filter(({ id }) => id === undefined);
};

const pathOf = ({ names, parent }: Location): string => (parent ? `${pathOf(parent)} > ${names[0]}` : names[0]!);
