import type { z } from 'zod';
import type { changePassword as call } from '#contract/calls/change-password.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { refusal } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { checkPassword } from './check-password.ts';
import { mailPasswordChanged } from './mails/mail-password-changed.ts';
import { hashPassword } from './passwords.ts';
import { closeLocationsOf } from './pending-locations.ts';
import { endSessionsOf, type Session } from './sessions.ts';
import { retireTokens } from './tokens.ts';

interface Change {
  readonly fields: z.output<typeof call.body>;
  /** Network address of the person who asks. */
  readonly address: string;
}

/**
 * Sets a new password; whoever else was signed in to the account is out, and links that would have set another hold no longer.
 * Throws `throttled`, `validation.current_password` at its field, and `password.not_updated` when somebody was quicker.
 */
export const changePassword = async (
  store: Store,
  { userId, tokenHash }: Session,
  { fields, address }: Change,
): Promise<void> => {
  const user = await store
    .selectFrom('users')
    .select(['name', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { current_password: password } = fields;
  await checkPassword(store, { user, password, address, pointer: '/data/current_password' });
  const password_hash = await hashPassword(fields.password);
  await inTransaction(store, async (trx) => {
    const changed = await trx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', userId)
      .where('password_hash', '=', user.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw refusal('password.not_updated');
    await endSessionsOf(trx, userId, { except: tokenHash });
    await closeLocationsOf(trx, userId);
    await retireTokens(trx, { kind: 'reset', userId });
    await addJob(trx, mailPasswordChanged, { userId });
    await writeEntry(trx, 'password-changed', { record: userId });
  });
};
