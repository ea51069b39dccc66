import type { Role } from '#contract/permissions.ts';
import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { locationPaths } from '../collection/location-paths.ts';

/** A member who may ask for something. */
export interface RequestMember {
  readonly userId: number;
  readonly role: Role;
  readonly shared: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Paths of the locations the member is limited to; undefined where there is no limit. */
  readonly locations: readonly string[] | undefined;
}

/** The members of an organisation, the oldest first. */
export const requestMembers = async (db: Database, organisationId: number): Promise<RequestMember[]> => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['memberships.id', 'user_id', 'role', 'shared', 'first_name', 'last_name', 'email'])
    .where('organisation_id', '=', organisationId)
    .orderBy('memberships.id')
    .execute();
  const limits = await db.selectFrom('membership_subsets').selectAll().orderBy('subset_id').execute();
  const paths = await locationPaths(db, organisationId);
  return rows.map(({ id, user_id, role, shared, first_name, last_name, email }) => ({
    userId: user_id,
    role,
    shared: shared === 1,
    firstName: first_name,
    lastName: last_name,
    email,
    locations: seesOwnLocationsOnly(role)
      ? limits
          .filter(({ membership_id }) => membership_id === id)
          .flatMap(({ subset_id }) => paths.get(subset_id) ?? [])
      : undefined,
  }));
};

/** An operator. */
export const findOperator = async (db: Database): Promise<number> => {
  const { user_id } = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('role', '=', 'operator')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return user_id;
};
