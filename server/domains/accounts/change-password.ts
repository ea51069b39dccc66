import type { z } from 'zod';
import type { changePassword as call } from '#contract/calls/change-password.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { checkPassword } from './check-password.ts';
import { mailPasswordChanged } from './mails/mail-password-changed.ts';
import type { NewPasswords } from './new-passwords.ts';
import { ownWordsOf } from './own-words.ts';
import { closeLocationsOf } from './pending-locations.ts';
import { endSessionsOf, openSession, type Session, type Visit } from './sessions.ts';
import { retireTokens } from './tokens.ts';

interface Change {
  readonly fields: z.output<typeof call.body>;
  readonly passwords: NewPasswords;
  /** Life of the session that takes the place of the one it was done in. */
  readonly sessionHours: number;
  readonly visit: Visit;
}

/**
 * Sets a new password. All other sessions end, older links for a password become invalid, and the person continues in a
 * new session, whose token it returns. Throws `throttled`, `validation.current_password` at its field, and
 * `password.not_updated` when another change came first.
 */
export const changePassword = async (
  store: Store,
  { userId, membershipId, tokenHash, mustEnrol }: Session,
  { fields, passwords, sessionHours, visit }: Change,
) => {
  const user = await store
    .selectFrom('users')
    .select(['name', 'password_hash', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { current_password: password } = fields;
  await checkPassword(store, { user, password, tokenHash, pointer: '/data/current_password' });
  const own = await ownWordsOf(store, { userId, ...user });
  const password_hash = await passwords.hash({ password: fields.password, own });
  return inTransaction(store, async (trx) => {
    const changed = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', userId)
      .where('password_hash', '=', user.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw apiError('password.not_updated');
    await endSessionsOf(trx, userId);
    await closeLocationsOf(trx, userId);
    await retireTokens(trx, { kind: 'reset', userId });
    await addJob(trx, mailPasswordChanged, { userId });
    await writeEntry(trx, 'password-changed', { record: userId });
    return openSession(trx, { membershipId, hours: sessionHours, proof: '', mustEnrol, visit });
  });
};
