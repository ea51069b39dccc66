import type { MemberRole } from '#contract/json-api/types/roles.ts';
import { permissionsOf, type Role } from '#contract/permissions.ts';
import type { Member } from './members.ts';

/** Whether members of that role have a telephone number. S2.6-16. */
export const hasPhone = (role: Role): boolean => permissionsOf({ role, shared: false }).includes('has-phone');

/** A member's number in a role: a role without one clears it, unless another organisation may still need it. */
export const toPhone = (member: Member, role: MemberRole, given: string | undefined): string => {
  if (hasPhone(role)) return given ?? member.phone;
  return Number(member.memberships_elsewhere) > 0 ? member.phone : '';
};
