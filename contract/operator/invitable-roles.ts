import type { MemberRole } from '../json-api/types/roles.ts';

/** Roles that the provider invites to; whom else an organisation wants, its administrators invite. */
export const invitableRoles = ['collection-admin', 'company-admin'] as const satisfies readonly MemberRole[];
