import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PdfChecker } from '../files/pdf/checker.ts';
import type { SheetReader } from '../reading/reader.ts';
import type { Store } from '../storage/database.ts';

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
