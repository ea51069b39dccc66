import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import { foldMaker } from './fold-maker.ts';

/** What was read off a sheet, as the operators would enter it; a maker that is known is written as it is known. */
export const entryFromReading = (fields: ReadFields, manufacturers: readonly string[] = []): SheetDraft => {
  const ingredients = fields.ingredients?.value ?? [];
  return {
    product_name: fields.productName?.value ?? '',
    alternative_name: '',
    manufacturer: asWritten(fields.manufacturer?.value ?? '', manufacturers),
    product_ids: fields.productIds?.value ?? [],
    language: fields.language?.value ?? '',
    format: fields.format?.value ?? 'other',
    hazardous: fields.hazardous?.value ?? 'unknown',
    signal_word: fields.signalWord?.value ?? '',
    pictograms: fields.pictograms?.value ?? [],
    hazard_codes: fields.hazardCodes?.value ?? [],
    // One substance is the product itself.
    cas_numbers: ingredients.length === 1 && ingredients[0]!.cas !== '' ? [ingredients[0]!.cas] : [],
    ingredients,
    un_numbers: fields.unNumbers?.value ?? [],
    sheet_date: fields.sheetDate?.value ?? '',
  };
};

const asWritten = (read: string, manufacturers: readonly string[]): string =>
  manufacturers.find((name) => foldMaker(name) === foldMaker(read)) ?? read;
