import { z } from 'zod';
import { sheetFormats } from '../sheets/format.ts';
import { hazardousValues } from '../sheets/hazardous.ts';
import { sheetLanguages } from '../sheets/language.ts';
import { pictograms } from '../sheets/pictogram.ts';
import { valuesOf } from '../sheets/vocabulary.ts';
import { fileKind, pageRange } from './file-kind.ts';

/**
 * Where on the PDF something was found: the page, from 1, and a box on it in points, from the upper left corner of the page as
 * a reader shows it (turned as `/Rotate` says, cut as its CropBox says).
 */
export const place = z.strictObject({
  page: z.number().int().positive(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Place = z.infer<typeof place>;

/**
 * A value read off a sheet, every place that says so (nowhere when it follows from other values), and how sure it is: the share of values
 * with the same signs that were right where people had read the sheets too, from 0 to 1.
 */
const found = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ value, places: z.array(place), certainty: z.number().min(0).max(1) });

/** From here on a value may be taken without a look at the sheet. */
const sureFrom = 0.95;

/** Whether a value may be taken without a look at the sheet. */
export const isSure = ({ certainty }: { readonly certainty: number }): boolean => certainty >= sureFrom;

/** A substance of section 3; `cas` is empty where the sheet withholds it, `percent` as it is printed. */
export const readIngredient = z.strictObject({ cas: z.string(), name: z.string(), percent: z.string() });

/** The facts read from a sheet. A field that was not found is absent: nothing is guessed. HPR Schedule 1. */
export const readFields = z
  .strictObject({
    productName: found(z.string()),
    /** The responsible party: the manufacturer or supplier of section 1. */
    manufacturer: found(z.string()),
    /** Product numbers and codes, as printed. */
    productIds: found(z.array(z.string())),
    /** The day of the last revision, else of issue, `YYYY-MM-DD`; never the day it was printed. */
    sheetDate: found(z.string()),
    language: found(z.enum(valuesOf(sheetLanguages))),
    format: found(z.enum(valuesOf(sheetFormats))),
    hazardous: found(z.enum(valuesOf(hazardousValues))),
    signalWord: found(z.enum(['danger', 'warning'])),
    /** `H225`, `H360FD`: printed in section 2, or of the statements printed there. */
    hazardCodes: found(z.array(z.string())),
    /** Printed by name, or those that the hazard codes ask for. */
    pictograms: found(z.array(z.enum(valuesOf(pictograms)))),
    ingredients: found(z.array(readIngredient)),
    /** Of section 14, four digits each. */
    unNumbers: found(z.array(z.string().regex(/^\d{4}$/))),
  })
  .partial();
export type ReadFields = z.infer<typeof readFields>;

/** What a sheet of no hazard need not say. */
const ofHazards: readonly (keyof ReadFields)[] = ['pictograms', 'signalWord', 'hazardCodes'];

/** Whether such a sheet has to say it; a UN number many have none of. */
export const isNeeded = ({ hazardous }: ReadFields, field: keyof ReadFields): boolean =>
  field !== 'unNumbers' && !(hazardous?.value === 'no' && ofHazards.includes(field));

/**
 * `recognising`: the PDF has next to no text: what its pages show, pictures of a scan or a few words alone, is being looked through for letters. `unreadable`: it has no text, and no picture in which
 * letters could be recognised. `failed`: the file cannot be opened, or its reading was broken off. Such a sheet is filled in by hand.
 */
export const readingOutcomes = ['read', 'recognising', 'unreadable', 'failed'] as const;

/** By what a maker can be reached: domains of the web and of mail, and North American telephone numbers, ten digits each. */
const makerContacts = z.strictObject({ domains: z.array(z.string()), telephones: z.array(z.string()) });
export type MakerContacts = z.infer<typeof makerContacts>;

/** What the reader made of a PDF. */
export const sheetReading = z.strictObject({
  outcome: z.enum(readingOutcomes),
  /** Of one that `failed`: it took longer than allowed, or ended the reader, as it may on a busy machine. It is no word on the file. */
  brokenOff: z.literal(true).optional(),
  /** 0 where it is not known. */
  pages: z.number().int(),
  fields: readFields,
  /** Of section 1 and the margins; absent where there are none. */
  contacts: makerContacts.optional(),
  /** Which sheets the file holds; absent where it has no text, or none in any language. */
  kind: fileKind.optional(),
  /** Pages of which the letters were recognised in their picture, and how sure that was, from 0 to 100; absent where there are none. */
  pictures: z.array(z.strictObject({ page: z.number().int(), confidence: z.number() })).optional(),
  /** Pages are pictures that have yet to be looked through: more may come of them. */
  isAwaited: z.literal(true).optional(),
  /** The last pages of a long file, at which nobody looked; absent where there are none. */
  unseen: pageRange.optional(),
  /** Fields with a word that was hard to recognise in its picture; absent where there is none. */
  blurred: z.array(readFields.keyof()).optional(),
});
export type SheetReading = z.infer<typeof sheetReading>;

/** Whether a value stands on a page that was recognised: of a file with text and pictures none may. */
export const isFromPicture = ({ pictures = [], fields }: Pick<SheetReading, 'pictures' | 'fields'>): boolean => {
  const recognised = new Set(pictures.map(({ page }) => page));
  return Object.values(fields).some(({ places }) => places.some(({ page }) => recognised.has(page)));
};
