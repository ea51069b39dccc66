import type { Word } from '../text/layout.ts';

/** A row of section 3: the words of its CAS number, name and share. */
export interface Row {
  readonly cas: string;
  readonly name: readonly Word[];
  readonly percent: readonly Word[];
  readonly casWords: readonly Word[];
}
