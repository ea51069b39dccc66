import type { Candidate } from '#contract/operator/addition.ts';
import type { Likeness } from '#contract/operator/likeness.ts';
import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import { fold } from '#lib/text/fold.ts';
import { foldMaker } from '#server/domains/collection/fold-maker.ts';
import { sameFiles } from '#server/platform/files/originals.ts';
import { contains } from '#server/platform/storage/contains.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { namesApart } from './names-apart.ts';

/** The identifying fields of a sheet. */
export type Described = Pick<
  SheetDraft,
  'product_name' | 'manufacturer' | 'product_ids' | 'language' | 'sheet_date' | 'ingredients'
>;

interface Options {
  readonly organisationId: number;
  readonly described: Described;
  /** SHA-256 of the file to add. */
  readonly fileHash: string;
  /** A sheet of which it is said that the described one is a version of it. */
  readonly like: number | undefined;
}

/** Most that anybody would look through. */
const most = 8;

/**
 * Sheets that the organisation has, or once had, and that may be the one described or a version of it; the likeliest first. Those of
 * others are never offered: what one organisation uploads is not another's.
 */
export const findSheetCandidates = async (
  db: Database,
  { organisationId, described, fileHash, like }: Options,
): Promise<Candidate[]> => {
  const hashes = await sameFiles(db, fileHash);
  const rows = await readRows(db, { organisationId, described, hashes, like });
  const isLike = likenessTo({ described, hashes, rows, like });
  return rows
    .flatMap((row) => {
      const likeness = isLike(row);
      return likeness ? [{ row, likeness }] : [];
    })
    .sort(
      (a, b) =>
        order.indexOf(a.likeness) - order.indexOf(b.likeness) ||
        a.row.removed - b.row.removed ||
        b.row.sheet_date.localeCompare(a.row.sheet_date),
    )
    .slice(0, most)
    .map(({ row, likeness }) => ({
      isn: row.isn,
      product_name: row.product_name,
      manufacturer: row.manufacturer,
      product_ids: JSON.parse(row.product_ids),
      language: row.language,
      sheet_date: row.sheet_date,
      in_collection: row.removed === 0,
      likeness,
    }));
};

const order: readonly Likeness[] = [
  'same-file',
  'same-version',
  'older-version',
  'newer-version',
  'other-language',
  'alike',
];

interface Searched extends Pick<Options, 'organisationId' | 'described' | 'like'> {
  readonly hashes: readonly string[];
}

/**
 * The one that is named, those of the same file, and those whose maker may be the same: the longest word of its name has to stand in what is
 * searched, or, for companies of one group, its first and an identifier.
 */
const readRows = (db: Database, { organisationId, described, hashes, like }: Searched) => {
  const maker = foldMaker(described.manufacturer);
  const ids = described.product_ids.map(fold).filter(Boolean).map(longestWord);
  return db
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .select([
      'sheets.isn',
      'sheets.product_name',
      'sheets.manufacturer',
      'sheets.product_ids',
      'sheets.language',
      'sheets.sheet_date',
      'sheets.file_hash',
      'sheets.ingredients',
      'collection_sheets.removed',
    ])
    .where('collection_sheets.organisation_id', '=', organisationId)
    .where((eb) =>
      eb.or([
        eb('sheets.file_hash', 'in', hashes),
        ...(like === undefined ? [] : [eb('sheets.isn', '=', like)]),
        ...(maker === ''
          ? []
          : [
              contains('sheets.search_text', longestWord(maker)),
              eb.and([
                contains('sheets.search_text', firstWord(maker)),
                eb.or(ids.map((id) => contains('sheets.search_text', id))),
              ]),
            ]),
      ]),
    )
    .execute();
};

const firstWord = (text: string): string => text.split(' ', 1)[0]!;

const longestWord = (text: string): string => text.split(' ').toSorted((a, b) => b.length - a.length)[0]!;

type Row = Awaited<ReturnType<typeof readRows>>[number];

interface Likening extends Pick<Options, 'described' | 'like'> {
  readonly hashes: readonly string[];
  readonly rows: readonly Row[];
}

const likenessTo = ({ described, hashes, rows, like }: Likening) => {
  const name = fold(described.product_name);
  const maker = foldMaker(described.manufacturer);
  const ids = new Set(described.product_ids.map(fold).filter(Boolean));
  const substances = casOf(described.ingredients);
  const ofMaker = new Set(maker === '' ? [] : rows.filter((row) => foldMaker(row.manufacturer) === maker));
  const isAlike = namesApart([...ofMaker].map(({ product_name }) => fold(product_name)));
  const sharesSubstances = (row: Row) => substances !== '' && casOf(JSON.parse(row.ingredients)) === substances;
  return (row: Row): Likeness | undefined => {
    if (row.file_hash !== '' && hashes.includes(row.file_hash)) return 'same-file';
    const isNamed = row.isn === like;
    const sharesId = isNamed || (JSON.parse(row.product_ids) as string[]).some((id) => ids.has(fold(id)));
    const sharesName = name !== '' && fold(row.product_name) === name;
    if (!isNamed && !ofMaker.has(row)) {
      // A group has a company in each country, and the French sheet is often that of the Canadian one.
      const isOfGroup = maker !== '' && firstWord(foldMaker(row.manufacturer)) === firstWord(maker);
      return isOfGroup && sharesId && (sharesName || sharesSubstances(row)) ? 'alike' : undefined;
    }
    const isOther = row.language !== described.language;
    if (!sharesId && !sharesName) {
      // The other language has another name for it, and the same substances.
      const isMade = isOther && sharesSubstances(row);
      return isMade || (!isOther && isAlike(name, fold(row.product_name))) ? 'alike' : undefined;
    }
    if (isOther) return 'other-language';
    if (row.sheet_date === described.sheet_date) return 'same-version';
    return row.sheet_date < described.sheet_date ? 'older-version' : 'newer-version';
  };
};

const casOf = (ingredients: Described['ingredients']): string =>
  [...new Set(ingredients.map(({ cas }) => cas).filter(Boolean))].sort().join(' ');
