import type { Transaction } from 'kysely';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { applyRoleRules, type RoleGrant, readRoleRules } from '../accounts/role-rules.ts';
import { findMember, type Member } from '../users/members.ts';
import { toPhone } from '../users/phones.ts';
import { keepsAdmin } from '../users/remaining-admins.ts';
import { readSubsetRelations, replaceSubsetRelations } from '../users/subset-relations.ts';
import { readGroupsOf } from './groups.ts';

/**
 * Gives members of an organisation the role and the locations that rules give for their groups. Whom no rule is about keeps what an
 * administrator gave them; what a group had given goes with the last such group, and who had it may then read nothing. The transaction
 * must hold the members. Throws `people.last_admin` for who would leave the organisation without an administrator.
 */
export const giveRuleRoles = async (
  trx: Transaction<Tables>,
  organisationId: number,
  membershipIds: readonly number[],
): Promise<void> => {
  if (membershipIds.length === 0) return;
  const rules = await readRoleRules(trx, organisationId);
  const groups = await readGroupsOf(trx, membershipIds);
  for (const membershipId of membershipIds) {
    const membership = await trx
      .selectFrom('memberships')
      .select(['user_id', 'has_rule_role'])
      .where('id', '=', membershipId)
      .executeTakeFirstOrThrow();
    const names = (groups.get(membershipId) ?? []).map(({ name }) => name);
    const granted = applyRoleRules(rules, names);
    const grant = granted ?? (membership.has_rule_role === 1 ? nothing : undefined);
    const member = grant && (await findMember(trx, organisationId, membership.user_id));
    if (!grant || !member) continue;
    await trx
      .updateTable('memberships')
      .set({ has_rule_role: granted ? 1 : 0 })
      .where('id', '=', membershipId)
      .execute();
    await give(trx, organisationId, { member, grant });
  }
};

/** The role of a member whose groups gave one before and give none now. */
const nothing: RoleGrant = { role: 'read-only', locations: [] };

const give = async (
  trx: Transaction<Tables>,
  organisationId: number,
  { member, grant }: { readonly member: Member; readonly grant: RoleGrant },
): Promise<void> => {
  const { id, membership_id, role } = member;
  const relations = (await readSubsetRelations(trx, [member])).get(id) ?? [];
  const locations = relations.map(({ relationships }) => Number(relationships.subset.data?.id));
  if (role === grant.role && String(locations) === String(grant.locations)) return;
  const isDemoted = role === 'company-admin' && grant.role !== role;
  if (isDemoted && !(await keepsAdmin(trx, organisationId, [id]))) throw apiError('people.last_admin');
  await trx.updateTable('memberships').set({ role: grant.role }).where('id', '=', membership_id).execute();
  await replaceSubsetRelations(trx, membership_id, grant.locations);
  await trx
    .updateTable('users')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(!member.isStranger && { phone: toPhone(member, grant.role, undefined) }),
    }))
    .where('id', '=', id)
    .execute();
  await writeEntry(trx, 'user-changed', {
    organisationId,
    record: id,
    details: {
      ...(role !== grant.role && { role: [role, grant.role] }),
      ...(String(locations) !== String(grant.locations) && { locations: [locations, grant.locations] }),
    },
  });
};
