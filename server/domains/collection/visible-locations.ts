import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';
import { locationPaths } from './location-paths.ts';

/**
 * Paths of the locations whose sheets (and those beneath) a read-only member sees; undefined for roles that see the whole
 * collection.
 */
export const visibleLocations = async (db: Database, session: Session): Promise<string[] | undefined> => {
  if (!seesOwnLocationsOnly(session.role)) return undefined;
  const own = await db
    .selectFrom('membership_subsets')
    .select('subset_id')
    .where('membership_id', '=', session.membershipId)
    .execute();
  const paths = await locationPaths(db, session.organisationId);
  return own.flatMap(({ subset_id }) => paths.get(subset_id) ?? []);
};

/** Whether a location is one of those visible or lies beneath one. */
export const isWithin = (path: string, visible: readonly string[] | undefined): boolean =>
  visible === undefined || visible.some((root) => path === root || path.startsWith(`${root}/`));
