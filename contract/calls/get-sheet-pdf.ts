import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languages } from '../languages.ts';

/**
 * Header of an answer that is not in the language asked for, because a sheet is written in one: the language it is in, `en`
 * or `fr`. Its counterpart, where there is one, stands among the `alternates` of its details.
 */
export const languageFallbackHeader = 'x-language-fallback';

export const getSheetPdf = defineCall({
  id: 'getSheetPdf',
  method: 'GET',
  path: '/pdf/:file',
  summary: 'The PDF of a sheet of the collection, shown in the browser; ranges and ETag',
  access: { permission: 'sds-details' },
  audit: 'sheet-downloaded',
  params: z.strictObject({ file: z.string().regex(/^\d{1,15}\.pdf$/, 'a record number followed by .pdf') }),
  query: z.strictObject({
    lang: z.enum(languages).optional(),
    /** A device asks, to keep it: it takes nothing from what its person may read meanwhile. */
    for: z.literal('device').optional(),
  }),
  answer: z.any(),
  headers: { [languageFallbackHeader]: 'The language of the sheet, where it is not the one asked for' },
  content: 'application/pdf',
  isDocument: true,
  keptBy: 'for',
  reaches: { what: 'sheet', address: (isn) => ({ params: { file: `${isn}.pdf` } }) },
});
