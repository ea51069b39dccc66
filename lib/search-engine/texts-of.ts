import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import type { TextField } from './analyzer.ts';

/** What of a record each text field is made of; the empty text where it has none. */
export const textsOfSheet = (record: SearchedSheet): Readonly<Record<TextField, readonly string[]>> => ({
  product: [record.productName],
  manufacturer: [record.manufacturer],
  productId: record.productIds,
  cas: record.casNumbers,
  custom1: [record.custom[0]],
  custom2: [record.custom[1]],
  custom3: [record.custom[2]],
  otherNames: record.otherNames,
  ingredients: record.ingredientNames,
});
