import type { Transaction } from 'kysely';
import type { TakenOut } from '#contract/requests/taken-out.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { PdfChecker } from '#server/platform/files/pdf/checker.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import type { SheetReader, WholeReading } from '../reading/reader.ts';
import type { Location } from './location-tree.ts';
import type { Mend } from './mends.ts';
import type { ReportEntry } from './report.ts';

/** What every import goes by, as its command or its screen asks for it. */
export interface ImportOrder {
  readonly store: Store;
  readonly files: FileStore;
  readonly pdfs: PdfChecker;
  readonly reader: SheetReader;
  readonly organisationId: number;
  readonly createLocations: boolean;
  /** Of sheets that do not say theirs, where somebody chose it: a list has that of its headers, PDFs are English. */
  readonly language?: SheetLanguage | undefined;
  /** Everything is decided as it will be, and nothing is written. */
  readonly isDryRun?: boolean;
  /** What goes with each transaction of an import that may be taken up again, and taken back. */
  readonly ledger?: Ledger;
  /** What somebody made of its rows or files. */
  readonly mends?: readonly Mend[];
  /** What was found out of its PDFs before. */
  readonly found?: FoundPdfs;
  readonly onProgress?: (done: number, total: number) => void;
  /** Throws where the import is to end; asked between two transactions. */
  readonly signal?: AbortSignal;
}

/** What is kept of the PDFs of an import, by the hash of each as it came: none is read twice. */
export interface FoundPdfs {
  readonly find: (hash: string) => Promise<FoundPdf | undefined>;
  readonly keep: (hash: string, found: FoundPdf) => Promise<void>;
}

export interface FoundPdf {
  /** Of the file as it is rewritten. */
  readonly cleanHash: string;
  readonly takenOut: readonly TakenOut[];
  readonly reading: WholeReading;
}

/** Writes down, in the transactions of an import, how far it is and what was there before. */
export interface Ledger {
  /** What came of the lines that an earlier attempt wrote. */
  readonly written: ReadonlyMap<number, ReportEntry>;
  /** Sheets as they are before the import changes them for the first time. */
  readonly remember: (trx: Transaction<Tables>, isns: readonly number[]) => Promise<void>;
  readonly note: (trx: Transaction<Tables>, batch: WrittenBatch) => Promise<void>;
}

/** What one transaction wrote. */
export interface WrittenBatch {
  readonly entries: readonly ReportEntry[];
  /** Every sheet that it added or changed. */
  readonly isns: readonly number[];
  readonly locations: readonly Location[];
}
