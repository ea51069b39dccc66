import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { readPeople } from './people.ts';

/** A group of an organisation's directory. */
export interface Group {
  readonly id: number;
  readonly name: string;
  /** Empty where the directory said none. */
  readonly externalId: string;
}

/** Somebody in a group. */
export interface GroupMember {
  /** By which the organisation knows them. */
  readonly number: number;
  readonly display: string;
}

/** The groups of an organisation, the oldest first. */
export const readGroups = (db: Database, organisationId: number): Promise<Group[]> =>
  selectGroups(db, organisationId).execute();

/** One of them; undefined for any other. */
export const findGroup = (db: Database, organisationId: number, id: number): Promise<Group | undefined> =>
  selectGroups(db, organisationId).where('id', '=', id).executeTakeFirst();

const selectGroups = (db: Database, organisationId: number) =>
  db
    .selectFrom('directory_groups')
    .select(['id', 'display_name as name', 'external_id as externalId'])
    .where('organisation_id', '=', organisationId)
    .orderBy('id');

/** Who is in these groups, by the group. */
export const readGroupMembers = async (
  db: Database,
  organisationId: number,
  groupIds: readonly number[],
): Promise<Map<number, GroupMember[]>> => {
  const rows: { group_id: number; membership_id: number }[] = [];
  for (const batch of inBatches(groupIds))
    rows.push(...(await db.selectFrom('directory_group_members').selectAll().where('group_id', 'in', batch).execute()));
  if (rows.length === 0) return new Map();
  const displays = new Map(
    (await readPeople(db, organisationId)).map(({ member, givenName, familyName, userName }) => [
      member.membership_id,
      { number: member.number, display: `${givenName} ${familyName}`.trim() || userName },
    ]),
  );
  const members = new Map<number, GroupMember[]>();
  for (const { group_id, membership_id } of rows) {
    const member = displays.get(membership_id);
    if (member) members.set(group_id, [...(members.get(group_id) ?? []), member]);
  }
  for (const list of members.values()) list.sort((a, b) => a.number - b.number);
  return members;
};

/** The groups of these members, by the membership. */
export const readGroupsOf = async (
  db: Database,
  membershipIds: readonly number[],
): Promise<Map<number, Pick<Group, 'id' | 'name'>[]>> => {
  const groups = new Map<number, Pick<Group, 'id' | 'name'>[]>();
  for (const batch of inBatches(membershipIds)) {
    const rows = await db
      .selectFrom('directory_group_members')
      .innerJoin('directory_groups', 'directory_groups.id', 'directory_group_members.group_id')
      .select(['membership_id', 'directory_groups.id', 'display_name as name'])
      .where('membership_id', 'in', batch)
      .orderBy('directory_groups.id')
      .execute();
    for (const { membership_id, ...group } of rows)
      groups.set(membership_id, [...(groups.get(membership_id) ?? []), group]);
  }
  return groups;
};
