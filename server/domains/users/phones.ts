import type { MemberRole } from '#contract/json-api/types/roles.ts';
import { permissionsOf, type Role } from '#contract/permissions.ts';
import type { Member } from './members.ts';

/** Whether members of that role have a telephone number. S2.6-16. */
export const hasPhone = (role: Role): boolean => permissionsOf({ role, shared: false }).includes('has-phone');

/** A member's number in a role. It stays, unseen, in a role without one: another organisation may need it, and which do is nobody's to learn. */
export const toPhone = (member: Member, role: MemberRole, given: string | undefined): string =>
  hasPhone(role) ? (given ?? member.phone) : member.phone;
