import type { SheetDraft, SheetEntry } from '#contract/operator/sheet-entry.ts';
import { sheetEntry } from '#contract/operator/sheet-entry.ts';
import { isReadable } from '#contract/reading/file-kind.ts';
import type { ReadFields, SheetReading } from '#contract/reading/sheet-reading.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { entryFromReading } from '../collection/entry-from-reading.ts';
import { toFacts } from '../collection/entry-to-facts.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import { type Reason, toLookAt } from './reasons.ts';

/** The facts of a product in a PDF. A name or maker that was not read is empty; the default language is English. */
export interface ReadFacts {
  readonly facts: ReturnType<typeof toFacts<SheetEntry>>;
  /** What was read and cannot be so. */
  readonly notes: readonly Reason[];
}

/**
 * The facts that were read off a PDF, as an operator would see them proposed, without what the operators could not enter: of a list only
 * what is wrong in it. An ingredient without a name goes by its CAS number.
 */
export const toReadFacts = (fields: ReadFields): ReadFacts => {
  const [read, nothing] = [entryFromReading(fields), entryFromReading({})];
  const draft = {
    ...read,
    ingredients: read.ingredients.map((one) => ({ ...one, name: one.name.trim() || one.cas })),
  };
  const wrong = (Object.keys(sheetEntry.shape) as (keyof SheetDraft)[]).filter(
    (key) => draft[key] !== '' && !sheetEntry.shape[key].safeParse(draft[key]).success,
  );
  const mended = wrong.map((key) => [key, soundPart(draft, key) ?? nothing[key]] as const);
  return {
    facts: toFacts({ ...draft, language: draft.language || 'en', ...Object.fromEntries(mended) }),
    notes: mended.map(([key, value]) => {
      const isPart = Array.isArray(value) && value.length > 0;
      return toLookAt(
        `${isPart ? 'part of ' : ''}${key.replaceAll('_', ' ')} as it was read makes no sense and was left out`,
        `${isPart ? 'une partie de ' : ''}${frenchNames[key]}\u00a0: ce qui a été lu n’a pas de sens et a été omis`,
      );
    }),
  };
};

/** What is read off a PDF, in French. */
export const frenchNames: Readonly<Record<string, string>> = {
  product_name: 'nom du produit',
  alternative_name: 'autre nom',
  manufacturer: 'fabricant',
  contributor: 'fournisseur',
  product_ids: 'codes de produit',
  language: 'langue',
  format: 'format',
  hazardous: 'produit dangereux',
  signal_word: 'mention d’avertissement',
  pictograms: 'pictogrammes',
  hazard_codes: 'mentions de danger',
  cas_numbers: 'numéros CAS',
  ingredients: 'ingrédients',
  un_numbers: 'numéros UN',
  sheet_date: 'date de la FDS',
};

/** What of a list may be entered; undefined of what is no list, or is too long even so. */
const soundPart = (draft: SheetDraft, key: keyof SheetDraft): readonly unknown[] | undefined => {
  const value: unknown = draft[key];
  const schema = sheetEntry.shape[key];
  if (!Array.isArray(value)) return undefined;
  const sound = value.filter((one) => schema.safeParse([one]).success);
  return schema.safeParse(sound).success ? sound : undefined;
};

/** What was read off stored PDFs, by their hashes; of those that were read, and are sheets in a language that is. */
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
    rows.flatMap(({ file_hash, reading }) => {
      const { fields, kind } = JSON.parse(reading) as SheetReading;
      return isReadable(kind) ? [[file_hash, toReadFacts(fields).facts]] : [];
    }),
  );
};

/** Those facts of a sheet that a PDF may tell. */
export type SharedFacts = Pick<SheetFacts, keyof ReadFacts['facts']>;
