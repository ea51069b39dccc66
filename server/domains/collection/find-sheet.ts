import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';
import { locationPaths } from './location-paths.ts';
import { isOpenTo } from './ownership.ts';
import { isWithin, visibleLocations } from './visible-locations.ts';

/**
 * A sheet that the signed-in person may open: its product has a sheet that they see in the collection, and it is no
 * other organisation's upload. An earlier version or the other language may be opened although the collection does not
 * hold it: versions belong to the product and are kept for 30 years. Undefined for any other sheet.
 */
export const findVisibleSheet = async (db: Database, session: Session, isn: number) => {
  const sheet = await db
    .selectFrom('sheets')
    .selectAll()
    .where('isn', '=', isn)
    .where((eb) => isOpenTo(eb, session.organisationId))
    .executeTakeFirst();
  return sheet && (await seesOneOf(db, session, await heldOfProduct(db, session, sheet))) ? sheet : undefined;
};

/** What of the sheet's product stands in the collection. A key that is empty is no key: it makes no product of two sheets. */
const heldOfProduct = async (
  db: Database,
  { organisationId }: Session,
  { isn, product_key }: { isn: number; product_key: string },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('sheets')
    .innerJoin('collection_sheets as placed', 'placed.isn', 'sheets.isn')
    .select('placed.isn')
    .where((eb) => (product_key === '' ? eb('sheets.isn', '=', isn) : eb('sheets.product_key', '=', product_key)))
    .where('placed.organisation_id', '=', organisationId)
    .where('placed.removed', '=', 0)
    .execute();
  return rows.map((row) => row.isn);
};

const seesOneOf = async (db: Database, session: Session, isns: readonly number[]): Promise<boolean> => {
  if (isns.length === 0) return false;
  const visible = await visibleLocations(db, session);
  if (visible === undefined) return true;
  const paths = await locationPaths(db, session.organisationId);
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select('subset_id')
    .where('organisation_id', '=', session.organisationId)
    .where('isn', 'in', isns)
    .execute();
  return places.some(({ subset_id }) => isWithin(paths.get(subset_id) ?? '', visible));
};
