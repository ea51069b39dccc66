import { Secret, TOTP } from 'otpauth';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Seconds for which a code is shown; the one before and the one after it are taken too, for clocks that differ. */
const period = 30;

const totpOf = (secret: Secret, label = ''): TOTP =>
  new TOTP({ issuer: 'Vigie', label, secret, algorithm: 'SHA1', digits: 6, period });

/**
 * A new secret for an authenticator app, which becomes active with a first correct code; the former app stays active
 * until then.
 */
export const beginTotp = async (
  db: Database,
  encryption: Encryption,
  { userId, name, now = new Date() }: { userId: number; name: string; now?: Date },
): Promise<{ secret: string; uri: string }> => {
  const secret = new Secret({ size: 20 });
  const fresh = {
    secret: encryption.encrypt({ table: 'totp_secrets', owner: userId }, secret.base32),
    created_at: now.toISOString(),
    last_step: 0,
  };
  await db
    .insertInto('totp_secrets')
    .values({ user_id: userId, is_confirmed: 0, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'is_confirmed']).doUpdateSet(fresh))
    .execute();
  return { secret: secret.base32, uri: totpOf(secret, name).toString() };
};

interface TypedCode {
  readonly userId: number;
  /** Six digits. */
  readonly code: string;
  /** Of the app that signs the person in; otherwise of the one that is being set up. */
  readonly isConfirmed: boolean;
  readonly now?: Date;
}

/** Whether the code is one of this half minute, or of the one before or after, and none that was used already; it is used up then. */
export const spendTotpCode = async (
  db: Database,
  encryption: Encryption,
  { userId, code, isConfirmed, now = new Date() }: TypedCode,
): Promise<boolean> => {
  const row = await db
    .selectFrom('totp_secrets')
    .select('secret')
    .where('user_id', '=', userId)
    .where('is_confirmed', '=', isConfirmed ? 1 : 0)
    .executeTakeFirst();
  if (!row) return false;
  const secret = Secret.fromBase32(encryption.decrypt({ table: 'totp_secrets', owner: userId }, row.secret));
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / period) + delta;
  const spent = await db
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', row.secret)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
};

/** The app that was being set up signs the person in from now on, in place of the one there was. To be called within a transaction. */
export const confirmTotp = async (trx: Database, userId: number): Promise<void> => {
  await trx.deleteFrom('totp_secrets').where('user_id', '=', userId).where('is_confirmed', '=', 1).execute();
  await trx.updateTable('totp_secrets').set({ is_confirmed: 1 }).where('user_id', '=', userId).execute();
};

/** Removes the authenticator app. False when there was none to remove. */
export const removeTotp = async (db: Database, userId: number): Promise<boolean> => {
  const gone = await db.deleteFrom('totp_secrets').where('user_id', '=', userId).returning('is_confirmed').execute();
  return gone.some(({ is_confirmed }) => is_confirmed === 1);
};
