import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import { sheetEntry } from '#contract/operator/sheet-entry.ts';
import type { ReadFields, SheetReading } from '#contract/reading/sheet-reading.ts';
import { entryFromReading } from '../collection/entry-from-reading.ts';
import { toFacts } from '../collection/entry-to-facts.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import type { Database } from '../storage/database.ts';

/** What a PDF says of its product. A name or maker that was not read is empty, a language taken for English. */
export interface ReadFacts {
  readonly facts: ReturnType<typeof toFacts>;
  /** What was read and cannot be so. */
  readonly notes: readonly string[];
}

/** The facts that were read off a PDF, as the desk would propose them, without what the staff could not enter. */
export const toReadFacts = (fields: ReadFields): ReadFacts => {
  const [draft, nothing] = [entryFromReading(fields), entryFromReading({})];
  const wrong = (Object.keys(sheetEntry.shape) as (keyof SheetDraft)[]).filter(
    (key) => draft[key] !== '' && !sheetEntry.shape[key].safeParse(draft[key]).success,
  );
  return {
    facts: toFacts({ ...draft, ...Object.fromEntries(wrong.map((key) => [key, nothing[key]])) }),
    notes: wrong.map((key) => `${key.replaceAll('_', ' ')} as it was read makes no sense and was left out`),
  };
};

/** What was read off stored PDFs, by their hashes; of those that were read. */
export const readFactsOf = async (
  db: Database,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, SharedFacts>> => {
  const rows = await db
    .selectFrom('readings')
    .select(['file_hash', 'reading'])
    .where('file_hash', 'in', hashes)
    .execute();
  return new Map(
    rows.map(({ file_hash, reading }) => [file_hash, toReadFacts((JSON.parse(reading) as SheetReading).fields).facts]),
  );
};

/** Those facts of a sheet that a PDF may tell. */
export type SharedFacts = Pick<SheetFacts, keyof ReadFacts['facts']>;
