import { isOpenMembership } from '#server/domains/accounts/accounts.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Whether the organisation keeps a company admin who can sign in when these users are one no longer. */
export const keepsAdmin = async (
  db: Database,
  organisationId: number,
  without: readonly number[],
): Promise<boolean> => {
  const other = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.organisation_id', '=', organisationId)
    .where('memberships.role', '=', 'company-admin')
    .where(isOpenMembership())
    .where('users.verified_at', '!=', '')
    .where('users.id', 'not in', without)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};
