import type { SheetDraft, SheetEntry } from '#contract/operator/sheet-entry.ts';
import type { SheetFacts } from './sheets.ts';

/** What the store knows of a sheet beside what the operators enter. */
type Recorded = 'productKey' | 'contributor' | 'status' | 'lastChecked' | 'fileHash' | 'ownerId';

/** What the operators enter of a sheet, as its facts; in a language that they have yet to choose, where it is a draft. */
export const toFacts = <Entry extends SheetDraft>(
  entry: Entry,
): Omit<SheetFacts, Recorded | 'language'> & Pick<Entry, 'language'> => ({
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

/** The facts of a stored sheet as the operators enter them. */
export const toEntry = (facts: SheetFacts): SheetEntry => ({
  product_name: facts.productName,
  alternative_name: facts.alternativeName,
  manufacturer: facts.manufacturer,
  sheet_date: facts.sheetDate,
  product_ids: [...facts.productIds],
  language: facts.language,
  format: facts.format,
  hazardous: facts.hazardous,
  signal_word: facts.signalWord,
  pictograms: [...facts.pictograms],
  hazard_codes: [...facts.hazardCodes],
  cas_numbers: [...facts.casNumbers],
  ingredients: facts.ingredients.map((ingredient) => ({ ...ingredient })),
  un_numbers: [...facts.unNumbers],
});
