import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { defineRest } from '#contract/operator/define-rest.ts';
import { listPlace } from '#contract/operator/list-place.ts';
import { sheetDraft, sheetEntry } from '#contract/operator/sheet-entry.ts';
import { type AttentionKind, attentionKinds } from '#contract/sheets/attention.ts';
import { settlings } from '#contract/sheets/attention-actions.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { sheetStatuses } from '#contract/sheets/status.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';

const language = z.enum(valuesOf(sheetLanguages));
const status = z.enum(valuesOf(sheetStatuses));
const attention = z.enum(valuesOf(attentionKinds));

const item = z.object({
  /** Record number. */
  id: z.number().int(),
  product_name: z.string(),
  manufacturer: z.string(),
  product_ids: z.array(z.string()),
  language,
  status,
  /** `YYYY-MM-DD`, or empty. */
  sheet_date: z.string(),
  /** How many organisations have it in their collection. */
  organisations: z.number().int(),
  /** What somebody should do something about. */
  attention: z.array(attention),
  version: z.number().int(),
});

const rest = defineRest({
  name: 'sheets',
  summary: 'The sheets of all collections',
  item,
  record: sheetEntry.extend({
    ...item.shape,
    last_checked: z.string(),
    has_pdf: z.boolean(),
    created_at: z.string(),
    /** Every sheet of the product, this one included, the newest first. */
    versions: z.array(
      z.object({ id: z.number().int(), language, status, sheet_date: z.string(), created_at: z.string() }),
    ),
    /**
     * The organisation whose upload or list brought it, and which alone sees it; null for the maker's published sheet.
     */
    owner: z.object({ id: z.number().int(), name_en: z.string(), name_fr: z.string() }).nullable(),
    /** That the desk has ended it, why, by whom and when; null where it has not. */
    ended: z.object({ reason: z.string(), by: z.string(), at: z.string(), organisations: z.number().int() }).nullable(),
    /** What needs no attention for now, because somebody has seen to it. */
    settled: z.array(z.object({ kind: attention, how: z.enum(settlings), until: z.string() })),
    /** The PDFs that it had before the desk gave it another: when that was, and by whom; the last that went first. */
    former_pdfs: z.array(z.object({ id: z.number().int(), by: z.string(), at: z.string() })),
    /**
     * What was recognised in the pictures of its PDF where that reads as another sheet's, and the facts by which it does; null where
     * it does not, and where somebody has seen to it.
     */
    recognised: z.object({ apart: z.array(sheetEntry.keyof()), read: sheetDraft }).nullable(),
    /** The organisations that have it in their collection. */
    held_by: z.array(z.object({ id: z.number().int(), name_en: z.string(), name_fr: z.string() })),
  }),
  sorts: ['id', 'product_name', 'manufacturer', 'language', 'status', 'sheet_date'],
  filters: {
    /** Words of product name, manufacturer or product ids, or a record number. */
    q: z.string().trim().max(200),
    organisation: z.coerce.number().int(),
    language,
    status,
    attention,
  },
});

export const listOperatorSheets = rest.list;
export const getOperatorSheet = rest.get;
export const updateOperatorSheet = rest.update(
  sheetEntry.extend({ status, last_checked: sheetEntry.shape.sheet_date, version: z.number().int() }),
  'sheet-changed',
);

/** Says that the maker publishes it: anyone who holds the product may be shown it. */
export const shareOperatorSheet = rest.act('share', {
  repeated: 'harmless',
  summary: 'Lets whoever holds the product be shown a sheet that one organisation sent',
  body: z.strictObject({}),
  answer: z.strictObject({}),
  audit: 'sheet-shared',
});

export const getSheetPlace = defineCall({
  id: 'getSheetPlace',
  method: 'GET',
  path: '/operator/sheets/:id/place',
  summary: 'The place of a sheet in a list, and its neighbours there',
  access: { permission: 'operator' },
  params: z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  query: rest.list.query,
  answer: listPlace,
});

const counts = z.object(
  Object.fromEntries(valuesOf(attentionKinds).map((kind) => [kind, z.number().int()])) as Record<
    AttentionKind,
    z.ZodNumber
  >,
);

export const countAttention = defineCall({
  id: 'countAttention',
  method: 'GET',
  path: '/operator/attention',
  summary: 'How many sheets of the collections need attention, by what is the matter',
  access: { permission: 'operator' },
  query: z.strictObject({ organisation: z.coerce.number().int().optional() }),
  answer: counts,
});

export const getOperatorSheetPdf = defineCall({
  id: 'getOperatorSheetPdf',
  method: 'GET',
  path: '/operator/sheets/:id/pdf',
  summary: 'The PDF of a sheet of any collection',
  access: { permission: 'operator' },
  audit: 'sheet-downloaded',
  params: z.strictObject({ id: z.coerce.number().int().positive() }),
  answer: z.unknown(),
  content: 'application/pdf',
  isDocument: true,
});
