import type { Selectable } from 'kysely';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import type { DocumentService } from './document-service.ts';

interface Keeping {
  readonly store: Database;
  readonly files: FileStore;
  readonly documents: DocumentService;
}

/**
 * The hash of a sheet's PDF in the file store; empty when it has no PDF. A sheet without a file of its own gets its PDF
 * from its record at the first request, and keeps it until the record changes. Throws what making the PDF throws.
 */
export const sheetPdfHash = async (
  { store, files, documents }: Keeping,
  sheet: Selectable<SheetTable>,
): Promise<string> => {
  if (sheet.file_hash !== '' || sheet.made_from_record === 0) return sheet.file_hash;
  const { hash } = await files.put(await documents.sheetPdf(sheet));
  await store
    .updateTable('sheets')
    .set({ file_hash: hash })
    // Anyone who changed the record in the meantime wants another PDF.
    .where((sheets) => sheets.and(sheet))
    .execute();
  return hash;
};
