import { isNeeded, isSure, type Place, type ReadFields, type SheetReading } from '#contract/reading/sheet-reading.ts';
import type { SheetField } from '../values.ts';

/** The fields that the machine reads, and what the reading calls them. */
const readAs = {
  product_name: 'productName',
  manufacturer: 'manufacturer',
  language: 'language',
  product_ids: 'productIds',
  sheet_date: 'sheetDate',
  pictograms: 'pictograms',
  signal_word: 'signalWord',
  format: 'format',
  hazardous: 'hazardous',
  hazard_codes: 'hazardCodes',
  ingredients: 'ingredients',
  un_numbers: 'unNumbers',
} as const satisfies Partial<Record<SheetField, keyof ReadFields>>;
type ReadField = keyof typeof readAs;

/** Where a value comes from: places, other values, or from nowhere. */
export interface Hint {
  readonly origin: 'places' | 'values' | 'nowhere';
  readonly places: readonly Place[];
  /** Whether it may be taken without a look at the sheet. */
  readonly isSure: boolean;
}

/** The hint for a field; undefined when the reader did not look for it, or did not need to find it. */
export const hintOf = ({ outcome, fields }: SheetReading, field: SheetField): Hint | undefined => {
  if (outcome !== 'read' || !isReadField(field)) return undefined;
  const found = fields[readAs[field]];
  if (!found) return isNeeded(fields, readAs[field]) ? { origin: 'nowhere', places: [], isSure: false } : undefined;
  return { origin: found.places.length > 0 ? 'places' : 'values', places: found.places, isSure: isSure(found) };
};

/** Of the fields that such a sheet has: how many were read for certain, how many were read and have to be looked at, how many were not found. */
export const countRead = (reading: SheetReading): { sure: number; unsure: number; missing: number; all: number } => {
  const { fields } = reading;
  const needed = (Object.keys(readAs) as ReadField[]).filter(
    (field) => fields[readAs[field]] || isNeeded(fields, readAs[field]),
  );
  const missing = missingFields(reading).length;
  const unsure = unsureFields(reading).length;
  return { sure: needed.length - missing - unsure, unsure, missing, all: needed.length };
};

/** Fields of which a value was read that has to be looked at. */
export const unsureFields = (reading: SheetReading): ReadField[] =>
  (Object.keys(readAs) as ReadField[]).filter((field) => {
    const hint = hintOf(reading, field);
    return hint !== undefined && hint.origin !== 'nowhere' && !hint.isSure;
  });

/** Fields that such a sheet has, and that were not found. */
export const missingFields = (reading: SheetReading): ReadField[] =>
  (Object.keys(readAs) as ReadField[]).filter((field) => hintOf(reading, field)?.origin === 'nowhere');

/** Fields with a word that was hard to recognise in a picture. */
export const blurredFields = ({ blurred = [] }: SheetReading): ReadField[] =>
  (Object.keys(readAs) as ReadField[]).filter((field) => blurred.includes(readAs[field]));

/** Every place where anything was found. */
export const placesRead = ({ fields }: SheetReading): Place[] => Object.values(fields).flatMap((found) => found.places);

/** The pages that places stand on, each once, in their order. */
export const pagesOfPlaces = (places: readonly Place[]): number[] =>
  [...new Set(places.map(({ page }) => page))].sort((a, b) => a - b);

const isReadField = (field: SheetField): field is ReadField => field in readAs;
