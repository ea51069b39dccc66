import type { Database } from '#server/platform/storage/database.ts';

/**
 * The number of the administrator who gets in by password where an organisation's provider is the only other way in; undefined where it
 * is not. Without them nobody gets in once the provider is away.
 */
export const findPasswordUser = async (db: Database, organisationId: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('single_sign_on')
    .select('password_user_id')
    .where('organisation_id', '=', organisationId)
    .where('is_on', '=', 1)
    .where('is_only', '=', 1)
    .executeTakeFirst();
  return row?.password_user_id ?? undefined;
};
