/** What became of a row, or of a file. */
export const outcomes = ['new', 'updated', 'unchanged', 'merged', 'rejected', 'empty'] as const;
export type Outcome = (typeof outcomes)[number];

/** A row of the list, or a file of the folder, in the report. */
export interface ReportEntry {
  /** The row's line; a file's place in the order of the folder, from 1. */
  readonly line: number;
  /** The file, by its path from the folder. */
  readonly file?: string;
  readonly outcome: Outcome;
  readonly productName: string;
  /** Why it was merged or rejected; of an imported row, what was left out or assumed. */
  readonly reasons: readonly string[];
}

/** All there is to say of an import. */
export interface ImportReport {
  /** What entries stand for. */
  readonly of: 'rows' | 'files';
  readonly rowsRead: number;
  readonly entries: readonly ReportEntry[];
  /** How the list was read: `utf-8, commas`. */
  readonly description: string;
  readonly unusedHeaders: readonly string[];
  readonly withoutManufacturer: number;
  readonly createdLocations: readonly string[];
  readonly storedPdfs: number;
  /** Sheets of a list of which their PDF said what nobody had. */
  readonly filledFromPdfs: number;
  /** Sheets whose PDF says nothing that a machine can read. */
  readonly unreadPdfs: number;
  readonly unclaimedFiles: readonly { readonly file: string; readonly reason: string }[];
}

/** How many came to each outcome. */
export const countOutcomes = (entries: readonly ReportEntry[]): Record<Outcome, number> => {
  const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
  for (const { outcome } of entries) counts[outcome]++;
  return counts;
};

/** Throws unless every row that was read is in the report, once: a row lost in silence is a product without a sheet. */
export const assertAccounted = ({ rowsRead, entries }: Pick<ImportReport, 'rowsRead' | 'entries'>): void => {
  const lines = new Set(entries.map(({ line }) => line));
  if (entries.length !== rowsRead || lines.size !== rowsRead) {
    throw new Error(`${rowsRead} rows were read, but ${entries.length} (${lines.size} lines) are accounted for.`);
  }
};
