import type { z } from 'zod';
import type { listJoinableSheets } from '#contract/calls/operator/sheet-products.ts';
import { fold } from '#lib/text/fold.ts';
import { searchWordsOf } from '#lib/text/search-text.ts';
import { foldMaker } from '#server/domains/collection/fold-maker.ts';
import { namesApart } from '#server/domains/operator/requests/additions/names-apart.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { contains } from '#server/platform/storage/contains.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Most that anybody would look through. */
const most = 20;

/** Sheets of a maker that are held against one, at most. */
const mostLooked = 2000;

type Joinable = z.input<typeof listJoinableSheets.answer>;

/** Sheets that could be joined to one: by words or a record number, or without words the likeliest first. Throws `not_found`. */
export const findJoinable = async (db: Database, isn: number, q: string): Promise<Joinable> => {
  const sheet = await db.selectFrom('sheets').selectAll().where('isn', '=', isn).executeTakeFirst();
  if (!sheet) throw apiError('not_found');
  const rows = q === '' ? await findLikeliest(db, sheet) : await findByWords(db, sheet, q);
  return rows.map(({ isn: id, product_ids, product_name, manufacturer, language, sheet_date, version }) => ({
    ...{ id, product_name, manufacturer, language, sheet_date, version },
    product_ids: JSON.parse(product_ids) as string[],
  }));
};

interface Sheet {
  readonly isn: number;
  readonly product_key: string;
  readonly owner_id: number | null;
  readonly product_name: string;
  readonly manufacturer: string;
  readonly product_ids: string;
  readonly language: string;
  readonly sheet_date: string;
  readonly ingredients: string;
}

/** Of other products, and never another organisation's own beside this one's own. */
const joinable = (db: Database, { isn, product_key, owner_id }: Sheet) =>
  db
    .selectFrom('sheets')
    .select(['isn', 'product_name', 'manufacturer', 'product_ids', 'language', 'sheet_date', 'version', 'ingredients'])
    .where('isn', '!=', isn)
    .$if(product_key !== '', (select) => select.where('product_key', '!=', product_key))
    .$if(owner_id !== null, (select) =>
      select.where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', owner_id)])),
    );

const findByWords = (db: Database, sheet: Sheet, q: string) =>
  joinable(db, sheet)
    .where((eb) =>
      eb.or([
        ...(/^\d{1,15}$/.test(q) ? [eb('isn', '=', Number(q))] : []),
        eb.and(searchWordsOf(q).map((word) => contains('sheets.search_text', word))),
      ]),
    )
    .orderBy('search_text')
    .orderBy('sheet_date', 'desc')
    .orderBy('isn')
    .limit(most)
    .execute();

/** What shares an identifier, or in the other language the substances and the date, whatever its maker is called there; then the maker's. */
const findLikeliest = async (db: Database, sheet: Sheet) => {
  const ids = idsOf(sheet);
  const maker = foldMaker(sheet.manufacturer);
  const rows = await joinable(db, sheet)
    .where((eb) =>
      eb.or([
        ...ids.map((id) => eb.and(searchWordsOf(id).map((word) => contains('sheets.search_text', word)))),
        ...(sheet.sheet_date === ''
          ? []
          : [eb.and([eb('sheet_date', '=', sheet.sheet_date), eb('language', '!=', sheet.language as 'en' | 'fr')])]),
        ...(maker === '' ? [] : [eb.and(maker.split(' ').map((word) => contains('sheets.search_text', word)))]),
      ]),
    )
    .orderBy('sheet_date', 'desc')
    .orderBy('isn')
    .limit(mostLooked)
    .execute();
  const rankOf = rankFor(sheet, rows);
  return rows
    .flatMap((row) => {
      const rank = rankOf(row);
      return rank === undefined ? [] : [{ row, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ row }) => row);
};

type Row = Awaited<ReturnType<typeof findByWords>>[number];

/** The lower, the likelier; undefined for what has nothing in common with it. */
const rankFor = (sheet: Sheet, rows: readonly Row[]) => {
  const ids = new Set(idsOf(sheet));
  const maker = foldMaker(sheet.manufacturer);
  const substances = casOf(sheet);
  const name = fold(sheet.product_name);
  const isAlike = namesApart(rows.map(({ product_name }) => fold(product_name)));
  return (row: Row): number | undefined => {
    const isOther = row.language !== sheet.language;
    const sharesId = idsOf(row).some((id) => ids.has(id));
    const isMade = substances !== '' && casOf(row) === substances;
    if (sharesId) return (isOther ? 0 : 2) + (isMade ? 0 : 1);
    if (isOther && isMade && row.sheet_date === sheet.sheet_date) return 4;
    if (maker === '' || foldMaker(row.manufacturer) !== maker) return undefined;
    const other = fold(row.product_name);
    return 5 + (name === other || isAlike(name, other) ? 0 : 2) + (isOther ? 0 : 1);
  };
};

const idsOf = ({ product_ids }: Pick<Row, 'product_ids'>): string[] =>
  (JSON.parse(product_ids) as string[]).map(fold).filter(Boolean);

const casOf = ({ ingredients }: Pick<Row, 'ingredients'>): string =>
  [...new Set((JSON.parse(ingredients) as { readonly cas: string }[]).map(({ cas }) => cas).filter(Boolean))]
    .sort()
    .join(' ');
