import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languages } from '../languages.ts';

export const getSheetPdf = defineCall({
  id: 'getSheetPdf',
  method: 'GET',
  path: '/pdf/:file',
  summary: 'The PDF of a sheet of the collection, shown in the browser; ranges and ETag',
  access: { permission: 'search' },
  params: z.strictObject({ file: z.string().regex(/^\d{1,15}\.pdf$/, 'a record number followed by .pdf') }),
  query: z.strictObject({ lang: z.enum(languages).optional() }),
  answer: z.any(),
  content: 'application/pdf',
  reaches: { what: 'sheet', address: (isn) => ({ params: { file: `${isn}.pdf` } }) },
});
