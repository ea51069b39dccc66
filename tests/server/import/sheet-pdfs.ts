import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addSheets, type SheetFacts } from '#server/domains/collection/sheets.ts';
import { createDocumentService } from '#server/domains/documents/document-service.ts';
import { createLog } from '#server/platform/log.ts';
import { openTestStore } from '#tests/support/test-store.ts';

/** The PDFs that Vigie makes of sheets: each is an SDS whose facts are known. */
export const openSheetPrinter = async () => {
  const store = await openTestStore();
  const documents = createDocumentService(createLog({ logLevel: 'silent' }));
  return {
    pdfOf: async (facts: Partial<SheetFacts>): Promise<Buffer> => {
      const [isn] = await addSheets(store, [{ ...solvent, ...facts }]);
      const row = await store.selectFrom('sheets').selectAll().where('isn', '=', isn!).executeTakeFirstOrThrow();
      return Buffer.from(await documents.sheetPdf(row));
    },
    close: async () => {
      await documents.close();
      await store.destroy();
    },
  };
};
export type SheetPrinter = Awaited<ReturnType<typeof openSheetPrinter>>;

/** Writes files by their paths below a folder. */
export const writeFiles = async (folder: string, files: Readonly<Record<string, Uint8Array | string>>) => {
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
};

/** The default text of a printed sheet. */
export const solvent: SheetFacts = {
  productKey: '',
  productName: 'Prairie Solvent',
  alternativeName: '',
  manufacturer: 'Prairie Chemicals Canada Inc.',
  contributor: '',
  productIds: ['PS-100'],
  language: 'en',
  format: 'whmis-2015',
  status: 'current',
  hazardous: 'yes',
  whmis1988: '',
  signalWord: 'danger',
  pictograms: ['GHS02', 'GHS07'],
  hazardCodes: ['H225', 'H319', 'H336'],
  casNumbers: [],
  unNumbers: [],
  ingredients: [
    { cas: '67-64-1', name: 'Acetone', percent: '60–80 %' },
    { cas: '67-63-0', name: 'Isopropyl alcohol', percent: '20–40 %' },
  ],
  sheetDate: '2024-03-05',
  lastChecked: '',
  fileHash: '',
  ownerId: null,
  madeFromRecord: true,
};
