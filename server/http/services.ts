import type { NewPasswords } from '../domains/accounts/new-passwords.ts';
import type { DocumentService } from '../domains/documents/document-service.ts';
import type { ExcelService } from '../domains/documents/excel/excel-service.ts';
import type { DocumentGenerator } from '../domains/documents/generator.ts';
import type { SheetReader } from '../domains/reading/reader.ts';
import type { PictureReader } from '../domains/reading/scans/picture-reader.ts';
import type { SearchService } from '../domains/search/search-service.ts';
import type { Config } from '../platform/config.ts';
import type { Encryption } from '../platform/encryption/encryption.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { PdfChecker } from '../platform/files/pdf/checker.ts';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Store } from '../platform/storage/database.ts';

/** What the application works with; the caller closes it, after the application. */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly store: Store;
  /** The same store for questions that look through whole tables: nobody else waits for them. */
  readonly reads: Store;
  readonly search: SearchService;
  readonly files: FileStore;
  readonly pdfs: PdfChecker;
  readonly reader: SheetReader;
  readonly pictures: PictureReader;
  readonly documents: DocumentService;
  readonly excel: ExcelService;
  readonly generator: DocumentGenerator;
  readonly mailer: Mailer;
  readonly passwords: NewPasswords;
  readonly encryption: Encryption;
  /** Folder of the built browser app. */
  readonly browserAppDir: string;
  /** Holds every answer against its declaration before it is sent: on in tests, where a difference is a 500. */
  readonly checkAnswers?: boolean;
}
