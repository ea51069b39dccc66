import { sheetPdfHash } from '../documents/keep-sheet-pdf.ts';
import type { Services } from '../services.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { toFileName } from './additions.ts';

/** The demo's additions that wait for the desk get the PDF that they name: one that Vigie makes of the sheet's record. */
export const handInDemoFiles = async (services: Pick<Services, 'store' | 'files' | 'documents'>): Promise<void> => {
  const { store } = services;
  const additions = await store
    .selectFrom('requests')
    .select(['id', 'file_name'])
    .where('type', '=', 'sdsaddition')
    .where('status', '=', 'processing')
    .where('file_hash', '=', '')
    .execute();
  const sheets = additions.length > 0 ? await store.selectFrom('sheets').selectAll().execute() : [];
  for (const { id, file_name } of additions) {
    const sheet = sheets.find((each) => toFileName(each) === file_name);
    if (!sheet) continue;
    const file_hash = await sheetPdfHash(services, sheet);
    await inTransaction(store, (trx) =>
      trx.updateTable('requests').set({ file_hash }).where('id', '=', id).where('file_hash', '=', '').execute(),
    );
  }
};
