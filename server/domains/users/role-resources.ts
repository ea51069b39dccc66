import type { Resource } from '#contract/json-api/document.ts';
import { memberRoles, type roleType } from '#contract/json-api/types/roles.ts';
import { permissionsOf } from '#contract/permissions.ts';

/** The roles of an organisation's members, from the one that may do least. */
export const roleResources: readonly Resource<typeof roleType>[] = memberRoles.map((slug) => ({
  type: 'roles',
  id: slug,
  attributes: {
    slug,
    permissions: permissionsOf({ role: slug, shared: false }),
    description_key: `roles.descriptions.${slug}`,
  },
  relationships: {},
  meta: {},
}));
