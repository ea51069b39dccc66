import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';
import { locationPaths } from './location-paths.ts';

/** Whoever scanned a location's code: nobody known, who sees what stands in that location or beneath it. */
export interface Visitor extends Pick<Session, 'organisationId' | 'ingredients'> {
  /** Number of the location. */
  readonly location: number;
}

/** Somebody who looks at an organisation's sheets, as far as that decides which: a member, or a visitor. */
export type Viewer = Pick<Session, 'organisationId' | 'ingredients' | 'role' | 'membershipId'> | Visitor;

export const isVisitor = (viewer: Viewer): viewer is Visitor => 'location' in viewer;

/**
 * Paths of the locations whose sheets (and those beneath) a read-only member or a visitor sees; undefined for roles that see the
 * whole collection.
 */
export const visibleLocations = async (db: Database, viewer: Viewer): Promise<string[] | undefined> => {
  if (!isVisitor(viewer) && !seesOwnLocationsOnly(viewer.role)) return undefined;
  const own = isVisitor(viewer) ? [viewer.location] : await locationsOf(db, viewer.membershipId);
  const paths = await locationPaths(db, viewer.organisationId);
  return own.flatMap((id) => paths.get(id) ?? []);
};

const locationsOf = async (db: Database, membershipId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('membership_subsets')
    .select('subset_id')
    .where('membership_id', '=', membershipId)
    .execute();
  return rows.map(({ subset_id }) => subset_id);
};

/** Whether a location is one of those visible or lies beneath one. */
export const isWithin = (path: string, visible: readonly string[] | undefined): boolean =>
  visible === undefined || visible.some((root) => path === root || path.startsWith(`${root}/`));
