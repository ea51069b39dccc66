import type { MemberRole } from '#contract/json-api/types/roles.ts';
import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import type { ErrorObject } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';

const source = { pointer: '/data/relationships/subset_relations' };

/** What is wrong with the locations of a member of that role. S2.5-28. */
export const checkLocations = async (
  db: Database,
  organisationId: number,
  { role, subsetIds }: { role: MemberRole; subsetIds: readonly number[] },
): Promise<ErrorObject[]> => {
  if (subsetIds.length === 0) return seesOwnLocationsOnly(role) ? [{ code: 'people.location_required', source }] : [];
  const known = await db
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', subsetIds)
    .execute();
  return known.length < new Set(subsetIds).size ? [{ code: 'people.unknown_location', source }] : [];
};
