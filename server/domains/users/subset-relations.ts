import type { Resource } from '#contract/json-api/document.ts';
import type { subsetRelationType } from '#contract/json-api/types/subset-relations.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Member } from './members.ts';

export type SubsetRelation = Resource<typeof subsetRelationType>;

/** The locations of members, by the member's user. */
export const readSubsetRelations = async (
  db: Database,
  members: readonly Pick<Member, 'id' | 'number' | 'membership_id'>[],
): Promise<Map<number, SubsetRelation[]>> => {
  const users = new Map(members.map((member) => [member.membership_id, member]));
  const rows = await db
    .selectFrom('membership_subsets')
    .selectAll()
    .where('membership_id', 'in', [...users.keys()])
    .orderBy('subset_id')
    .execute();
  const relations = new Map<number, SubsetRelation[]>();
  for (const { membership_id, subset_id } of rows) {
    const { id, number } = users.get(membership_id)!;
    relations.set(id, [...(relations.get(id) ?? []), toRelation(number, subset_id)]);
  }
  return relations;
};

/** Limits a member to these locations and no others. */
export const replaceSubsetRelations = async (
  db: Database,
  membershipId: number,
  subsetIds: readonly number[],
): Promise<void> => {
  await db.deleteFrom('membership_subsets').where('membership_id', '=', membershipId).execute();
  const values = [...new Set(subsetIds)].map((subset_id) => ({ membership_id: membershipId, subset_id }));
  if (values.length > 0) await db.insertInto('membership_subsets').values(values).execute();
};

const toRelation = (memberNumber: number, subsetId: number): SubsetRelation => ({
  type: 'subset-relations',
  id: `${memberNumber}-${subsetId}`,
  attributes: {},
  relationships: { subset: { data: { type: 'subsets', id: String(subsetId) } } },
  meta: {},
});
