import type { Transaction } from 'kysely';
import { z } from 'zod';
import { createOrganisation } from '#contract/calls/operator/organisations.ts';
import { type RoleRule, roleRules } from '#contract/role-rules.ts';
import { scimLimits } from '#contract/scim/resources.ts';
import { readRoleRules, replaceRoleRules } from '#server/domains/accounts/role-rules.ts';
import { insertGroup } from '#server/domains/directory/change-group.ts';
import { readGroups } from '#server/domains/directory/groups.ts';
import { lockMembers } from '#server/domains/users/lock-members.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { readLocations } from './read-locations.ts';
import { insertOrganisation } from './save-organisation.ts';

/** What an archive says of an organisation's directory, beside the organisation; who is in a group stands with the people. */
const directory = z.object({
  role_rules: roleRules.default([]),
  directory_groups: z
    .array(z.object({ name: z.string().min(1).max(200), external_id: z.string().max(200) }))
    .max(scimLimits.groups)
    .default([]),
});
export type ArchivedDirectory = z.output<typeof directory>;

export const readArchivedDirectory = async (db: Database, organisationId: number): Promise<ArchivedDirectory> => ({
  role_rules: await readRoleRules(db, organisationId),
  directory_groups: (await readGroups(db, organisationId)).map(({ name, externalId }) => ({
    name,
    external_id: externalId,
  })),
});

/** An organisation as `organisation.json` of an archive describes it; ids are those of the store that it comes from. */
export const describedOrganisation = z
  .looseObject({ locations: z.array(z.looseObject({})) })
  .transform((described) => ({
    entry: createOrganisation.body.parse({
      ...described,
      locations: described.locations.map((location) => ({ ...location, id: null })),
    }),
    formerIds: new Map(described.locations.map(({ id, key }) => [Number(id), String(key)])),
    directory: directory.parse(described),
  }));
type Described = z.output<typeof describedOrganisation>;

/** Makes it, with its locations, the groups of its directory, which nobody is in yet, and its role rules. Throws ApiError with every error found. */
export const takeInOrganisation = async (
  trx: Transaction<Tables>,
  { entry, formerIds, directory: { role_rules, directory_groups } }: Described,
): Promise<number> => {
  const { id } = await insertOrganisation(trx, { entry, language: 'en' });
  const paths = new Map(pathsOf(await readLocations(trx, id)).map(({ path, location }) => [path, location.id]));
  const keyToId = new Map(pathsOf(entry.locations).map(({ path, location }) => [location.key, paths.get(path)]));
  const toLocal = ({ locations, ...rule }: RoleRule): RoleRule => ({
    ...rule,
    // A location that is not there any more is 0, which none has: the rule is refused.
    locations: locations.map((former) => keyToId.get(formerIds.get(former) ?? '') ?? 0),
  });
  await replaceRoleRules(trx, id, { rules: role_rules.map(toLocal), pointer: '/role_rules' });
  await lockMembers(trx, id);
  for (const { name, external_id } of directory_groups)
    await insertGroup(trx, id, { name, externalId: external_id, numbers: new Set() });
  return id;
};

interface Place {
  readonly key: string;
  readonly parent: string;
  readonly name_en: string;
}

/** Locations with the way to them by name: side by side no two have the same. */
const pathsOf = <Location extends Place>(locations: readonly Location[]) => {
  const byKey = new Map(locations.map((location) => [location.key, location]));
  const pathOf = ({ parent, name_en }: Place): string[] => {
    const outer = byKey.get(parent);
    return [...(outer ? pathOf(outer) : []), name_en];
  };
  return locations.map((location) => ({ location, path: JSON.stringify(pathOf(location)) }));
};
