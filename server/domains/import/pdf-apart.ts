import type { Bilingual } from '#contract/languages.ts';
import { isReadable } from '#contract/reading/file-kind.ts';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import { substances } from '#lib/hazards/common-names/substances.ts';
import { fold } from '#lib/text/fold.ts';
import { entryFromReading } from '../collection/entry-from-reading.ts';
import { quoted, type Reason, toLookAt } from './reasons.ts';
import type { ImportRow } from './row.ts';

/** How a row and the PDF that is to be its sheet's contradict each other. */
interface Apart {
  readonly notes: readonly Reason[];
  /** They name substances, and none in common: nothing of the PDF may be told of the product. */
  readonly isOtherSubstance: boolean;
}

/**
 * Whether a row's PDF reads as another product's, or as the sheet in the other language. Of what either does not say, nothing is
 * concluded, and where numbers agree a product may have another name. Makers are not compared: lists name suppliers.
 */
export const comparePdf = (row: ImportRow, { fields, kind }: SheetReading): Apart => {
  if (!isReadable(kind)) return { notes: [], isOtherSubstance: false };
  const read = entryFromReading(fields);
  const cas = [...new Set([...read.cas_numbers, ...read.ingredients.map((one) => one.cas)])].filter(Boolean);
  const listed = row.casNumbers?.length ? row.casNumbers : substancesCalled(row.productName);
  const common = compare(listed, cas);
  const isOtherLanguage = read.language !== '' && read.language !== row.language;
  const isOtherName =
    common !== 'shared' &&
    compare(row.productIds.map(fold), read.product_ids.map(fold)) !== 'shared' &&
    !isOtherLanguage &&
    compare(tellingWords(row.productName), tellingWords(read.product_name)) === 'apart';
  const said: Bilingual[] = [
    ...(isOtherName
      ? [{ en: `product ${quoted(read.product_name).en}`, fr: `produit ${quoted(read.product_name).fr}` }]
      : []),
    ...(common === 'apart' ? [{ en: `CAS ${cas.join(', ')}`, fr: `CAS ${cas.join(', ')}` }] : []),
    ...(isOtherLanguage ? [languages[read.language as keyof typeof languages]] : []),
  ];
  return { notes: said.length > 0 ? [readsAs(said)] : [], isOtherSubstance: common === 'apart' };
};

const languages = { en: { en: 'in English', fr: 'en anglais' }, fr: { en: 'in French', fr: 'en français' } };

const readsAs = (said: readonly Bilingual[]): Reason =>
  toLookAt(
    `its PDF reads as another sheet: ${said.map(({ en }) => en).join(', ')}`,
    `son PDF se lit comme une autre fiche\u00a0: ${said.map(({ fr }) => fr).join(', ')}`,
  );

const compare = (some: readonly string[], others: readonly string[]): 'shared' | 'apart' | 'unknown' => {
  if (some.length === 0 || others.length === 0) return 'unknown';
  return some.some((one) => others.includes(one)) ? 'shared' : 'apart';
};

/** CAS numbers of what a product is called, where it is called as a substance is: `Methanol 99 %`, with no number in the list. */
const substancesCalled = (productName: string): readonly string[] =>
  byName.get(fold(productName.replace(/[\d.,]+\s*%|\(.*\)/gu, ' ').trim())) ?? [];

const byName = new Map<string, string[]>();
for (const { cas, names } of substances)
  for (const name of names.map(fold)) byName.set(name, [...(byName.get(name) ?? []), cas]);

/** Words of a name that may tell a product; `Prairie Solvent 7` of a list is often `Solvent` on the sheet. */
const tellingWords = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
