import type { Database } from '#server/platform/storage/database.ts';
import { locationPaths } from './location-paths.ts';
import { isOpenTo } from './ownership.ts';
import { isVisitor, isWithin, type Viewer, visibleLocations } from './visible-locations.ts';

/**
 * A sheet that somebody may open: its product has a sheet that they see in the collection, and it is no other
 * organisation's upload. Members may open an earlier version or the other language although the collection does not
 * hold it: versions belong to the product and are kept for 30 years. A visitor sees the sheet itself in the location, or
 * does not open it. Undefined for any other sheet.
 */
export const findVisibleSheet = async (db: Database, viewer: Viewer, isn: number) => {
  const sheet = await db
    .selectFrom('sheets')
    .selectAll()
    .where('isn', '=', isn)
    .where((eb) => isOpenTo(eb, viewer.organisationId))
    .executeTakeFirst();
  return sheet && (await seesOneOf(db, viewer, await heldOfProduct(db, viewer, sheet))) ? sheet : undefined;
};

/** What of the sheet's product stands in the collection. A key that is empty is no key: it makes no product of two sheets. */
const heldOfProduct = async (
  db: Database,
  viewer: Viewer,
  { isn, product_key }: { isn: number; product_key: string },
): Promise<number[]> => {
  const isAlone = isVisitor(viewer) || product_key === '';
  const rows = await db
    .selectFrom('sheets')
    .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
    .select('placed.isn')
    .where((eb) => (isAlone ? eb('sheets.isn', '=', isn) : eb('sheets.product_key', '=', product_key)))
    .where('placed.organisation_id', '=', viewer.organisationId)
    .where('placed.removed', '=', 0)
    .execute();
  return rows.map((row) => row.isn);
};

const seesOneOf = async (db: Database, viewer: Viewer, isns: readonly number[]): Promise<boolean> => {
  if (isns.length === 0) return false;
  const visible = await visibleLocations(db, viewer);
  if (visible === undefined) return true;
  const paths = await locationPaths(db, viewer.organisationId);
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select('subset_id')
    .where('organisation_id', '=', viewer.organisationId)
    .where('isn', 'in', isns)
    .execute();
  return places.some(({ subset_id }) => isWithin(paths.get(subset_id) ?? '', visible));
};
