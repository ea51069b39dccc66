import type { Selectable } from 'kysely';
import type { Database } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { locationPaths } from './location-paths.ts';
import { isOpenTo } from './ownership.ts';
import { isVisitor, isWithin, type Viewer, visibleLocations } from './visible-locations.ts';

/**
 * A sheet that somebody may open: its product has a sheet that they see in the collection, and it is no other
 * organisation's upload. Members may open an earlier version or the other language although the collection does not
 * hold it: versions belong to the product and are kept for 30 years. A visitor sees the sheet itself in the location, or
 * does not open it. Undefined for any other sheet.
 */
export const findVisibleSheet = async (db: Database, viewer: Viewer, isn: number) =>
  (await findVisibleSheets(db, viewer, [isn])).get(isn);

/** Those of the sheets that somebody may open, likewise, by record number; read in five queries however many. */
export const findVisibleSheets = async (
  db: Database,
  viewer: Viewer,
  isns: readonly number[],
): Promise<Map<number, Selectable<SheetTable>>> => {
  if (isns.length === 0) return new Map();
  const sheets = await db
    .selectFrom('sheets')
    .selectAll()
    .where('isn', 'in', isns)
    .where((eb) => isOpenTo(eb, viewer.organisationId))
    .execute();
  const seen = await seenOf(db, viewer, await heldOfProducts(db, viewer, sheets));
  const keys = new Set(isVisitor(viewer) ? [] : seen.map(({ product_key }) => product_key).filter(isKey));
  const own = new Set(seen.map(({ isn }) => isn));
  return new Map(
    sheets.filter(({ isn, product_key }) => own.has(isn) || keys.has(product_key)).map((sheet) => [sheet.isn, sheet]),
  );
};

/** A key that is empty is no key: it makes no product of two sheets. */
const isKey = (productKey: string): boolean => productKey !== '';

interface OfProduct {
  readonly isn: number;
  readonly product_key: string;
}

/** What of the sheets' products stands in the collection. */
const heldOfProducts = async (db: Database, viewer: Viewer, sheets: readonly OfProduct[]): Promise<OfProduct[]> => {
  if (sheets.length === 0) return [];
  const isns = sheets.map(({ isn }) => isn);
  const keys = isVisitor(viewer) ? [] : [...new Set(sheets.map(({ product_key }) => product_key).filter(isKey))];
  return db
    .selectFrom('sheets')
    .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
    .select(['placed.isn', 'sheets.product_key'])
    .where((eb) => eb.or([eb('sheets.isn', 'in', isns), ...(keys.length > 0 ? [eb('product_key', 'in', keys)] : [])]))
    .where('placed.organisation_id', '=', viewer.organisationId)
    .where('placed.removed', '=', 0)
    .execute();
};

/** Of sheets in the collection, those that stand where the viewer sees. */
const seenOf = async (db: Database, viewer: Viewer, held: readonly OfProduct[]): Promise<readonly OfProduct[]> => {
  if (held.length === 0) return held;
  const visible = await visibleLocations(db, viewer);
  if (visible === undefined) return held;
  const paths = await locationPaths(db, viewer.organisationId);
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', viewer.organisationId)
    .where(
      'isn',
      'in',
      held.map(({ isn }) => isn),
    )
    .execute();
  const seen = new Set(
    places.filter(({ subset_id }) => isWithin(paths.get(subset_id) ?? '', visible)).map(({ isn }) => isn),
  );
  return held.filter(({ isn }) => seen.has(isn));
};
