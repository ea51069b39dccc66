import type { Language } from '#contract/languages.ts';
import type { ResultColumn } from '#contract/search/columns.ts';

/** Everything the thread that writes a workbook has to know; it reads the rest from the store. */
export interface ExcelExport {
  readonly organisation: number;
  /** Location paths whose names may be shown, and those beneath them; absent = all. */
  readonly locations?: readonly string[] | undefined;
  /** Of headers, words and links. */
  readonly language: Language;
  /** The chosen columns, each once, in their order. */
  readonly columns: readonly ResultColumn[];
  /** Origin of the links to PDFs. */
  readonly publicUrl: string;
  /** Record numbers in the order of the rows. */
  readonly isns: Float64Array<ArrayBuffer>;
}

/** The start message of a thread; it writes one workbook after another. */
export interface ExcelWorkerData {
  readonly storeAddress: string;
}

/** A workbook to begin, or null for the next bytes of the one begun. */
export type ExcelWorkerRequest = ExcelExport | null;

/** The thread answers every null with the next bytes, or with null after the last: then it may begin another workbook. */
export type ExcelWorkerReply = Uint8Array<ArrayBuffer> | null;
