import { z } from 'zod';
import { withoutDirections } from '../directions.ts';
import { isCasNumber } from '../sheets/cas.ts';
import { sheetFormats } from '../sheets/format.ts';
import { hazardousValues } from '../sheets/hazardous.ts';
import { sheetLanguages } from '../sheets/language.ts';
import { pictograms } from '../sheets/pictogram.ts';
import { readUnNumber } from '../sheets/un-number.ts';
import { valuesOf } from '../sheets/vocabulary.ts';

const text = (length: number) => z.string().overwrite(withoutDirections).trim().max(length);
const name = text(300);
const requiredName = name.min(1);

/** A CAS number, or nothing where a sheet withholds it. */
const cas = text(20).refine((value) => value === '' || isCasNumber(value), { params: { code: 'sheet.cas' } });

/** A UN number, `1090`; typed with its letters or without. */
const unNumber = text(20)
  .overwrite((value) => readUnNumber(value) ?? value)
  .refine((value) => readUnNumber(value) !== undefined, { params: { code: 'sheet.un' } });

/** `2026-02-11`, a day that there is and that has come; or nothing. */
const pastDay = text(10)
  .refine((value) => value === '' || isDay(value), { params: { code: 'sheet.day' } })
  .refine((value) => !isDay(value) || value <= tomorrow(), { params: { code: 'sheet.future_day' } });

/** Facts of a sheet that take any of their values from the start: lists, choices. */
const choices = {
  product_ids: z.array(text(100).min(1)).max(50),
  language: z.enum(valuesOf(sheetLanguages)),
  format: z.enum(valuesOf(sheetFormats)),
  hazardous: z.enum(valuesOf(hazardousValues)),
  signal_word: z.enum(['danger', 'warning', '']),
  pictograms: z.array(z.enum(valuesOf(pictograms))).max(10),
  /** `H225`, `H302+H332`, `EUH066`, `AUH066`; a hazard of HPR that the GHS has no code for bears a name of ours, `DUST`. */
  hazard_codes: z
    .array(z.string().regex(/^(?:(?:[EA]U)?H\d{3}[A-Za-z]{0,2}(?:\+H\d{3}[A-Za-z]{0,2})*|[A-Z]{3,12})$/))
    .max(80),
};

/** The facts of a sheet as the operators enter them. S2.3-38…42. */
export const sheetEntry = z.object({
  product_name: requiredName,
  alternative_name: name,
  manufacturer: requiredName,
  sheet_date: pastDay,
  ...choices,
  /** Of the product itself, where it is one substance. */
  cas_numbers: z.array(cas.min(1)).max(20),
  ingredients: z.array(z.object({ cas, name: requiredName, percent: text(100) })).max(300),
  un_numbers: z.array(unNumber).max(20).default([]),
});
export type SheetEntry = z.output<typeof sheetEntry>;

/** The same while it is worked on: anything may still be missing or wrong. */
export const sheetDraft = z.object({
  product_name: name,
  alternative_name: name,
  manufacturer: name,
  sheet_date: text(40),
  ...choices,
  /** Empty where it was not read: nobody has chosen yet. */
  language: z.enum([...valuesOf(sheetLanguages), '']),
  cas_numbers: z.array(text(40)).max(20),
  ingredients: z.array(z.object({ cas: text(40), name, percent: text(100) })).max(300),
  un_numbers: z.array(text(40)).max(20).default([]),
});
export type SheetDraft = z.output<typeof sheetDraft>;

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** Where the sun rises earlier the day has another date. */
const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
