import type { MemberRole } from '#contract/json-api/types/roles.ts';
import { permissionsOf } from '#contract/permissions.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Session } from '../accounts/sessions.ts';

/** Throws `api_token.no_admins` where one of the roles, a member's before or after, is an administrator's and the token has no scope for that. */
export const refuseAdmins = (session: Session, roles: readonly MemberRole[]): void => {
  if (roles.includes('company-admin') && !permissionsOf(session).includes('manage-admins'))
    throw apiError('api_token.no_admins');
};
