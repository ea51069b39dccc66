import type { Transaction } from 'kysely';
import type { MemberRole } from '#contract/json-api/types/roles.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Flag } from '#server/platform/storage/tables/values.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { applyRoleRules, type RoleGrant, readRoleRules } from '../accounts/role-rules.ts';
import { findMember } from '../users/members.ts';
import { findPasswordUser } from '../users/password-user.ts';
import { toPhone } from '../users/phones.ts';
import { keepsAdmin } from '../users/remaining-admins.ts';
import { replaceSubsetRelations } from '../users/subset-relations.ts';
import { readRuleValues } from './rule-values.ts';

/**
 * Gives members of an organisation the role and the locations that rules give for their groups. Whom no rule is about keeps what an
 * administrator gave them; what a group had given goes with the last such group, and who had it may then read nothing. The transaction
 * must hold the members. Throws `people.last_admin` for who would leave the organisation without an administrator, and
 * `people.password_user` for who alone gets in without the provider.
 */
export const giveRuleRoles = async (
  trx: Transaction<Tables>,
  organisationId: number,
  membershipIds: readonly number[],
): Promise<void> => {
  if (membershipIds.length === 0) return;
  const rules = await readRoleRules(trx, organisationId);
  const values = await readRuleValues(trx, organisationId, membershipIds);
  const changes = (await readMembers(trx, membershipIds)).flatMap((before) => {
    const granted = applyRoleRules(rules, values.get(before.id) ?? []);
    const grant = granted ?? (before.has_rule_role === 1 ? nothing : undefined);
    return grant ? [{ before, grant, has_rule_role: (granted ? 1 : 0) as Flag }] : [];
  });
  // New administrators first: another one may be none from then on.
  changes.sort((a, b) => Number(isAdmin(b.grant)) - Number(isAdmin(a.grant)) || a.before.id - b.before.id);
  for (const { before, grant, has_rule_role } of changes) {
    if (has_rule_role !== before.has_rule_role)
      await trx.updateTable('memberships').set({ has_rule_role }).where('id', '=', before.id).execute();
    await give(trx, organisationId, { before, grant });
  }
};

/** The role of a member whose groups gave one before and give none now. */
const nothing: RoleGrant = { role: 'read-only', locations: [] };

const isAdmin = ({ role }: Pick<RoleGrant, 'role'>): boolean => role === 'company-admin';

/** What a member is at present; there may be thousands, few of whom change. */
interface RuledMember {
  readonly id: number;
  readonly user_id: number;
  readonly role: MemberRole;
  readonly has_rule_role: Flag;
  readonly locations: readonly number[];
}

const readMembers = async (db: Database, membershipIds: readonly number[]): Promise<RuledMember[]> => {
  const members: RuledMember[] = [];
  for (const batch of inBatches(membershipIds)) {
    const rows = await db
      .selectFrom('memberships')
      .select(['id', 'user_id', 'role', 'has_rule_role'])
      .where('id', 'in', batch)
      .execute();
    const places = await db
      .selectFrom('membership_subsets')
      .selectAll()
      .where('membership_id', 'in', batch)
      .orderBy('subset_id')
      .execute();
    const placesOf = Map.groupBy(places, ({ membership_id }) => membership_id);
    for (const row of rows)
      members.push({
        ...row,
        // Operators, the other role there is, are in no organisation.
        role: row.role as MemberRole,
        locations: (placesOf.get(row.id) ?? []).map(({ subset_id }) => subset_id),
      });
  }
  return members;
};

const give = async (
  trx: Transaction<Tables>,
  organisationId: number,
  { before, grant }: { readonly before: RuledMember; readonly grant: RoleGrant },
): Promise<void> => {
  const { id: membershipId, user_id, role, locations } = before;
  if (role === grant.role && String(locations) === String(grant.locations)) return;
  if (isAdmin(before) && !isAdmin(grant)) {
    if (!(await keepsAdmin(trx, organisationId, [user_id]))) throw apiError('people.last_admin');
    if ((await findPasswordUser(trx, organisationId)) === user_id) throw apiError('people.password_user');
  }
  const member = await findMember(trx, organisationId, user_id);
  await trx.updateTable('memberships').set({ role: grant.role }).where('id', '=', membershipId).execute();
  await replaceSubsetRelations(trx, membershipId, grant.locations);
  await trx
    .updateTable('users')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(member && { phone: toPhone(member, grant.role, undefined) }),
    }))
    .where('id', '=', user_id)
    .execute();
  await writeEntry(trx, 'user-changed', {
    organisationId,
    record: user_id,
    details: {
      ...(role !== grant.role && { role: [role, grant.role] }),
      ...(String(locations) !== String(grant.locations) && { locations: [locations, grant.locations] }),
    },
  });
};
