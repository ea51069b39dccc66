import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { getOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { mostMoves } from '#contract/operator/sheet-moves.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';

const access = { permission: 'operator' } as const;
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const idInAddress = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const params = z.strictObject({ id: idInAddress });
const version = z.number().int();
const language = z.enum(valuesOf(sheetLanguages));
/** `YYYY-MM-DD`, or empty. */
const sheet_date = z.string();
const sheet = z.object({ id, product_name: z.string(), manufacturer: z.string(), language, sheet_date });

export const listJoinableSheets = defineCall({
  id: 'listJoinableSheets',
  method: 'GET',
  path: '/operator/sheets/:id/joinable',
  summary:
    'Sheets that may be of one product with this one, and are not yet, by words or number, or the likeliest first; never another organisation’s own beside this one’s own',
  access,
  params,
  query: z.strictObject({ q: z.string().trim().max(200).default('') }),
  answer: z.array(sheet.extend({ product_ids: z.array(z.string()), version })),
});

export const joinSheets = defineCall({
  id: 'joinSheets',
  method: 'POST',
  repeated: 'harmless',
  path: '/operator/sheets/:id/join',
  summary: 'Makes the products of two sheets one: they are its versions and languages from then on',
  access,
  audit: 'sheets-joined',
  params,
  body: z.strictObject({
    other: id,
    /** Has the collections that hold the older of the two move to the newer, where they are of one language. */
    move: z.boolean(),
    version,
    other_version: version,
  }),
  answer: getOperatorSheet.answer,
});

export const partSheet = defineCall({
  id: 'partSheet',
  method: 'POST',
  repeated: 'harmless',
  path: '/operator/sheets/:id/part',
  summary: 'Makes of a sheet a product of its own; the others of its product stay together',
  access,
  audit: 'sheet-parted',
  params,
  body: z.strictObject({ version }),
  answer: getOperatorSheet.answer,
});

const move = sheet.extend({
  /** Where it is held and has a newer version that may be shown there: what takes its place. */
  moves: z.array(
    z.object({
      organisation: z.object({ id, name_en: z.string(), name_fr: z.string() }),
      to: z.object({ id, sheet_date }),
      /** In how many locations it stands. */
      locations: z.number().int(),
      /** The organisation holds the newer one too. */
      is_there: z.boolean(),
    }),
  ),
  /** Organisations that keep it, because no newer one is theirs to see. */
  staying: z.number().int(),
  /** Of what was shown: another one once anything of it is otherwise. */
  mark: z.string(),
});
export type SheetMove = z.output<typeof move>;

export const listSheetMoves = defineCall({
  id: 'listSheetMoves',
  method: 'GET',
  path: '/operator/moves',
  summary:
    'Sheets of which a newer version is there, with what moving their collections to it changes: the oldest, and how many there are',
  access,
  query: z.strictObject({ organisation: idInAddress.optional(), id: idInAddress.optional() }),
  answer: z.object({ sheets: z.array(move), total: z.number().int() }),
});

export const moveSheets = defineCall({
  id: 'moveSheets',
  method: 'POST',
  repeated: 'harmless',
  path: '/operator/moves',
  summary:
    'Moves all collections of older sheets to the newer version, each sheet as a whole or not at all, where it is still what was shown',
  access,
  audit: 'sheet-moved',
  body: z.strictObject({
    sheets: z
      .array(z.strictObject({ id, mark: z.string().max(64) }))
      .min(1)
      .max(mostMoves),
  }),
  answer: z.object({ results: z.array(z.object({ id, outcome: z.enum(['moved', 'changed']) })) }),
});
