import type { Transaction } from 'kysely';
import { type MemberRole, memberRoles } from '#contract/json-api/types/roles.ts';
import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import { type RoleRule, toRuleKey } from '#contract/role-rules.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/** What rules give to a person: a role, and the locations of one who may only read. */
export interface RoleGrant {
  readonly role: MemberRole;
  /** Ids, in ascending order; none of a role that sees everything. */
  readonly locations: readonly number[];
}

/**
 * What the rules give to whoever has these values: of several roles the highest, with the locations of all rules that give it;
 * undefined where no rule is about them.
 */
export const applyRoleRules = (rules: readonly RoleRule[], values: readonly string[]): RoleGrant | undefined => {
  const keys = new Set(values.map(toRuleKey));
  const matching = rules.filter(({ value }) => keys.has(toRuleKey(value)));
  const role = memberRoles.findLast((each) => matching.some((rule) => rule.role === each));
  if (!role) return undefined;
  const given = seesOwnLocationsOnly(role) ? matching : [];
  return { role, locations: [...new Set(given.flatMap(({ locations }) => locations))].sort((a, b) => a - b) };
};

/** The rules of an organisation, in their order. */
export const readRoleRules = async (db: Database, organisationId: number): Promise<RoleRule[]> => {
  const rules = await db
    .selectFrom('role_rules')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('position')
    .execute();
  const places = await db
    .selectFrom('role_rule_subsets')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('subset_id')
    .execute();
  const placesOf = Map.groupBy(places, ({ position }) => position);
  return rules.map(({ position, value, role }) => ({
    value,
    role,
    locations: (placesOf.get(position) ?? []).map(({ subset_id }) => subset_id),
  }));
};

/**
 * Makes the rules of an organisation what was sent, checked by `roleRules` of the contract. Throws `people.unknown_location`, at the
 * locations of each rule below `pointer`, for one of another organisation. `giveRuleRoles` gives members what the rules give from then on.
 */
export const replaceRoleRules = async (
  trx: Transaction<Tables>,
  organisationId: number,
  { rules, pointer }: { readonly rules: readonly RoleRule[]; readonly pointer: string },
): Promise<void> => {
  const known = new Set(
    (await trx.selectFrom('subsets').select('id').where('organisation_id', '=', organisationId).execute()).map(
      ({ id }) => id,
    ),
  );
  const [fault, ...others] = rules.flatMap(({ locations }, index) =>
    locations.every((id) => known.has(id))
      ? []
      : [{ code: 'people.unknown_location' as const, source: { pointer: `${pointer}/${index}/locations` } }],
  );
  if (fault) throw new ApiError(fault, ...others);
  await trx.deleteFrom('role_rules').where('organisation_id', '=', organisationId).execute();
  for (const [position, { value, role, locations }] of rules.entries()) {
    const key = { organisation_id: organisationId, position };
    await trx
      .insertInto('role_rules')
      .values({ ...key, value, role })
      .execute();
    for (const batch of inBatches([...new Set(locations)]))
      await trx
        .insertInto('role_rule_subsets')
        .values(batch.map((subset_id) => ({ ...key, subset_id })))
        .execute();
  }
};
