import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countOutcomes } from '#server/domains/import/report.ts';
import { openWorkplace, type Workplace } from '../import/organisation.ts';

let workplace: Workplace;
let pdfDirectory: string;
beforeEach(async () => {
  workplace = await openWorkplace();
  pdfDirectory = await mkdtemp(join(tmpdir(), 'vigie-pdfs-'));
});
afterEach(async () => {
  await workplace.close();
  await rm(pdfDirectory, { recursive: true });
});

const list = 'Name,Product ID\nAcetone,A-1\n';

const outcome = async (order?: { pdfDirectory: string }) =>
  countOutcomes((await workplace.importText(list, order)).entries);

it('takes the place of the PDF made from the record, for good', async () => {
  await workplace.importText(list);
  await workplace.store
    .updateTable('sheets')
    .set({ made_from_record: 1, file_hash: 'a'.repeat(64) })
    .execute();
  expect(await outcome()).toMatchObject({ unchanged: 1 });
  expect(await workplace.collection()).toMatchObject([{ made_from_record: 1, file_hash: 'a'.repeat(64) }]);

  const document = await PDFDocument.create();
  document.addPage();
  await writeFile(join(pdfDirectory, 'A-1.pdf'), await document.save());
  expect(await outcome({ pdfDirectory })).toMatchObject({ updated: 1 });
  const [sheet] = await workplace.collection();
  expect(sheet).toMatchObject({ made_from_record: 0 });
  expect(await workplace.files.has(String(sheet?.file_hash))).toBe(true);
  expect(await outcome({ pdfDirectory })).toMatchObject({ unchanged: 1 });
});
