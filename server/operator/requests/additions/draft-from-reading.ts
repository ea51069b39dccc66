import type { AdditionDraft } from '#contract/operator/addition.ts';
import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import type { AdditionInfo } from '../../../requests/additions/addition-info.ts';
import { foldMaker } from './fold-maker.ts';

interface Given {
  readonly fields: ReadFields;
  /** What the member asked for beside the file. */
  readonly info: AdditionInfo;
  /** Locations that are there still. */
  readonly locationIds: ReadonlySet<number>;
  /** As the collection writes them: one that was read is written the same way. */
  readonly manufacturers: readonly string[];
}

/** An addition before anybody has touched it: what was read off the PDF, and what the member asked for. */
export const draftFromReading = ({ fields, info, locationIds, manufacturers }: Given): AdditionDraft => ({
  sheet: sheetFrom(fields, manufacturers),
  locations: info.locations.map(({ id }) => id).filter((id) => locationIds.has(id)),
  custom_1: info.custom_field_1,
  custom_2: info.custom_field_2,
  custom_3: info.custom_field_3,
  decision: { kind: 'new' },
});

const sheetFrom = (fields: ReadFields, manufacturers: readonly string[]): SheetDraft => {
  const ingredients = fields.ingredients?.value ?? [];
  return {
    product_name: fields.productName?.value ?? '',
    alternative_name: '',
    manufacturer: asWritten(fields.manufacturer?.value ?? '', manufacturers),
    product_ids: fields.productIds?.value ?? [],
    language: fields.language?.value ?? 'en',
    format: fields.format?.value ?? 'other',
    hazardous: fields.hazardous?.value ?? 'unknown',
    signal_word: fields.signalWord?.value ?? '',
    pictograms: fields.pictograms?.value ?? [],
    hazard_codes: fields.hazardCodes?.value ?? [],
    // One substance is the product itself.
    cas_numbers: ingredients.length === 1 && ingredients[0]!.cas !== '' ? [ingredients[0]!.cas] : [],
    ingredients,
    sheet_date: fields.sheetDate?.value ?? '',
  };
};

const asWritten = (read: string, manufacturers: readonly string[]): string =>
  manufacturers.find((name) => foldMaker(name) === foldMaker(read)) ?? read;
