import type { Database } from '#server/platform/storage/database.ts';
import { hashSecret } from '../secrets.ts';
import { createToken, spendToken } from '../tokens.ts';

/** Minutes from the password to the second factor. */
const stepMinutes = 10;

/** Who has shown who they are, and as what account they came. */
export interface SignInStep {
  readonly userId: number;
  readonly name: string;
  /** What their organisation's provider opens, where that showed it; null where it was a password. */
  readonly membershipId: number | null;
}

/** Makes the token of somebody whose second factor is due: after their password, or after the provider of a membership's organisation. */
export const openStep = async (
  db: Database,
  { userId, membershipId, now = new Date() }: { userId: number; membershipId?: number; now?: Date },
) => {
  const expiresAt = new Date(now.getTime() + stepMinutes * 60_000);
  const whose = { userId, ...(membershipId !== undefined && { membershipId }) };
  return { token: await createToken(db, { kind: 'second-factor', ...whose, expiresAt, now }), expiresAt };
};

/** Whose step a token stands for; undefined where it is not one, was used, or is too old. */
export const findStep = async (
  db: Database,
  token: string | undefined,
  now = new Date(),
): Promise<SignInStep | undefined> => {
  if (token === undefined) return undefined;
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.name', 'tokens.membership_id'])
    .where('token_hash', '=', hashSecret(token))
    .where('kind', '=', 'second-factor')
    .where('used_at', '=', '')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && { userId: row.id, name: row.name, membershipId: row.membership_id };
};

/** Uses the step up: of two answers at once, one opens a session. */
export const spendStep = spendToken;
