import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { maxUploadBytes } from '#contract/limits.ts';
import { takenOutKind } from '#contract/requests/taken-out.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';

export const openAddition = defineCall({
  id: 'openAddition',
  method: 'POST',
  repeated: 'once',
  path: '/operator/additions',
  summary:
    'Opens an addition for an organisation that asked for none, with a PDF or without one; it is worked on as any other, by the person who opens it',
  access: { permission: 'operator' },
  audit: 'addition-opened',
  upload: { field: 'file', max: 1, maxBytes: maxUploadBytes },
  body: z.strictObject({
    /** Its number. */
    organisation: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    /** The record number of a sheet, of this organisation, that it is a version of: what no PDF says is filled in from that one. */
    like: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    /** The language it is to be in, where that is not the language of that sheet. */
    language: z.enum(valuesOf(sheetLanguages)).optional(),
    /** Drawn once for what is being sent: the same submission sent again is answered again and does nothing more. */
    submission: z.uuid().optional(),
  }),
  answer: z.object({
    /** The number under which it is worked on. */
    id: z.number().int(),
    /** What its file was sent with and is not kept with. */
    taken_out: z.array(takenOutKind),
  }),
});
