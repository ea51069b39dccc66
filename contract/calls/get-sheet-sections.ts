import { z } from 'zod';
import { defineCall } from '../call.ts';
import { sheetSection } from '../sheets/sheet-sections.ts';

export const getSheetSections = defineCall({
  id: 'getSheetSections',
  method: 'GET',
  path: '/sds-details/sections',
  summary: 'The sections of a sheet as text, as they were read off its PDF',
  access: { permission: 'sds-details' },
  query: z.strictObject({ recordID: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  answer: z.array(sheetSection),
  isDocument: true,
  reaches: { what: 'sheet', address: (isn) => ({ query: { recordID: isn } }) },
});
