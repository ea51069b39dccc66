import type { Transaction } from 'kysely';
import { toRuleKey } from '#contract/role-rules.ts';
import { type ScimGroupBody, scimLimits } from '#contract/scim/resources.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { findAccounts } from '../accounts/member-numbers.ts';
import { giveRuleRoles } from './give-roles.ts';
import { type Group, readGroups } from './groups.ts';
import { notUnique, wrongValue } from './scim-error.ts';

/** What a group is to be. */
export interface GroupInput {
  readonly name: string;
  readonly externalId: string;
  /** Numbers of the users that are to be in it. */
  readonly numbers: ReadonlySet<number>;
}

/** What a directory sent, for a group that is new or replaced; an identifier that is left out stays. */
export const toGroupInput = ({ displayName, externalId, members = [] }: ScimGroupBody, known?: Group): GroupInput => ({
  name: displayName,
  externalId: externalId ?? known?.externalId ?? '',
  numbers: new Set(members.map(({ value }) => toMemberNumber(value))),
});

/** Throws `scim.value` for what is no number of a user. */
export const toMemberNumber = (value: string): number => {
  if (!/^\d{1,15}$/.test(value)) throw wrongValue('members');
  return Number(value);
};

/**
 * Adds a group and gives its members what rules say. The transaction must hold the members. Throws `scim.uniqueness`, `scim.value` for
 * somebody who is no member, `scim.too_many_groups`, and as `giveRuleRoles`.
 */
export const insertGroup = async (
  trx: Transaction<Tables>,
  organisationId: number,
  wanted: GroupInput,
  now = new Date(),
): Promise<number> => {
  const others = await readGroups(trx, organisationId);
  if (others.length >= scimLimits.groups)
    throw new ApiError({ code: 'scim.too_many_groups', params: { max: scimLimits.groups } });
  checkUnique(others, wanted);
  const { id } = await trx
    .insertInto('directory_groups')
    .values({
      organisation_id: organisationId,
      display_name: wanted.name,
      external_id: wanted.externalId,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const memberships = await toMemberships(trx, organisationId, wanted.numbers);
  await addMembers(trx, id, memberships);
  await writeEntry(trx, 'group-added', { organisationId, record: id, details: { members: memberships.length } });
  await giveRuleRoles(trx, organisationId, memberships);
  return id;
};

/** Makes a group what is wanted, and its members, former ones too, what rules say. As `insertGroup`. */
export const updateGroup = async (
  trx: Transaction<Tables>,
  organisationId: number,
  { group, wanted }: { readonly group: Group; readonly wanted: GroupInput },
): Promise<void> => {
  checkUnique(
    (await readGroups(trx, organisationId)).filter(({ id }) => id !== group.id),
    wanted,
  );
  const isRenamed = wanted.name !== group.name;
  if (isRenamed || wanted.externalId !== group.externalId)
    await trx
      .updateTable('directory_groups')
      .set({ display_name: wanted.name, external_id: wanted.externalId })
      .where('id', '=', group.id)
      .execute();
  const before = new Set(await membershipsIn(trx, group.id));
  const after = new Set(await toMemberships(trx, organisationId, wanted.numbers));
  const [added, removed] = [[...after.difference(before)], [...before.difference(after)]];
  await addMembers(trx, group.id, added);
  for (const batch of inBatches(removed))
    await trx
      .deleteFrom('directory_group_members')
      .where('group_id', '=', group.id)
      .where('membership_id', 'in', batch)
      .execute();
  if (!isRenamed && wanted.externalId === group.externalId && added.length + removed.length === 0)
    return nothingToAudit();
  const details = { added: added.length, removed: removed.length, ...(isRenamed && { fields: ['displayName'] }) };
  await writeEntry(trx, 'group-changed', { organisationId, record: group.id, details });
  await giveRuleRoles(trx, organisationId, isRenamed ? [...after.union(before)] : [...added, ...removed]);
};

/** Takes a group away, and from its members what only it gave. Throws as `giveRuleRoles`. */
export const deleteGroup = async (trx: Transaction<Tables>, organisationId: number, group: Group): Promise<void> => {
  const memberships = await membershipsIn(trx, group.id);
  await writeEntry(trx, 'group-removed', {
    organisationId,
    record: group.id,
    details: { members: memberships.length },
  });
  await trx.deleteFrom('directory_groups').where('id', '=', group.id).execute();
  await giveRuleRoles(trx, organisationId, memberships);
};

const checkUnique = (others: readonly Group[], { name, externalId }: GroupInput): void => {
  const key = toRuleKey(name);
  if (others.some((other) => toRuleKey(other.name) === key)) throw notUnique('displayName');
  if (externalId !== '' && others.some((other) => other.externalId === externalId)) throw notUnique('externalId');
};

const membershipsIn = async (db: Database, groupId: number): Promise<number[]> =>
  (
    await db.selectFrom('directory_group_members').select('membership_id').where('group_id', '=', groupId).execute()
  ).map(({ membership_id }) => membership_id);

/** Whose membership is this organisation's and no shared account's; anybody else is a value that `members` cannot have. */
const toMemberships = async (db: Database, organisationId: number, numbers: ReadonlySet<number>): Promise<number[]> => {
  const accounts = await findAccounts(db, organisationId, [...numbers]);
  const found: number[] = [];
  for (const batch of inBatches([...accounts.values()])) {
    const rows = await db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select('memberships.id')
      .where('memberships.organisation_id', '=', organisationId)
      .where('users.shared', '=', 0)
      .where('users.id', 'in', batch)
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  if (found.length < numbers.size) throw wrongValue('members');
  return found;
};

const addMembers = async (trx: Database, group_id: number, memberships: readonly number[]): Promise<void> => {
  for (const batch of inBatches(memberships))
    await trx
      .insertInto('directory_group_members')
      .values(batch.map((membership_id) => ({ group_id, membership_id })))
      .execute();
};
