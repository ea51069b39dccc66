import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { getOperatorSheet } from '#contract/calls/operator/sheets.ts';
import { maxUploadBytes } from '#contract/limits.ts';
import { sheetDraft, sheetEntry } from '#contract/operator/sheet-entry.ts';
import { readingOutcomes } from '#contract/reading/sheet-reading.ts';
import { takenOutKind } from '#contract/requests/taken-out.ts';

const access = { permission: 'operator' } as const;
const params = z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const path = '/operator/sheets/:id/pdf';
/** A fact of a sheet by its name. */
const field = sheetEntry.keyof();
export type SheetFact = z.output<typeof field>;

export const readSheetPdf = defineCall({
  id: 'readSheetPdf',
  method: 'POST',
  repeated: 'harmless',
  path,
  summary:
    'Takes a PDF for a sheet, keeps it for a day, and says what it says otherwise than the sheet; the sheet stays as it is',
  access,
  params,
  upload: { field: 'file', max: 1, maxBytes: maxUploadBytes },
  body: z.strictObject({}),
  answer: z.object({
    /** SHA-256 of the PDF as it is kept, by which it is made the sheet’s. */
    file: z.string(),
    /** What reading it came to. */
    outcome: z.enum(readingOutcomes),
    /** It is the PDF that the sheet has. */
    is_same: z.boolean(),
    /** What it was sent with and is not kept with. */
    taken_out: z.array(takenOutKind),
    /** Of the sheet, to be sent back. */
    version: z.number().int(),
    recorded: sheetEntry,
    read: sheetDraft,
    /** The facts that were read, could be taken as they are, and are otherwise recorded. */
    differing: z.array(field),
    /** The facts by which it reads as another product's sheet, or as the one in the other language; then it is made the sheet’s only by who is sure. */
    apart: z.array(field),
  }),
});

export const replaceSheetPdf = defineCall({
  id: 'replaceSheetPdf',
  method: 'PUT',
  path,
  summary: 'Makes a PDF that was taken for a sheet the sheet’s, with those of its facts that are chosen',
  access,
  audit: 'sheet-pdf-replaced',
  params,
  body: z.strictObject({
    file: z.string().regex(/^[0-9a-f]{64}$/),
    /** The facts to be taken from the PDF; the others stay. */
    take: z.array(field).max(field.options.length),
    version: z.number().int(),
    /** That it is this sheet's, although it reads as another's, or nothing could be read to compare. */
    sure: z.boolean().default(false),
  }),
  example: { file: 'ab'.repeat(32), take: ['sheet_date'], version: 1 },
  answer: getOperatorSheet.answer,
});

export const getFormerSheetPdf = defineCall({
  id: 'getFormerSheetPdf',
  method: 'GET',
  path: '/operator/sheets/:id/former-pdfs/:former',
  summary: 'A PDF that a sheet had before the desk gave it another',
  access,
  audit: 'sheet-downloaded',
  params: params.extend({ former: params.shape.id }),
  answer: z.unknown(),
  content: 'application/pdf',
  isDocument: true,
});

export const putBackSheetPdf = defineCall({
  id: 'putBackSheetPdf',
  method: 'POST',
  repeated: 'harmless',
  path: '/operator/sheets/:id/former-pdfs',
  summary:
    'Makes a PDF that a sheet had before the sheet’s again; its facts stay, and the one it has is kept as a former one',
  access,
  audit: 'sheet-pdf-put-back',
  params,
  body: z.strictObject({ former: z.number().int().positive(), version: z.number().int() }),
  answer: getOperatorSheet.answer,
});
