import { z } from 'zod';
import { permissions, type Role } from '#contract/permissions.ts';
import { defineResourceType } from '../resource-type.ts';

/** Roles that a member of an organisation may have, from the one that may do least. S2.6-02. */
export const memberRoles = ['read-only', 'collection-admin', 'company-admin'] as const satisfies readonly Role[];
export type MemberRole = (typeof memberRoles)[number];

/** A role; its id is its slug. S2.3-61. */
export const roleType = defineResourceType({
  type: 'roles',
  attributes: {
    slug: z.enum(memberRoles),
    permissions: z.array(z.enum(permissions)),
    /** Key of the text that describes the role to who chooses it. */
    description_key: z.string(),
  },
});
