import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBase, xhrMarker } from '#contract/call.ts';
import { exportExcel } from '#contract/calls/export-excel.ts';
import { resultColumns } from '#contract/search/columns.ts';
import { readArchive } from '#tests/server/documents/archives.ts';
import { ask } from '../ask.ts';
import type { Clerk } from './clerk.ts';

const params = {
  parameters: 'locale=en',
  sort: 'ProductName_custom_sort',
  sortdir: 'asc',
  keyword: '',
  columns: resultColumns,
};

/** Exports the whole collection with every column. Throws unless the workbook has a row for each sheet. */
export const exportCollection = async ({ client, organisation, folder }: Clerk): Promise<void> => {
  const { body } = await ask(client, apiBase + exportExcel.path, {
    method: exportExcel.method,
    headers: { 'content-type': 'application/json', [xhrMarker.name]: xhrMarker.value },
    body: JSON.stringify({ params }),
  });
  const path = join(folder, 'export.xlsx');
  writeFileSync(path, body);
  // The second says what is in the file.
  const [rows = 0] = readArchive(path)
    .filter(({ name }) => name === 'xl/worksheets/sheet1.xml')
    .map((part) => countOf(part.read(), '<row '));
  if (rows !== organisation.sheets + 1) throw new Error(`an export of ${organisation.sheets} sheets has ${rows} rows`);
};

const countOf = (bytes: Buffer, words: string): number => {
  let count = 0;
  for (let at = bytes.indexOf(words); at >= 0; at = bytes.indexOf(words, at + 1)) count += 1;
  return count;
};
