import type { Database } from '#server/platform/storage/database.ts';
import { isOpenMembership } from '../accounts.ts';

/** What stands between a right password and a session. */
export interface Factors {
  readonly totp: boolean;
  readonly passkey: boolean;
  /** Somebody says that there has to be one: the provider of its operators, an organisation of its people. */
  readonly isDemanded: boolean;
}

/** What of a second factor an account has, and whether it has to. Accounts of the demo, which never leave this machine, need none. */
export const readFactors = async (db: Database, userId: number): Promise<Factors> => {
  const user = await db
    .selectFrom('users')
    .select((eb) => [
      'shared',
      'demo',
      eb
        .selectFrom('totp_secrets')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('totp_secrets.user_id', '=', 'users.id')
        .where('is_confirmed', '=', 1)
        .as('apps'),
      eb
        .selectFrom('passkeys')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('passkeys.user_id', '=', 'users.id')
        .as('passkeys'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const roles = await db
    .selectFrom('memberships')
    .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select(['role', 'second_factor'])
    .where('user_id', '=', userId)
    .where(isOpenMembership())
    .execute();
  const isDemanded = roles.some(
    ({ role, second_factor }) =>
      role === 'operator' ||
      second_factor === 'everyone' ||
      (second_factor === 'administrators' && role === 'company-admin'),
  );
  return {
    totp: Number(user.apps) > 0,
    passkey: Number(user.passkeys) > 0,
    isDemanded: isDemanded && user.shared === 0 && user.demo === 0,
  };
};

/** Takes every second factor of an account away: the next sign-in asks for none, or has one set up where it is demanded. */
export const removeFactors = async (db: Database, userId: number): Promise<number> => {
  let removed = 0;
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes', 'passkey_challenges'] as const) {
    const rows = await db.deleteFrom(table).where('user_id', '=', userId).returning('user_id').execute();
    if (table === 'totp_secrets' || table === 'passkeys') removed += rows.length;
  }
  return removed;
};
