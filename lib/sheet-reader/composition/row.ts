import type { Word } from '../text/layout.ts';

/** A row of section 3: the words of its CAS number, name and share. */
export interface Row {
  readonly cas: string;
  readonly name: readonly Word[];
  readonly percent: readonly Word[];
  readonly casWords: readonly Word[];
}

/** A line of the table, its words by what they are. */
export interface TableLine {
  readonly at: number;
  readonly y: number;
  readonly page: number;
  readonly height: number;
  readonly name: readonly Word[];
  readonly percent: readonly Word[];
  readonly isWithheld: boolean;
  /** A sentence across the columns, as notes under a table are. */
  readonly isNote: boolean;
}
