import type { Database } from '#server/platform/storage/database.ts';

/** Accounts of who looks after an organisation's ways to other programs, or after the provider's: its administrators, or the operators. */
export const readAdministrators = async (db: Database, organisationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.organisation_id', organisationId === 0 ? 'is' : '=', organisationId || null)
    .where('memberships.role', 'in', ['company-admin', 'operator'])
    .where('memberships.accepted_at', '!=', '')
    .where('users.shared', '=', 0)
    .where('users.verified_at', '!=', '')
    .execute();
  return rows.map(({ id }) => id);
};
