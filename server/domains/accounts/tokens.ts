import type { Database } from '#server/platform/storage/database.ts';
import type { TokenKind } from '#server/platform/storage/tables/accounts.ts';
import { createSecret, hashSecret } from './secrets.ts';

interface NewToken {
  readonly kind: TokenKind;
  readonly userId: number;
  readonly membershipId?: number;
  /** The address it verifies, where that is not the account's yet. */
  readonly email?: string;
  readonly expiresAt: Date;
  readonly now?: Date;
}

/** Makes a token and returns it; only its hash is stored. */
export const createToken = async (
  db: Database,
  { kind, userId, membershipId, email = '', expiresAt, now = new Date() }: NewToken,
): Promise<string> => {
  const token = createSecret();
  await db
    .insertInto('tokens')
    .values({
      token_hash: hashSecret(token),
      kind,
      user_id: userId,
      membership_id: membershipId ?? null,
      email,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return token;
};

/** Tokens of that kind that hold no longer, because a newer one is made or what they were for is done. */
export const retireTokens = async (
  db: Database,
  { kind, userId, membershipId, now = new Date() }: Omit<NewToken, 'expiresAt' | 'email'>,
): Promise<void> => {
  await db
    .updateTable('tokens')
    .set({ used_at: now.toISOString() })
    // Of a membership all of them: they may be of an account that it belonged to before.
    .where((eb) => (membershipId === undefined ? eb('user_id', '=', userId) : eb('membership_id', '=', membershipId)))
    .where('kind', '=', kind)
    .where('used_at', '=', '')
    .execute();
};

/** Consumes a token. False when it was used, replaced or expired before; of two calls at once, one gets true. */
export const spendToken = async (db: Database, token: string, now = new Date()): Promise<boolean> => {
  const spent = await db
    .updateTable('tokens')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', '=', '')
    .where('expires_at', '>', now.toISOString())
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
};

/** Forgets tokens that nobody will ask about any more: locations and second steps at once, mailed links after three months. */
export const deleteOldTokens = async (db: Database, now = new Date()): Promise<void> => {
  const threeMonthsAgo = new Date(now.getTime() - 90 * 86_400_000).toISOString();
  await db
    .deleteFrom('tokens')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', threeMonthsAgo),
        eb('kind', 'in', ['multi-location', 'network-location', 'second-factor']).and(
          'expires_at',
          '<=',
          now.toISOString(),
        ),
      ]),
    )
    .execute();
};
