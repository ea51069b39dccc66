import { inBatches } from '../../collection/batches.ts';
import type { DocumentSheet } from '../../documents/document-sheet.ts';
import { sheetPdfHash } from '../../documents/keep-sheet-pdf.ts';
import type { Services } from '../../services.ts';

/** A sheet with the path of its PDF; empty where there is none. */
export interface SheetWithPdf extends DocumentSheet {
  readonly path: string;
}

interface Preparing {
  readonly signal: AbortSignal;
  /** How many are ready. */
  readonly onProgress: (count: number) => void;
}

/** The sheets with their PDFs; those that are made from the record and never were asked for are made now. */
export const withPdfs = async (
  { store, files, documents }: Pick<Services, 'store' | 'files' | 'documents'>,
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
    for (const sheet of batch) {
      signal.throwIfAborted();
      const row = byIsn.get(sheet.isn);
      const hash = row ? await sheetPdfHash({ store, files, documents }, row) : '';
      ready.push({ ...sheet, path: hash && (await files.has(hash)) ? files.pathOf(hash) : '' });
      onProgress(ready.length);
    }
  }
  return ready;
};
