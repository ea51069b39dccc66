import { type ImportOutcome, importOutcomes } from '#contract/imports/states.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import type { UnclaimedFile } from './match-pdfs.ts';
import type { MendedValues } from './mends.ts';
import type { Reason } from './reasons.ts';

export const outcomes = valuesOf(importOutcomes);

/** A row of the list, or a file of the folder, in the report. */
export interface ReportEntry {
  /** The row's line; a file's place in the order of the folder, from 1. */
  readonly line: number;
  /** The file, by its path from the folder. */
  readonly file?: string;
  readonly outcome: ImportOutcome;
  readonly productName: string;
  /** Why it was merged or rejected; of an imported row, what was left out or assumed. */
  readonly reasons: readonly Reason[];
  /** Of a list's row, as they stand in it. */
  readonly cells?: readonly string[];
  /** Of a file, what it says as a list would say it; and what it is known again by. */
  readonly read?: FileRead;
}

/** A file as it came: nothing of it is corrected. */
export interface FileRead {
  readonly hash: string;
  readonly values: MendedValues;
}

/** Whether something of what was taken in is lost, or somebody has to look at it. */
export const isToLookAt = ({ outcome, reasons }: Pick<ReportEntry, 'outcome' | 'reasons'>): boolean =>
  !notTakenIn.includes(outcome) && reasons.some((reason) => reason.isToLookAt);

const notTakenIn: readonly ImportOutcome[] = ['rejected', 'omitted', 'empty'];

/** All there is to say of an import. */
export interface ImportReport {
  /** What entries stand for. */
  readonly of: 'rows' | 'files';
  readonly rowsRead: number;
  readonly entries: readonly ReportEntry[];
  /** How the list was read: `utf-8, commas`. */
  readonly description: string;
  /** Of the list; none of a folder. */
  readonly headers: readonly string[];
  readonly unusedHeaders: readonly string[];
  readonly withoutManufacturer: number;
  readonly createdLocations: readonly string[];
  readonly storedPdfs: number;
  /** Sheets of a list of which their PDF said what nobody had. */
  readonly filledFromPdfs: number;
  /** Sheets whose PDF says nothing that a machine can read. */
  readonly unreadPdfs: number;
  readonly unclaimedFiles: readonly UnclaimedFile[];
}

/** How many came to each outcome. */
export const countOutcomes = (entries: readonly Pick<ReportEntry, 'outcome'>[]): Record<ImportOutcome, number> => {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<ImportOutcome, number>;
  for (const { outcome } of entries) counts[outcome]++;
  return counts;
};

/** Throws unless every row that was read is in the report, once: a row lost in silence is a product without a sheet. */
export const assertAccounted = ({
  rowsRead,
  entries,
}: {
  readonly rowsRead: number;
  readonly entries: readonly Pick<ReportEntry, 'line'>[];
}): void => {
  const lines = new Set(entries.map(({ line }) => line));
  if (entries.length !== rowsRead || lines.size !== rowsRead) {
    throw new Error(`${rowsRead} rows were read, but ${entries.length} (${lines.size} lines) are accounted for.`);
  }
};
