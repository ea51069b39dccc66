import type { MemberRole } from '../json-api/types/roles.ts';

/** Roles that the provider invites to; administrators invite the rest. */
export const invitableRoles = ['collection-admin', 'company-admin'] as const satisfies readonly MemberRole[];
