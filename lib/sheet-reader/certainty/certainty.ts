import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import type { SeenPictogram } from '../pictograms/look.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { hasLostLetter } from '../text/lost-letters.ts';
import { type Evidence, evidenceOf, type FoundFields } from './evidence.ts';
import { signs } from './signs.ts';
import { weights } from './weights.ts';

type Field = keyof FoundFields;

/** The signs that hold of a field's value, by name. */
export const signsOf = (field: Field, evidence: Evidence): string[] => {
  const value = evidence.fields[field]?.value;
  const ofField = signs[field] as Readonly<Record<string, (value: unknown, evidence: Evidence) => boolean>>;
  return Object.keys(ofField).filter((name) => ofField[name]!(value, evidence));
};

/** How sure a value with these signs is: the share of such values that were right where people had read the sheets too. */
export const certaintyOf = (field: Field, held: readonly string[]): number => {
  const { base, ...ofSigns } = weights[field] as Readonly<Record<string, number>> & { readonly base: number };
  const sum = held.reduce((total, name) => total + (ofSigns[name] ?? 0), base);
  return Math.round(1000 / (1 + Math.exp(-sum))) / 1000;
};

/** The fields of a sheet, each with how sure it is, from 0 to 1. */
export const withCertainty = (sheet: Sheet, fields: FoundFields, seen: readonly SeenPictogram[]): ReadFields => {
  const evidence = evidenceOf(sheet, fields, seen);
  return Object.fromEntries(
    (Object.keys(fields) as Field[]).flatMap((field) => {
      const found = fields[field];
      if (!found) return [];
      const certainty = hasLostLetter(found.value) ? 0 : certaintyOf(field, signsOf(field, evidence));
      return [[field, { ...found, certainty }]];
    }),
  );
};
