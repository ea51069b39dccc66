import type { SheetEntry } from '#contract/operator/sheet-entry.ts';
import { toFacts } from '#server/domains/collection/entry-to-facts.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';

interface NewSheet {
  readonly entry: SheetEntry;
  readonly productKey: string;
  /** SHA-256 of the PDF that came with the request. */
  readonly fileHash: string;
  /** The day on which the staff looked at it. */
  readonly today: string;
}

/** The facts of a sheet that is new to the store. */
export const toNewFacts = ({ entry, productKey, fileHash, today }: NewSheet): SheetFacts => ({
  ...toFacts(entry),
  productKey,
  contributor: '',
  status: 'current',
  lastChecked: today,
  fileHash,
});
