import type { Config } from './config.ts';
import type { DocumentService } from './documents/document-service.ts';
import type { ExcelService } from './documents/excel/excel-service.ts';
import type { MakingService } from './documents/makings.ts';
import type { FileStore } from './files/file-store.ts';
import type { PdfChecker } from './files/pdf/checker.ts';
import type { Mailer } from './mail/mailer.ts';
import type { SheetReader } from './reading/reader.ts';
import type { SearchService } from './search/search-service.ts';
import type { Store } from './storage/database.ts';

/** What the application works with; whoever makes it closes it, after the application. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  /** The same store for questions that look through whole tables: nobody else waits for them. */
  readonly reads: Store;
  readonly search: SearchService;
  readonly files: FileStore;
  readonly pdfs: PdfChecker;
  readonly reader: SheetReader;
  readonly documents: DocumentService;
  readonly excel: ExcelService;
  readonly makings: MakingService;
  readonly mailer: Mailer;
  /** Folder of the built browser app. */
  readonly browserAppDir: string;
  /** Holds every answer against its declaration before it is sent: on in tests, where a difference is a 500. */
  readonly checkAnswers?: boolean;
}
