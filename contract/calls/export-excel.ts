import { z } from 'zod';
import { defineCall } from '../call.ts';
import { defaultColumns, resultColumns } from '../search/columns.ts';

export const exportExcel = defineCall({
  id: 'exportExcel',
  method: 'POST',
  repeated: 'harmless',
  path: '/export-excel/',
  summary: 'The sheets of a search as an Excel workbook, `sds.xlsx`',
  access: { permission: 'create-excel' },
  audit: 'collection-exported',
  body: z.strictObject({
    params: z.strictObject({
      /** `fq`, `locale` and `spellcheck` of the search call, as in its address: `locale=fr&fq=…&fq=…`. */
      parameters: z.string().max(200_000),
      /** Field and direction of the search call's `sort`; the product name follows. Without a field: the order of fit, as there. */
      sort: z.string().max(60),
      sortdir: z.enum(['asc', 'desc']),
      /** `q` of the search call. */
      keyword: z.string().max(20_000),
      /** Columns in their order; dates and the link to the PDF follow them. Ours, beside the specified fields; its defaults when left out. */
      columns: z
        .array(z.enum(resultColumns))
        .max(resultColumns.length)
        .default([...defaultColumns]),
    }),
  }),
  content: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  answer: z.instanceof(Uint8Array),
});
