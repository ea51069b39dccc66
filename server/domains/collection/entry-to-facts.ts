import type { SheetEntry } from '#contract/operator/sheet-entry.ts';
import type { SheetFacts } from './sheets.ts';

/** What the operators enter of a sheet, as its facts. */
export const toFacts = (
  entry: SheetEntry,
): Omit<SheetFacts, 'productKey' | 'contributor' | 'status' | 'lastChecked' | 'fileHash' | 'ownerId'> => ({
  productName: entry.product_name,
  alternativeName: entry.alternative_name,
  manufacturer: entry.manufacturer,
  productIds: entry.product_ids,
  language: entry.language,
  format: entry.format,
  hazardous: entry.hazardous,
  whmis1988: entry.format === 'whmis-1988' ? entry.hazardous : '',
  signalWord: entry.signal_word,
  pictograms: entry.pictograms,
  hazardCodes: entry.hazard_codes,
  casNumbers: entry.cas_numbers,
  ingredients: entry.ingredients,
  unNumbers: entry.un_numbers,
  sheetDate: entry.sheet_date,
});
