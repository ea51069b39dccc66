import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languages } from '../languages.ts';

export const getGuidePdf = defineCall({
  id: 'getGuidePdf',
  method: 'GET',
  path: '/guides/:file',
  summary: 'A guide of the resources page as a PDF, shown in the browser; `file` is its name followed by .pdf',
  access: { permission: 'resources' },
  params: z.strictObject({ file: z.string().max(100) }),
  query: z.strictObject({ lang: z.enum(languages).optional() }),
  answer: z.any(),
  content: 'application/pdf',
});
