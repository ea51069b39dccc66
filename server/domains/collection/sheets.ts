import type { Insertable, Selectable } from 'kysely';
import type { SheetFormat } from '#contract/sheets/format.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import type { SheetStatus } from '#contract/sheets/status.ts';
import { searchTextOf } from '#lib/text/search-text.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { resetSequence } from '#server/platform/storage/reset-sequence.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';

/** A substance in a product; `cas` is empty where the sheet withholds it. */
export interface Ingredient {
  readonly cas: string;
  readonly name: string;
  readonly percent: string;
}

/** A sheet's facts as code handles them; `sheets` holds the lists as JSON text. */
export interface SheetFacts {
  readonly productKey: string;
  readonly productName: string;
  readonly alternativeName: string;
  readonly manufacturer: string;
  readonly contributor: string;
  readonly productIds: readonly string[];
  readonly language: SheetLanguage;
  readonly format: SheetFormat;
  readonly status: SheetStatus;
  readonly hazardous: Hazardous;
  readonly whmis1988: Hazardous | '';
  readonly signalWord: 'danger' | 'warning' | '';
  readonly pictograms: readonly Pictogram[];
  readonly hazardCodes: readonly string[];
  readonly casNumbers: readonly string[];
  readonly ingredients: readonly Ingredient[];
  /** For transport, four digits each: `1090`. */
  readonly unNumbers: readonly string[];
  readonly sheetDate: string;
  readonly lastChecked: string;
  readonly fileHash: string;
  /** Its PDF is made from these facts. */
  readonly madeFromRecord?: true;
  /** The organisation whose upload or list brought it, which alone is shown it; null for the maker's published sheet. */
  readonly ownerId: number | null;
}

/** A sheet to add. The store chooses its record number, and the clock its instant, unless given. */
export interface NewSheet extends SheetFacts {
  readonly isn?: number;
  readonly createdAt?: string;
}

/** Adds sheets and gives their record numbers, in the order of the sheets. */
export const addSheets = async (db: Database, sheets: readonly NewSheet[]): Promise<number[]> => {
  const now = new Date().toISOString();
  const isns: number[] = [];
  for (const batch of inBatches(sheets)) {
    const values = batch.map((sheet) => ({
      ...toSheetRow(sheet),
      isn: sheet.isn,
      created_at: sheet.createdAt ?? now,
    }));
    const rows = await db.insertInto('sheets').values(values).returning('isn').execute();
    // Numbers rise in the order of the values; only the order in which they are returned is left open.
    isns.push(...rows.map((row) => row.isn).sort((a, b) => a - b));
  }
  if (sheets.some(({ isn }) => isn !== undefined)) await resetSequence(db, 'sheets');
  return isns;
};

/**
 * Writes the facts of one sheet: the sheet `isn` when given, otherwise a new one. Returns its record number. The caller
 * must update the collections that hold the sheet with `placeSheets`, so that their indexes follow.
 */
export const saveSheet = async (db: Database, sheet: SheetFacts, isn?: number): Promise<number> => {
  if (isn === undefined) return (await addSheets(db, [sheet]))[0]!;
  await db.updateTable('sheets').set(toSheetRow(sheet)).where('isn', '=', isn).execute();
  return isn;
};

const toSheetRow = (sheet: SheetFacts): Omit<Insertable<SheetTable>, 'created_at'> => ({
  search_text: searchTextOf([sheet.productName, sheet.manufacturer, ...sheet.productIds]),
  product_key: sheet.productKey,
  product_name: sheet.productName,
  alternative_name: sheet.alternativeName,
  manufacturer: sheet.manufacturer,
  contributor: sheet.contributor,
  product_ids: JSON.stringify(sheet.productIds),
  language: sheet.language,
  format: sheet.format,
  status: sheet.status,
  hazardous: sheet.hazardous,
  whmis_1988: sheet.whmis1988,
  signal_word: sheet.signalWord,
  pictograms: JSON.stringify(sheet.pictograms),
  hazard_codes: JSON.stringify(sheet.hazardCodes),
  cas_numbers: JSON.stringify(sheet.casNumbers),
  ingredients: JSON.stringify(sheet.ingredients),
  un_numbers: JSON.stringify(sheet.unNumbers),
  sheet_date: sheet.sheetDate,
  last_checked: sheet.lastChecked,
  // A PDF made from the facts as they were is not the PDF of these.
  file_hash: sheet.madeFromRecord ? '' : sheet.fileHash,
  made_from_record: sheet.madeFromRecord ? 1 : 0,
  drawn_by: 0,
  owner_id: sheet.ownerId,
});

/** The facts of a stored sheet. */
export const toSheetFacts = (
  row: Omit<Selectable<SheetTable>, 'isn' | 'created_at' | 'version' | 'search_text' | 'drawn_by'>,
): SheetFacts => ({
  productKey: row.product_key,
  productName: row.product_name,
  alternativeName: row.alternative_name,
  manufacturer: row.manufacturer,
  contributor: row.contributor,
  productIds: JSON.parse(row.product_ids),
  language: row.language,
  format: row.format,
  status: row.status,
  hazardous: row.hazardous,
  whmis1988: row.whmis_1988,
  signalWord: row.signal_word,
  pictograms: JSON.parse(row.pictograms),
  hazardCodes: JSON.parse(row.hazard_codes),
  casNumbers: JSON.parse(row.cas_numbers),
  ingredients: JSON.parse(row.ingredients),
  unNumbers: JSON.parse(row.un_numbers),
  sheetDate: row.sheet_date,
  lastChecked: row.last_checked,
  fileHash: row.file_hash,
  ...(row.made_from_record === 1 && { madeFromRecord: true }),
  ownerId: row.owner_id,
});

/** A PDF that was handed in takes the place of one made from the record. */
export const withFile = ({ madeFromRecord: _, ...facts }: SheetFacts, fileHash: string): SheetFacts => ({
  ...facts,
  fileHash,
});
