import { fold } from '#lib/text/fold.ts';
import { foldMaker } from '../collection/fold-maker.ts';
import type { HeldSheet } from '../collection/held-sheets.ts';
import type { SheetFacts } from '../collection/sheets.ts';

/** The identifying fields of a sheet. */
export type Known = Pick<SheetFacts, 'productName' | 'manufacturer' | 'productIds' | 'language' | 'productKey'>;

/** The sheets of an organisation, those that left it too, found by what a file says. */
export interface KnownSheets {
  /** Sheets with these bytes; one that the collection holds comes first. */
  readonly ofFile: (hash: string) => HeldSheet | undefined;
  /** Of the same product in the same language, whichever version. */
  readonly versionsOf: (sheet: Known) => readonly HeldSheet[];
  /** Of a number of this one, in the same language, and yet another product. */
  readonly ofSameNumber: (sheet: Known) => readonly HeldSheet[];
  /** Of the same product in the other language. */
  readonly counterpartsOf: (sheet: Known) => readonly HeldSheet[];
  /** A manufacturer's name as the collection writes it, or as it is given. */
  readonly asWritten: (manufacturer: string) => string;
  /** Takes in a sheet that was added, or changed. */
  readonly put: (sheet: HeldSheet) => void;
}

/**
 * A product is one of a manufacturer. Two sheets in one language are of one product where they bear one name, unless both
 * have ids and share none: those are shades or strengths of one name. A shared id alone says nothing, as a whole range may
 * bear the number of its programme. Taken for two, both stand; taken for one, one would leave.
 */
export const createKnownSheets = (sheets: readonly HeldSheet[]): KnownSheets => {
  const byIsn = new Map<number, HeldSheet>();
  const isns = new Map<string, Set<number>>();
  const makers = new Map<string, string>();

  const put = (sheet: HeldSheet) => {
    byIsn.set(sheet.isn, sheet);
    const { facts } = sheet;
    for (const key of [...marksOf(facts), ...(facts.fileHash ? [fileMark(facts.fileHash)] : [])])
      isns.set(key, (isns.get(key) ?? new Set()).add(sheet.isn));
    const maker = foldMaker(facts.manufacturer);
    if (maker !== '' && !makers.has(maker)) makers.set(maker, facts.manufacturer);
  };
  const at = (marks: readonly string[]) =>
    [...new Set(marks.flatMap((mark) => [...(isns.get(mark) ?? [])]))].map((isn) => byIsn.get(isn)!);
  for (const sheet of sheets) put(sheet);

  return {
    put,
    ofFile: (hash) => {
      const same = at([fileMark(hash)]).filter(({ facts }) => facts.fileHash === hash);
      return same.find(({ isRemoved }) => !isRemoved) ?? same[0];
    },
    versionsOf: (known) =>
      at(marksOf(known)).filter(({ facts }) => facts.language === known.language && areVersions(facts, known)),
    ofSameNumber: (known) =>
      at(numberMarks(known)).filter(({ facts }) => facts.language === known.language && !areVersions(facts, known)),
    counterpartsOf: (known) =>
      at(marksOf(known)).filter(
        ({ facts }) =>
          facts.language !== known.language &&
          // A number of the whole range: the product has its sheet in this language, and it is another.
          !at(productMark(facts)).some(
            (other) => other.facts.language === known.language && !areVersions(other.facts, known),
          ),
      ),
    asWritten: (manufacturer) => makers.get(foldMaker(manufacturer)) ?? manufacturer,
  };
};

const areVersions = (one: Known, other: Known): boolean =>
  sharesKey(one, other) ||
  (nameWordsOf(one) !== '' && nameWordsOf(one) === nameWordsOf(other) && !haveDifferentIds(one, other));

/** A name without its signs: `SOLVENT-7®` is `Solvent 7`. */
const nameWordsOf = ({ productName }: Pick<Known, 'productName'>): string =>
  (fold(productName).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

const fileMark = (hash: string) => `file\n${hash}`;

/** What two sheets of one product have in common, one of these at least. */
const marksOf = (sheet: Known): string[] => {
  const maker = foldMaker(sheet.manufacturer);
  const name = nameWordsOf(sheet);
  return [
    ...productMark(sheet),
    ...numberMarks(sheet),
    ...(maker === '' || name === '' ? [] : [`name\n${maker}\n${name}`]),
  ];
};

const numberMarks = ({ manufacturer, productIds }: Known): string[] => {
  const maker = foldMaker(manufacturer);
  return maker === '' ? [] : foldedIds(productIds).map((id) => `id\n${maker}\n${id}`);
};

const productMark = ({ productKey }: Pick<Known, 'productKey'>) => (productKey === '' ? [] : [`key\n${productKey}`]);

const sharesKey = (one: Known, other: Known): boolean => one.productKey !== '' && one.productKey === other.productKey;

const haveDifferentIds = (one: Known, other: Known): boolean => {
  const [ids, others] = [foldedIds(one.productIds), foldedIds(other.productIds)];
  return ids.length > 0 && others.length > 0 && !ids.some((id) => others.includes(id));
};

const foldedIds = (ids: readonly string[]): string[] => ids.map(fold).filter((id) => id !== '');
