import type { Scope } from '#lib/search-engine/port.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { type Viewer, visibleLocations } from '../collection/visible-locations.ts';

/** What somebody may see of the collection: all of it, or the sheets of a read-only member's or a visitor's locations. */
export const scopeOf = async (db: Database, viewer: Viewer): Promise<Scope> => {
  const locations = await visibleLocations(db, viewer);
  return { organisation: viewer.organisationId, cas: viewer.ingredients, ...(locations && { locations }) };
};
