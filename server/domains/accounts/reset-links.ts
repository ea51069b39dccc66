import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { isNotSuspended, toAccountName } from './accounts.ts';
import { clearAttemptsOf } from './attempts.ts';
import { mailPasswordChanged } from './mails/mail-password-changed.ts';
import { closeLocationsOf } from './pending-locations.ts';
import { hashSecret } from './secrets.ts';
import { endSessionsOf } from './sessions.ts';
import { tellOfAccount } from './tell-of-account.ts';
import { retireTokens, spendToken } from './tokens.ts';

interface ResetLink {
  readonly email: string;
  readonly token: string;
}

/** The user whose password a link sets; undefined unless it holds and is theirs. */
export const findResetLink = (db: Database, { email, token }: ResetLink, now = new Date()) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .where('tokens.token_hash', '=', hashSecret(token))
    .where('tokens.kind', '=', 'reset')
    .where('tokens.used_at', '=', '')
    .where('tokens.expires_at', '>', now.toISOString())
    .where('users.name', '=', toAccountName(email))
    .where(isNotSuspended())
    .executeTakeFirst();

/**
 * Uses a link up and sets the password; anyone who was signed in is out, and may sign in again at once. To be called within a
 * transaction. Throws `password.not_updated` when the link was used in the meantime.
 */
export const setPasswordByLink = async (
  trx: Database,
  { email, token, passwordHash }: ResetLink & { passwordHash: string },
): Promise<void> => {
  if (!(await spendToken(trx, token))) throw apiError('password.not_updated');
  const user = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('name', '=', toAccountName(email))
    .where(isNotSuspended())
    .returning('id')
    .executeTakeFirst();
  if (!user) throw apiError('password.not_updated');
  const { id } = user;
  await tellOfAccount(trx, 'password-reset', { userId: id, record: id });
  await retireTokens(trx, { kind: 'reset', userId: id });
  await endSessionsOf(trx, id);
  await closeLocationsOf(trx, id);
  await clearAttemptsOf(trx, toAccountName(email));
  await addJob(trx, mailPasswordChanged, { userId: id });
};
