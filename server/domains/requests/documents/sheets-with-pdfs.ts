import { type FileHandle, open, rm } from 'node:fs/promises';
import type { DocumentService } from '#server/domains/documents/document-service.ts';
import type { DocumentSheet } from '#server/domains/documents/document-sheet.ts';
import type { RecognisedPart } from '#server/domains/documents/generator.ts';
import { sheetPdfHash } from '#server/domains/documents/keep-sheet-pdf.ts';
import { readScanPages, scansAmong } from '#server/domains/reading/scans/scans.ts';
import type { FileStore, LocalFiles } from '#server/platform/files/file-store.ts';
import { mapConcurrently } from '#server/platform/files/map-concurrently.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';

/** A sheet with the path of its PDF; empty without a PDF. */
interface SheetWithPdf extends DocumentSheet {
  readonly path: string;
  readonly recognised: RecognisedPart | undefined;
}

interface Means {
  readonly store: Store;
  readonly files: FileStore;
  readonly documents: DocumentService;
  /** The paths hold until this loan ends. */
  readonly checkedOut: LocalFiles;
  /** Of a document in which the words of scans are found. */
  readonly recognised: RecognisedFile | undefined;
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
  { store, files, documents, checkedOut, recognised }: Means,
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
    const scans = recognised
      ? await scansAmong(
          store,
          rows.map(({ file_hash }) => file_hash),
        )
      : new Set<string>();
    const pdfOf = async ({ isn }: DocumentSheet) => {
      signal.throwIfAborted();
      const row = byIsn.get(isn);
      const hash = row ? await sheetPdfHash({ store, files, documents }, row) : '';
      return { hash, path: (hash && (await checkedOut.pathOf(hash))) || '' };
    };
    for await (const { item: sheet, result } of mapConcurrently(batch, pdfOf, atOnce)) {
      const { hash, path } = result;
      ready.push({ ...sheet, path, recognised: scans.has(hash) ? await recognised?.add(hash) : undefined });
      onProgress(ready.length);
    }
  }
  return ready;
};

/** Keeps what was recognised in scans in one file, for a thread that has no database. */
export interface RecognisedFile {
  /** Writes that of a PDF to the end of the file; undefined where it is no scan. */
  add(hash: string): Promise<RecognisedPart | undefined>;
  /** Removes the file. */
  end(): Promise<void>;
}

/** Such a file, which is made with the first scan. */
export const createRecognisedFile = (db: Database, files: FileStore): RecognisedFile => {
  let written: { readonly path: string; readonly file: FileHandle } | undefined;
  let size = 0;
  return {
    add: async (hash) => {
      const { recognised } = await readScanPages(db, hash);
      if (recognised.length === 0) return undefined;
      written ??= await openAt(await files.scratch());
      const bytes = Buffer.from(JSON.stringify(recognised));
      const part = { path: written.path, start: size, length: bytes.length };
      await written.file.write(bytes, 0, bytes.length, size);
      size += bytes.length;
      return part;
    },
    end: async () => {
      if (!written) return;
      await written.file.close();
      await rm(written.path, { force: true });
    },
  };
};

const openAt = async (path: string) => ({ path, file: await open(path, 'w') });
