import { toRuleKey } from '#contract/role-rules.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { readGroups, readGroupsOf } from './groups.ts';

/** Memberships of an organisation that rules may be about: who is in a group, or has or had a role by a rule. */
export const findRuledMemberships = async (db: Database, organisationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('memberships')
    .select('memberships.id')
    .where('memberships.organisation_id', '=', organisationId)
    .where((eb) =>
      eb.or([
        eb('memberships.has_rule_role', '=', 1),
        eb.exists(
          eb
            .selectFrom('directory_group_members')
            .select('group_id')
            .whereRef('directory_group_members.membership_id', '=', 'memberships.id'),
        ),
        eb.exists(
          eb
            .selectFrom('provider_identities')
            .select('subject_hash')
            .whereRef('provider_identities.user_id', '=', 'memberships.user_id')
            .whereRef('provider_identities.organisation_id', '=', 'memberships.organisation_id')
            .where('provider_identities.claimed_groups', '!=', '[]'),
        ),
      ]),
    )
    .orderBy('memberships.id')
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * What rules are held against, by the membership: the groups of the directory, and those that the identity provider named when the
 * member came last. Of a group that the directory keeps, the directory alone says who is in it, since it says so at once.
 */
export const readRuleValues = async (
  db: Database,
  organisationId: number,
  membershipIds: readonly number[],
): Promise<Map<number, string[]>> => {
  const values = new Map<number, string[]>();
  for (const [id, groups] of await readGroupsOf(db, membershipIds))
    values.set(
      id,
      groups.map(({ name }) => name),
    );
  const kept = new Set((await readGroups(db, organisationId)).map(({ name }) => toRuleKey(name)));
  for (const batch of inBatches(membershipIds)) {
    const rows = await db
      .selectFrom('memberships')
      .innerJoin('provider_identities', (join) =>
        join
          .onRef('provider_identities.user_id', '=', 'memberships.user_id')
          .onRef('provider_identities.organisation_id', '=', 'memberships.organisation_id'),
      )
      .select(['memberships.id', 'provider_identities.claimed_groups'])
      .where('memberships.id', 'in', batch)
      .execute();
    for (const { id, claimed_groups } of rows) {
      const claimed = (JSON.parse(claimed_groups) as string[]).filter((value) => !kept.has(toRuleKey(value)));
      values.set(id, [...(values.get(id) ?? []), ...claimed]);
    }
  }
  return values;
};
