import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { PdfChecker } from '#server/platform/files/pdf/checker.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { SheetReader } from '../reading/reader.ts';

/** What every import goes by, as its command asks for it. */
export interface ImportOrder {
  readonly store: Store;
  readonly files: FileStore;
  readonly pdfs: PdfChecker;
  readonly reader: SheetReader;
  readonly organisationId: number;
  readonly createLocations: boolean;
  /** Of sheets that do not say theirs. */
  readonly language: SheetLanguage;
  readonly onProgress?: (done: number, total: number) => void;
}
