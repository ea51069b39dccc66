import type { Session } from '../accounts/sessions.ts';
import type { Database } from '../storage/database.ts';
import { locationPaths } from './location-paths.ts';
import { isWithin, visibleLocations } from './visible-locations.ts';

/** A sheet of the collection that the person signed in may see; undefined for any other, of whichever organisation. */
export const findVisibleSheet = async (db: Database, session: Session, isn: number) => {
  const sheet = await db
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .selectAll('sheets')
    .where('placed.organisation_id', '=', session.organisationId)
    .where('placed.isn', '=', isn)
    .where('placed.removed', '=', 0)
    .executeTakeFirst();
  return sheet && (await standsInSight(db, session, isn)) ? sheet : undefined;
};

const standsInSight = async (db: Database, session: Session, isn: number): Promise<boolean> => {
  const visible = await visibleLocations(db, session);
  if (visible === undefined) return true;
  const paths = await locationPaths(db, session.organisationId);
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select('subset_id')
    .where('organisation_id', '=', session.organisationId)
    .where('isn', '=', isn)
    .execute();
  return places.some(({ subset_id }) => isWithin(paths.get(subset_id) ?? '', visible));
};
