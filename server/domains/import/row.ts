import type { SheetFormat } from '#contract/sheets/format.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import type { SheetStatus } from '#contract/sheets/status.ts';
import type { Reason } from './reasons.ts';

/** The facts of a sheet in a row. A fact without a column is absent, and leaves an existing sheet unchanged. */
export interface ImportRow {
  readonly line: number;
  readonly productName: string;
  readonly manufacturer: string;
  readonly language: SheetLanguage;
  readonly productIds: readonly string[];
  readonly alternativeName?: string;
  readonly casNumbers?: readonly string[];
  readonly unNumbers?: readonly string[];
  readonly sheetDate?: string;
  readonly format?: SheetFormat;
  readonly status?: SheetStatus;
  readonly hazardous?: Hazardous;
  readonly pictograms?: readonly Pictogram[];
  readonly custom1?: string;
  readonly custom2?: string;
  readonly custom3?: string;
  /** As the list writes them, each a path or a name. */
  readonly locations: readonly string[];
  /** The file its PDF column names, or empty. */
  readonly pdf: string;
  /** What had to be left out or assumed. */
  readonly notes: readonly Reason[];
}

/** A row that cannot be imported, and why. */
export interface RejectedRow {
  readonly line: number;
  readonly productName: string;
  readonly reason: Reason;
  /** What else it says. */
  readonly said: ImportRow;
}

/** Tells the two apart. */
export const isRejected = (row: ImportRow | RejectedRow): row is RejectedRow => 'reason' in row;
