import { z } from 'zod';

/** What sections 9 and 14 say in figures and codes, in the order in which it is shown. HPR Schedule 1. */
export const sheetValueNames = [
  'flash-point',
  'ph',
  'boiling-point',
  'melting-point',
  'relative-density',
  'vapour-pressure',
  'shipping-name',
  'transport-class',
  'packing-group',
] as const;
export type SheetValueName = (typeof sheetValueNames)[number];

/** A number or a range of them, in the unit of its name: `°C`, `kPa`, or none. */
export const amount = z.strictObject({
  /** `<` or `>` as printed; empty where the value is that number. */
  comparison: z.enum(['', '<', '>']),
  from: z.number(),
  /** The same as `from` where it is one number. */
  to: z.number(),
  unit: z.enum(['°C', 'kPa', '']),
});
export type Amount = z.infer<typeof amount>;

/** A value of section 9 or 14, in the supplier's words. */
export const sheetValue = z.strictObject({
  name: z.enum(sheetValueNames),
  section: z.union([z.literal(9), z.literal(14)]),
  /** Of the section, from 1. */
  page: z.number().int(),
  /** As printed; empty where the sheet gives several, or was not read with certainty: its page shows it. */
  text: z.string(),
  /** What `text` says in numbers; null for words, and where there is no text. */
  amount: amount.nullable(),
});
export type SheetValue = z.infer<typeof sheetValue>;
