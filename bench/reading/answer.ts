import { z } from 'zod';
import { sheetFormats } from '#contract/sheets/format.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';

/**
 * What a person who looks at a sheet writes down. Names are every form that counts as right, the one on the label
 * first; an empty list, or an empty signal word or date, means that the sheet has none.
 */
export const answer = z.strictObject({
  productName: z.array(z.string()),
  manufacturer: z.array(z.string()),
  productIds: z.array(z.string()),
  /** Numbers that may pass for product numbers, such as the number of the sheet: optional, and not wrong. */
  otherIds: z.array(z.string()).optional(),
  sheetDate: z.string(),
  language: z.enum(valuesOf(sheetLanguages)),
  format: z.enum(valuesOf(sheetFormats)),
  /** Other rules that the sheet says it follows as well: not wrong. */
  otherFormats: z.array(z.enum(valuesOf(sheetFormats))).optional(),
  signalWord: z.enum(['danger', 'warning', '']),
  /** As records have them: those of Canada that the GHS has no code for bear names of ours, ASPHYXIANT. */
  hazardCodes: z.array(z.string()),
  pictograms: z.array(z.enum(valuesOf(pictograms))),
  cas: z.array(z.string()),
});
export type Answer = z.infer<typeof answer>;

/** Answers by the name of the file. */
export const answers = z.record(z.string(), answer);
export type Answers = z.infer<typeof answers>;
