import type { SheetFact } from '#contract/calls/operator/sheet-pdf.ts';
import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import { fold } from '#lib/text/fold.ts';
import { foldMaker } from '#server/domains/collection/fold-maker.ts';
import { namesApart } from '#server/domains/operator/requests/additions/names-apart.ts';
import type { Database } from '#server/platform/storage/database.ts';

interface Both {
  readonly recorded: SheetDraft;
  readonly read: SheetDraft;
}

/**
 * The facts by which a PDF reads as the sheet of another product, or as the one in the other language, most telling first; none where it may
 * be the sheet's own. Of what either does not say, nothing is concluded.
 */
export const readAsAnother = async (db: Database, { recorded, read }: Both): Promise<SheetFact[]> => {
  const isOtherMaker = areBoth(recorded, read, 'manufacturer', foldMaker);
  const ids = overlap(recorded.product_ids.map(fold), read.product_ids.map(fold));
  // A maker gives one identifier to one product, whatever its name has become.
  const isKnown = ids === 'shared' && !isOtherMaker;
  const isOtherName =
    !isKnown && areBoth(recorded, read, 'product_name', fold) && !(await areNamesAlike(db, { recorded, read }));
  const says: Partial<Record<SheetFact, boolean>> = {
    product_name: isOtherName,
    manufacturer: isOtherMaker,
    language: areBoth(recorded, read, 'language', fold),
    product_ids: ids === 'apart',
    ingredients: overlap(casOf(recorded), casOf(read)) === 'apart',
  };
  return (Object.keys(says) as SheetFact[]).filter((fact) => says[fact]);
};

/** Whether both say it, and not the same. */
const areBoth = (
  recorded: SheetDraft,
  read: SheetDraft,
  fact: 'product_name' | 'manufacturer' | 'language',
  folded: (text: string) => string,
): boolean => {
  const [one, other] = [folded(recorded[fact]), folded(read[fact])];
  return one !== '' && other !== '' && one !== other;
};

const overlap = (some: readonly string[], others: readonly string[]): 'shared' | 'apart' | 'unknown' => {
  if (some.length === 0 || others.length === 0) return 'unknown';
  return some.some((one) => others.includes(one)) ? 'shared' : 'apart';
};

const casOf = ({ ingredients, cas_numbers }: SheetDraft): string[] =>
  [...cas_numbers, ...ingredients.map(({ cas }) => cas)].filter(Boolean);

/** By the words that tell the maker's products apart. */
const areNamesAlike = async (db: Database, { recorded, read }: Both): Promise<boolean> => {
  const rows = await db
    .selectFrom('sheets')
    .select('product_name')
    .distinct()
    .where('manufacturer', '=', recorded.manufacturer)
    .execute();
  const isAlike = namesApart(rows.map(({ product_name }) => fold(product_name)));
  return isAlike(fold(recorded.product_name), fold(read.product_name));
};
