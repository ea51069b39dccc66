import { expressionBuilder, sql } from 'kysely';
import type { SheetFormat } from '#contract/sheets/format.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { SheetStatus } from '#contract/sheets/status.ts';
import { newerVersion } from '#server/domains/collection/newer-version.ts';
import { compileOnce } from '#server/platform/storage/compile-once.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { jsonSql } from '#server/platform/storage/json.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import type { ExcelExport } from './excel-export.ts';

/** Sheets read at a time, the parameters of a statement: the more, the more often several of them lie on one page. */
const batchSize = 2500;

/** A sheet as a workbook tells it. */
export interface ExportRow {
  readonly isn: number;
  readonly productName: string;
  readonly productIds: readonly string[];
  readonly manufacturer: string;
  readonly language: SheetLanguage;
  readonly status: SheetStatus;
  readonly isSuperseded: boolean;
  readonly hazardous: Hazardous;
  /** As it is stored, `["GHS02", "GHS07"]`: there are few different ones. */
  readonly pictograms: string;
  readonly sheetDate: string;
  readonly modified: string;
  readonly custom: readonly [string, string, string];
  /** Ids of its locations. */
  readonly places: readonly number[];
  readonly format: SheetFormat;
  readonly signalWord: SheetTable['signal_word'];
  /** As they are stored, `["H225", "H319"]`: there are few different ones. */
  readonly hazardCodes: string;
  /** Of the product itself. */
  readonly casNumbers: readonly string[];
  readonly ingredients: readonly Ingredient[];
}

/** What is in a product; `cas` may be empty. */
export interface Ingredient {
  readonly cas: string;
  readonly name: string;
  readonly percent: string;
}

/**
 * The sheets of these record numbers, in their order. What left the collection since the search is left out: no transaction
 * spans the export, because a slow download would keep it open.
 */
export async function* exportRows(
  db: Database,
  { organisation, isns }: Pick<ExcelExport, 'organisation' | 'isns'>,
): AsyncGenerator<readonly ExportRow[]> {
  for (let start = 0; start < isns.length; start += batchSize) {
    const batch = isns.subarray(start, start + batchSize);
    // The statement is built once, for a whole batch: a shorter one repeats its last number.
    const numbers = Array.from({ length: batchSize }, (_, at) => batch[Math.min(at, batch.length - 1)]);
    const found = new Map<number, ExportRow>();
    for (const { fields } of await readSheets(db, [organisation, 0, ...numbers])) {
      const row = toRow(JSON.parse(fields));
      found.set(row.isn, row);
    }
    yield Array.from(batch).flatMap((isn) => found.get(isn) ?? []);
  }
}

type Fields = [
  ...[number, string, string[], string, SheetLanguage, SheetStatus, Hazardous, string, string, string],
  ...[string, string, string, SheetFormat, SheetTable['signal_word'], string],
  ...[string[], Ingredient[], number[], 0 | 1],
];

const toRow = (fields: Fields): ExportRow => ({
  isn: fields[0],
  productName: fields[1],
  productIds: fields[2],
  manufacturer: fields[3],
  language: fields[4],
  status: fields[5],
  hazardous: fields[6],
  pictograms: fields[7],
  sheetDate: fields[8],
  modified: fields[9],
  custom: [fields[10], fields[11], fields[12]],
  format: fields[13],
  signalWord: fields[14],
  hazardCodes: fields[15],
  casNumbers: fields[16],
  ingredients: fields[17],
  places: fields[18],
  isSuperseded: fields[19] === 1,
});

/**
 * Takes the organisation, 0, and the record numbers. A row is handed over as one text: as twenty values of JavaScript it
 * would take half as long again.
 */
const readSheets = compileOnce((db) => {
  const json = jsonSql(db);
  const eb = expressionBuilder<Tables, 'sheets'>();
  const places = sql`(select ${json.gather('subset_id')} from collection_sheet_subsets as placement
    where placement.organisation_id = placed.organisation_id and placement.isn = placed.isn)`;
  return db
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .select(
      json
        .array([
          ...[sql.ref('sheets.isn'), sql.ref('sheets.product_name'), json.stored('sheets.product_ids')],
          ...columns.map((column) => sql.ref(column)),
          ...[json.stored('sheets.cas_numbers'), json.stored('sheets.ingredients')],
          places,
          sql`case when exists ${newerVersion(eb, 'placed.organisation_id')} then 1 else 0 end`,
        ])
        .as('fields'),
    )
    .where('placed.organisation_id', '=', 0)
    .where('placed.removed', '=', 0)
    .where(
      'placed.isn',
      'in',
      Array.from({ length: batchSize }, () => 0),
    );
});

/** What stands between the product's ids and its CAS numbers, in its order. */
const columns = [
  ...['sheets.manufacturer', 'sheets.language', 'sheets.status', 'sheets.hazardous', 'sheets.pictograms'],
  ...['sheets.sheet_date', 'placed.modified', 'placed.custom_1', 'placed.custom_2', 'placed.custom_3'],
  ...['sheets.format', 'sheets.signal_word', 'sheets.hazard_codes'],
];
