import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { effectiveStatusesOf } from '#contract/sheets/effective-status.ts';
import { hazardClassesOf } from '#lib/hazards/hazards.ts';
import { listedUnderOf } from '#lib/hazards/substance-lists/find-listings.ts';
import { compileOnce } from '#server/platform/storage/compile-once.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { locationPaths, withAncestors } from '../collection/location-paths.ts';
import { newerVersion } from '../collection/newer-version.ts';
import { otherLanguage } from '../collection/other-language.ts';
import { readSheetPlaces } from '../collection/places-of.ts';

/** What of a collection changed: records as they are now, and numbers of those that left it. */
export interface CollectionChanges {
  readonly records: SearchedSheet[];
  readonly removed: number[];
}

/** The collection's version, undefined when there is no such organisation. */
export const collectionVersion = async (db: Database, organisation: number): Promise<number | undefined> => {
  const [row] = await readVersion(db, [organisation]);
  return row?.collection_version;
};

const readVersion = compileOnce((db) =>
  db.selectFrom('organisations').select('collection_version').where('id', '=', 0),
);

/** The versions of all collections. */
export const collectionVersions = (db: Database): Promise<{ organisation: number; version: number }[]> =>
  db
    .selectFrom('organisations')
    .select(['id as organisation', 'collection_version as version'])
    .orderBy('id')
    .execute();

/** Everything that changed after `version`, in batches in the order of record numbers; all of it after version 0. */
export async function* changesSince(
  db: Database,
  organisation: number,
  version: number,
  batchSize = 5000,
): AsyncGenerator<CollectionChanges> {
  const paths = await locationPaths(db, organisation);
  const today = new Date();
  for (let after = 0; ; ) {
    const rows = await readRows(db, organisation, version, after, batchSize);
    const last = rows.at(-1);
    if (!last) return;
    const places = await readPlaces(db, organisation, after, last.isn);
    yield {
      records: rows
        .filter(({ removed }) => removed === 0)
        .map((row) =>
          toRecord(row, withAncestors((places.get(row.isn) ?? []).map((id) => paths.get(id) ?? '')), today),
        ),
      removed: rows.filter(({ removed }) => removed === 1).map(({ isn }) => isn),
    };
    if (rows.length < batchSize) return;
    after = last.isn;
  }
}

const selectRows = (db: Database, organisation: number) =>
  db
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .select([
      'placed.isn',
      'placed.custom_1',
      'placed.custom_2',
      'placed.custom_3',
      'placed.modified',
      'placed.removed',
      'sheets.product_name',
      'sheets.product_ids',
      'sheets.alternative_name',
      'sheets.un_numbers',
      'sheets.manufacturer',
      'sheets.language',
      'sheets.status',
      'sheets.format',
      'sheets.hazardous',
      'sheets.signal_word',
      'sheets.hazard_codes',
      'sheets.pictograms',
      'sheets.cas_numbers',
      'sheets.ingredients',
      'sheets.sheet_date',
    ])
    .select((eb) => eb.exists(newerVersion(eb, 'placed.organisation_id')).as('is_superseded'))
    .select((eb) => eb.exists(otherLanguage(eb)).as('has_other_language'))
    .where('placed.organisation_id', '=', organisation);

const readRows = (db: Database, organisation: number, version: number, after: number, limit: number) =>
  selectRows(db, organisation)
    .where('placed.version', '>', version)
    .where('placed.isn', '>', after)
    .orderBy('placed.isn')
    .limit(limit)
    .execute();

type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Sheets of a collection as an index takes them, by record number; those that it does not hold are not among them. */
export const searchedSheets = async (
  db: Database,
  organisation: number,
  isns: readonly number[],
): Promise<Map<number, SearchedSheet>> => {
  const rows = await selectRows(db, organisation)
    .where('placed.isn', 'in', isns)
    .where('placed.removed', '=', 0)
    .execute();
  const paths = await locationPaths(db, organisation);
  const places = await readSheetPlaces(db, organisation, isns);
  const today = new Date();
  return new Map(
    rows.map((row) => [
      row.isn,
      toRecord(row, withAncestors((places.get(row.isn) ?? []).map((id) => paths.get(id) ?? '')), today),
    ]),
  );
};

const readPlaces = async (db: Database, organisation: number, after: number, upTo: number) => {
  const rows = await db
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', organisation)
    .where('isn', '>', after)
    .where('isn', '<=', upTo)
    // The same record however often it is read: PostgreSQL gives rows of no order in whichever it meets them.
    .orderBy('isn')
    .orderBy('subset_id')
    .execute();
  const places = new Map<number, number[]>();
  for (const { isn, subset_id } of rows) {
    const known = places.get(isn);
    if (known) known.push(subset_id);
    else places.set(isn, [subset_id]);
  }
  return places;
};

const toRecord = (row: Row, locations: string[], today: Date): SearchedSheet => ({
  isn: row.isn,
  productName: row.product_name,
  productIds: JSON.parse(row.product_ids),
  manufacturer: row.manufacturer,
  language: row.language,
  otherLanguage: row.has_other_language ? 'available' : 'missing',
  standings: effectiveStatusesOf(
    { status: row.status, sheetDate: row.sheet_date, isSuperseded: Boolean(row.is_superseded) },
    today,
  ),
  format: row.format,
  hazardous: row.hazardous,
  signalWord: row.signal_word,
  pictograms: JSON.parse(row.pictograms),
  hazardClasses: hazardClassesOf(JSON.parse(row.hazard_codes)),
  casNumbers: casNumbersOf(row),
  listedUnder: listedUnderOf(casNumbersOf(row)),
  locations,
  custom: [row.custom_1, row.custom_2, row.custom_3],
  modified: row.modified,
  sheetDate: row.sheet_date,
  otherNames: row.alternative_name === '' ? [] : [row.alternative_name],
  ingredientNames: namesWithin(row.ingredients),
  ownCasNumbers: JSON.parse(row.cas_numbers),
  unNumbers: JSON.parse(row.un_numbers),
});

const namesWithin = (ingredients: string): string[] => [
  ...new Set((JSON.parse(ingredients) as { name: string }[]).map(({ name }) => name).filter(Boolean)),
];

/** A mixture is looked for by what is in it: the ingredients' numbers count as much as the product's. */
const casNumbersOf = ({ cas_numbers, ingredients }: { cas_numbers: string; ingredients: string }): string[] => {
  const own = JSON.parse(cas_numbers) as string[];
  const within = JSON.parse(ingredients) as { cas: string }[];
  return [...new Set([...own, ...within.map(({ cas }) => cas)])].filter((cas) => cas !== '');
};
