import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { getOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { attentionKinds } from '#contract/sheets/attention.ts';
import { settlings } from '#contract/sheets/attention-actions.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';

const params = z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const ofSheet = { access: { permission: 'operator' }, params, answer: getOperatorSheet.answer } as const;
const version = z.number().int();
const kind = z.enum(valuesOf(attentionKinds));

export const endSheet = defineCall({
  ...ofSheet,
  id: 'endSheet',
  method: 'POST',
  repeated: 'harmless',
  path: '/operator/sheets/:id/end',
  summary: 'Takes a sheet out of every collection, archives it, and says why',
  audit: 'sheet-ended',
  body: z.strictObject({ reason: z.string().trim().min(1).max(2000), version }),
});

export const takeSheetBack = defineCall({
  ...ofSheet,
  id: 'takeSheetBack',
  method: 'POST',
  repeated: 'harmless',
  path: '/operator/sheets/:id/take-back',
  summary: 'Puts a sheet that was ended back into the collections that it left, at its places',
  audit: 'sheet-taken-back',
  body: z.strictObject({ version }),
});

export const settleAttention = defineCall({
  ...ofSheet,
  id: 'settleAttention',
  method: 'POST',
  repeated: 'harmless',
  path: '/operator/sheets/:id/settle',
  summary:
    'Says that the supplier was asked, or that there is nothing to be done: the desk’s list leaves the sheet out for a while',
  audit: 'sheet-attention-settled',
  body: z.strictObject({ kind, how: z.enum(settlings) }),
});

export const reopenAttention = defineCall({
  ...ofSheet,
  id: 'reopenAttention',
  method: 'POST',
  repeated: 'harmless',
  path: '/operator/sheets/:id/reopen',
  summary: 'Takes back that what needs attention was settled',
  audit: 'sheet-attention-settled',
  body: z.strictObject({ kind }),
});
