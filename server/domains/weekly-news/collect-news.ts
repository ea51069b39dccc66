import { reviewLimit } from '#contract/sheets/review.ts';
import { listedUnderOf } from '#lib/hazards/substance-lists/find-listings.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { readWatchedLists } from '#server/domains/watched-lists/watched-lists.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { News } from './mail-weekly-news.ts';

interface Sheet {
  readonly isn: number;
  readonly product_key: string;
  readonly product_name: string;
  readonly manufacturer: string;
  readonly language: string;
  readonly sheet_date: string;
  readonly cas_numbers: string;
  readonly ingredients: string;
}

/** Sheets that are named of each kind; of more their number is told. */
const named = 10;

interface Week {
  /** Numbers of the sheets that stood in the collection at its beginning, and that do so now. */
  readonly before: readonly number[];
  readonly now: readonly number[];
  /** Days of both. */
  readonly since: string;
  readonly today: Date;
}

/** What became of a collection in a week, from the sheets before and after; undefined where nothing did. */
export const collectNews = async (
  reads: Database,
  organisationId: number,
  { before, now, since, today }: Week,
): Promise<News | undefined> => {
  const [stood, stands] = [new Set(before), new Set(now)];
  const came = await readSheets(
    reads,
    now.filter((isn) => !stood.has(isn)),
  );
  const went = await readSheets(
    reads,
    before.filter((isn) => !stands.has(isn)),
  );
  const keyOf = ({ product_key, language }: Sheet) => (product_key ? `${language} ${product_key}` : undefined);
  const goneKeys = new Set(went.map(keyOf));
  const isNewer = (sheet: Sheet) => keyOf(sheet) !== undefined && goneKeys.has(keyOf(sheet));
  const replacedBy = new Set(came.filter(isNewer).map(keyOf));
  const began = new Date(`${since}T12:00:00Z`);
  const old = await readOld(reads, organisationId, { began, today });
  const watched = await watchedAmong(reads, organisationId, came);
  const news: News = {
    since,
    added: tell(came.filter((sheet) => !isNewer(sheet))),
    replaced: tell(came.filter(isNewer)),
    removed: tell(went.filter((sheet) => keyOf(sheet) === undefined || !replacedBy.has(keyOf(sheet)))),
    due: tell(old.filter(({ isn }) => stood.has(isn))),
    listed: watched,
  };
  const isQuiet = [news.added, news.replaced, news.removed, news.due].every(({ count }) => count === 0);
  return isQuiet ? undefined : news;
};

const tell = (sheets: readonly Sheet[]): News['added'] => {
  const compare = compareValues('en');
  return {
    count: sheets.length,
    named: sheets
      .toSorted((a, b) => compare(a.product_name, b.product_name) || a.isn - b.isn)
      .slice(0, named)
      .map(({ isn, product_name, manufacturer }) => ({ isn, name: product_name, manufacturer })),
  };
};

const columns = [
  'isn',
  'product_key',
  'product_name',
  'manufacturer',
  'language',
  'sheet_date',
  'cas_numbers',
  'ingredients',
] as const;

const readSheets = async (reads: Database, isns: readonly number[]): Promise<Sheet[]> => {
  const sheets: Sheet[] = [];
  for (const some of inBatches(isns))
    sheets.push(...(await reads.selectFrom('sheets').select(columns).where('isn', 'in', some).execute()));
  return sheets;
};

/** Sheets of a collection that came of age between two days. */
const readOld = async (
  reads: Database,
  organisationId: number,
  { began, today }: { readonly began: Date; readonly today: Date },
): Promise<Sheet[]> =>
  reads
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .select(columns.map((column) => `sheets.${column}` as const))
    .where('placed.organisation_id', '=', organisationId)
    .where('placed.removed', '=', 0)
    .where('sheets.sheet_date', '!=', '')
    .where('sheets.sheet_date', '<=', reviewLimit(today))
    .where('sheets.sheet_date', '>', reviewLimit(began))
    .execute();

/** Added sheets by the watched lists that name what is in them; none where no ingredients are shown. */
const watchedAmong = async (
  reads: Database,
  organisationId: number,
  came: readonly Sheet[],
): Promise<News['listed']> => {
  const { ingredients } = await reads
    .selectFrom('organisations')
    .select('ingredients')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const { lists } = await readWatchedLists(reads, organisationId);
  if (!ingredients || lists.length === 0) return [];
  const found = came.map((sheet) => {
    const inIt = (JSON.parse(sheet.ingredients) as { readonly cas: string }[]).map(({ cas }) => cas);
    return { sheet, on: listedUnderOf([...(JSON.parse(sheet.cas_numbers) as string[]), ...inIt]) };
  });
  return lists.flatMap((list) => {
    const sheets = found.filter(({ on }) => on.includes(list)).map(({ sheet }) => sheet);
    return sheets.length === 0 ? [] : [{ list, sheets: tell(sheets) }];
  });
};
