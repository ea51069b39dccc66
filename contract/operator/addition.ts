import { z } from 'zod';
import { customFieldLength, noteLength } from '../limits.ts';
import { sheetReading } from '../reading/sheet-reading.ts';
import { valuesOf } from '../sheets/vocabulary.ts';
import { likenesses } from './likeness.ts';
import { sheetDraft, sheetEntry } from './sheet-entry.ts';

const id = z.number().int().positive();

/** Where the sheet is to stand, the organisation's own values, and who may be shown it. */
const placement = {
  /** Locations, by their ids. */
  locations: z.array(id).max(2000),
  custom_1: z.string().trim().max(customFieldLength),
  custom_2: z.string().trim().max(customFieldLength),
  custom_3: z.string().trim().max(customFieldLength),
  /** The maker's published sheet, which other organisations may be shown as a version of their product. */
  is_published: z.boolean().default(false),
};

/**
 * What becomes of the sheet: `new` to the collection; `replace` puts it in the place of an older version, which leaves the
 * collection and is kept in the archive; `beside` joins it to another version or language of the product; `use` takes a sheet that
 * is there already instead of this file.
 */
export const additionDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new') }),
  z.object({ kind: z.enum(['replace', 'beside', 'use']), isn: id }),
]);
export type AdditionDecision = z.output<typeof additionDecision>;

const addition = z.object({ sheet: sheetDraft, ...placement, decision: additionDecision });

/** An addition while it is worked on: seen by the operators alone, until it is confirmed. `note`: what the organisation will be told then. */
export const additionDraft = addition.extend({ note: z.string().max(noteLength).default('') });
export type AdditionDraft = z.output<typeof additionDraft>;

/**
 * An addition as it is put into the collection: `kept` is the sheet as it comes in. Where one that is there is used, nothing of the
 * draft's sheet is kept, and it may be anything.
 */
export const additionEntry = addition.transform((draft, context) => {
  if (draft.decision.kind === 'use') return { draft, kept: undefined };
  // With what was entered: that nothing was chosen is another fault than a wrong choice.
  const checked = sheetEntry.safeParse(draft.sheet, { reportInput: true });
  if (checked.success) return { draft, kept: checked.data };
  for (const issue of checked.error.issues)
    context.addIssue({ ...issue, path: ['sheet', ...issue.path] } as Parameters<typeof context.addIssue>[0]);
  return z.NEVER;
});

/** A sheet of the organisation that may be the same, or a version of it. */
export const candidate = z.object({
  isn: id,
  product_name: z.string(),
  manufacturer: z.string(),
  product_ids: z.array(z.string()),
  language: z.enum(['en', 'fr']),
  sheet_date: z.string(),
  /** False for one that has left the collection. */
  in_collection: z.boolean(),
  likeness: z.enum(valuesOf(likenesses)),
});
export type Candidate = z.output<typeof candidate>;

/** All that is needed to work on an addition. */
export const additionWork = z.object({
  /** What the machine made of the file. */
  reading: sheetReading,
  /** As it was saved, else as it was read. */
  draft: additionDraft,
  /** The facts as they were recognised in pictures, beside a draft that was saved: that may have been before there were any. */
  read: sheetDraft.optional(),
  /** It was saved before they were recognised: whoever saved it has not seen them. */
  is_read_since: z.literal(true).optional(),
  /** 0 until it is saved for the first time; sent back with a change, it keeps that from undoing another's. */
  version: z.number().int(),
  /** The person who saved it last; empty when nobody has. */
  saved_by: z.string(),
  candidates: z.array(candidate),
  /** Another addition of the organisation that brought the same file and is open; null where there is none. */
  same_as: id.nullable(),
  /** Names of the organisation's custom fields, in their order. */
  custom_fields: z.array(z.object({ en: z.string(), fr: z.string() })),
  /** Every location of the organisation. */
  locations: z.array(z.object({ id, name: z.object({ en: z.string(), fr: z.string() }), path: z.string() })),
});
export type AdditionWork = z.output<typeof additionWork>;
