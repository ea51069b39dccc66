import type { Scope } from '#lib/search-engine/port.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';
import { visibleLocations } from '../collection/visible-locations.ts';

/** What the person signed in may see of the collection: all of it, or the sheets of a read-only member's locations. */
export const scopeOf = async (db: Database, session: Session): Promise<Scope> => {
  const locations = await visibleLocations(db, session);
  return { organisation: session.organisationId, cas: session.ingredients, ...(locations && { locations }) };
};
