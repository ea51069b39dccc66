import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { DocumentService } from '../documents/document-service.ts';
import { sheetPdfHash } from '../documents/keep-sheet-pdf.ts';
import { toFileName } from './additions.ts';

/**
 * The demo's additions that wait for an operator get the PDF that they name: one that Vigie makes of the sheet's record. How large
 * it is shows only now.
 */
export const handInDemoFiles = async (services: {
  readonly store: Store;
  readonly files: FileStore;
  readonly documents: DocumentService;
}): Promise<void> => {
  const { store, files } = services;
  const additions = await store
    .selectFrom('requests')
    .select(['id', 'file_name', 'info'])
    .where('type', '=', 'sdsaddition')
    .where('status', '=', 'processing')
    .where('file_hash', '=', '')
    .execute();
  const sheets = additions.length > 0 ? await store.selectFrom('sheets').selectAll().execute() : [];
  for (const { id, file_name, info } of additions) {
    const sheet = sheets.find((each) => toFileName(each) === file_name);
    if (!sheet) continue;
    const file_hash = await sheetPdfHash(services, sheet);
    const size = file_hash === '' ? undefined : (await files.find(file_hash))?.size;
    const told = size === undefined ? info : JSON.stringify({ ...JSON.parse(info), file_size: size });
    await inTransaction(store, (trx) =>
      trx
        .updateTable('requests')
        .set({ file_hash, info: told })
        .where('id', '=', id)
        .where('file_hash', '=', '')
        .execute(),
    );
  }
};
