import type { DocumentService } from '#server/domains/documents/document-service.ts';
import type { DocumentSheet } from '#server/domains/documents/document-sheet.ts';
import { sheetPdfHash } from '#server/domains/documents/keep-sheet-pdf.ts';
import type { FileStore, LocalFiles } from '#server/platform/files/file-store.ts';
import { mapConcurrently } from '#server/platform/files/map-concurrently.ts';
import { readableCopiesAmong } from '#server/platform/files/readable-copies.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Store } from '#server/platform/storage/database.ts';

/** A sheet with the path of its PDF; empty without a PDF. */
interface SheetWithPdf extends DocumentSheet {
  readonly path: string;
}

interface Means {
  readonly store: Store;
  readonly files: FileStore;
  readonly documents: DocumentService;
  /** The paths hold until this loan ends. */
  readonly checkedOut: LocalFiles;
}

interface Preparing {
  readonly signal: AbortSignal;
  /** How many are ready. */
  readonly onProgress: (count: number) => void;
}

/** PDFs that are brought here at a time, where they lie elsewhere. */
const atOnce = 8;

/** The sheets with their PDFs; those that are made from the record and never were asked for are made now. */
export const withPdfs = async (
  { store, files, documents, checkedOut }: Means,
  sheets: readonly DocumentSheet[],
  { signal, onProgress }: Preparing,
): Promise<SheetWithPdf[]> => {
  const ready: SheetWithPdf[] = [];
  for (const batch of inBatches(sheets)) {
    const rows = await store
      .selectFrom('sheets')
      .selectAll()
      .where(
        'isn',
        'in',
        batch.map(({ isn }) => isn),
      )
      .execute();
    const byIsn = new Map(rows.map((row) => [row.isn, row]));
    const copies = await readableCopiesAmong(
      store,
      rows.map(({ file_hash }) => file_hash),
    );
    const pdfOf = async ({ isn }: DocumentSheet) => {
      signal.throwIfAborted();
      const row = byIsn.get(isn);
      const hash = row ? await sheetPdfHash({ store, files, documents }, row) : '';
      if (hash === '') return '';
      const copy = copies.get(hash);
      return (copy && (await checkedOut.pathOf(copy))) ?? (await checkedOut.pathOf(hash)) ?? '';
    };
    for await (const { item: sheet, result: path } of mapConcurrently(batch, pdfOf, atOnce)) {
      ready.push({ ...sheet, path });
      onProgress(ready.length);
    }
  }
  return ready;
};
